// What a screen shows of a board: the whole, or a part of it from nearer.
import type { Point, Size, Window } from "./geometry";
import type { Frame } from "./messages";

/** The point of the board in the middle of the screen, and how many times larger than on the whole board all is. */
export interface View extends Point {
  zoom: number;
}

export interface Lens {
  whole: Window;
  screen: Size; // pixels
  aside?: number; // pixels at the right that buttons cover from near: the board can be pulled out from under them
}

const CLOSEST = 160; // pixels of a unit
const FINGER = 26; // pixels of a unit, where a touch beside it does no harm yet

/** Pixels of a unit when the whole board is shown. */
export const fit = ({ whole, screen }: Lens): number =>
  Math.min(screen.width / whole.width, screen.height / whole.height) || 1;

/** How much of the board the screen shows. */
export const seen = (lens: Lens, zoom: number): Size => ({
  width: lens.screen.width / fit(lens) / zoom,
  height: lens.screen.height / fit(lens) / zoom,
});

export const wholeOf = ({ whole }: Lens): View => ({
  x: whole.x + whole.width / 2,
  y: whole.y + whole.height / 2,
  zoom: 1,
});

export const between = (low: number, at: number, high: number): number => Math.min(Math.max(low, at), high);

const zoomIn = (lens: Lens, zoom: number): number => between(1, zoom, Math.max(1, CLOSEST / fit(lens)));

/** No nearer than makes sense, and nothing beyond the board as long as there is board to see. */
export function clamp(lens: Lens, view: View): View {
  const { whole } = lens;
  const zoom = zoomIn(lens, view.zoom);
  const { width, height } = seen(lens, zoom);
  const aside = zoom > 1 ? (lens.aside ?? 0) / (fit(lens) * zoom) : 0;
  const along = (at: number, start: number, size: number, room: number, more = 0): number =>
    room >= size ? start + size / 2 : between(start + room / 2, at, start + size + more - room / 2);
  return { x: along(view.x, whole.x, whole.width, width, aside), y: along(view.y, whole.y, whole.height, height), zoom };
}

/** As the viewBox of a drawing that has the shape of the board. */
export function boxOf({ whole }: Lens, { x, y, zoom }: View): Window {
  const [width, height] = [whole.width / zoom, whole.height / zoom];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** As the transform, about the middle of the screen, of a drawing made for another view. */
export function moved(lens: Lens, drawn: View, view: View): string {
  const unit = fit(lens) * view.zoom;
  return `translate(${(drawn.x - view.x) * unit}px, ${(drawn.y - view.y) * unit}px) scale(${view.zoom / drawn.zoom})`;
}

/** What was under a point of the screen comes under another, so many times larger. Pixels, from the middle of the screen. */
export function drag(lens: Lens, view: View, from: Point, to = from, by = 1): View {
  const zoom = zoomIn(lens, view.zoom * by);
  const [before, after] = [fit(lens) * view.zoom, fit(lens) * zoom];
  return clamp(lens, { x: view.x + from.x / before - to.x / after, y: view.y + from.y / before - to.y / after, zoom });
}

/** The shortest way to a view in which a thing is seen whole. */
export function reveal(lens: Lens, view: View, thing: Window): View {
  const room = seen(lens, view.zoom);
  const along = (at: number, start: number, size: number, space: number): number =>
    size > space ? start + size / 2 : between(start + size - space / 2, at, start + space / 2);
  return clamp(lens, {
    x: along(view.x, thing.x, thing.width, room.width),
    y: along(view.y, thing.y, thing.height, room.height),
    zoom: view.zoom,
  });
}

/** The middle of as many points as there is room for, the most important first. */
export function sight(points: Point[], room: Size): Point {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    const wider = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)] as const;
    const fits = wider[2] - wider[0] <= room.width && wider[3] - wider[1] <= room.height;
    if (left < Infinity && !fits) break;
    [left, top, right, bottom] = wider;
  }
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** How near all points are seen, each with its unit: no nearer than usual, and each large enough for a finger. */
export function spread(lens: Lens, points: Point[], usual: number): number {
  const span = (along: number[]) => Math.max(...along) - Math.min(...along) + 1;
  const unit = Math.min(lens.screen.width / span(points.map(({ x }) => x)), lens.screen.height / span(points.map(({ y }) => y)));
  return Math.min(usual, Math.max(unit, FINGER) / fit(lens));
}

/** Where the last move went, its end first. */
export const wentTo = ({ marks }: Frame): string[] =>
  marks.flatMap(({ kind, places }) => (kind === "last" ? places.toReversed() : []));

/** One move of a game: within one ply the cards of a throw may move a pawn several times. */
export const lastMove = (frame: Frame): string => `${frame.ply} ${wentTo(frame).join(" ")}`;

/** Where the pieces of the seat stand that everybody waits for. */
export function waitedFor({ pieces, to_move, thrower }: Frame): string[] {
  const turn = to_move >= 0 ? to_move : thrower;
  return turn < 0 ? [] : pieces.flatMap(({ owner, place }) => (owner === turn ? place : []));
}

/** Whether the last move was somebody else's: what lies at its end is not of the seat that everybody waits for. */
export function wentElse(frame: Frame): boolean {
  const [end] = wentTo(frame);
  const there = frame.pieces.filter(({ place }) => place === end);
  return there.length > 0 && !waitedFor(frame).includes(end!);
}

/** The places of the player's own pieces, those to touch first; where none of them can be touched, another that can. */
export function toTouch(own: string[], lit: string[]): string[] {
  const touchable = own.filter((place) => lit.includes(place));
  return [...(touchable.length ? touchable : lit.slice(0, 1)), ...own.filter((place) => !lit.includes(place))];
}
