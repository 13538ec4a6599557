// Motion is the difference between two frames: a piece that keeps its id walks from where it stood to where it stands.
import type { Counter, Frame, Mark, Piece, Stop } from "./messages";

export interface Trip {
  id: string;
  way: string[]; // places from the old one to the new one; empty for a piece that came from nowhere
}

interface Flight extends Trip {
  from: DOMRect | undefined;
  isFar: boolean; // it comes from somebody's seat
}

export function trips(before: Frame, after: Frame): Trip[] {
  const stood = new Map(before.pieces.map((piece) => [piece.id, piece.place]));
  return after.pieces.flatMap(({ id = "", place }) => {
    const start = stood.get(id);
    return start === place ? [] : [{ id, way: wayOf(after, start, place) }];
  });
}

/** Whether it has come from somebody's hand. */
export const isPut = ({ way }: Trip, { trays }: Frame): boolean => trays.some(({ id }) => id === way[0]);

/** The last move tells the way, and from which tray a piece came that nobody had seen before. */
function wayOf({ marks, trays }: Frame, start: string | undefined, end: string): string[] {
  const from = (place: string | undefined) =>
    start === undefined ? trays.some(({ id }) => id === place) : place === start;
  const walked = marks.find(({ kind, places }) => kind === "last" && places.at(-1) === end && from(places[0]));
  return walked?.places ?? (start === undefined ? [] : [start, end]);
}

/** The table as a card was turned over: pieces stand where they stood before, or as far as they had come. */
export function standing(before: Frame, after: Frame, stops: Stop[]): Frame {
  const stood = new Map(before.pieces.map(({ id, place }) => [id, place]));
  for (const { piece, way } of stops) stood.set(piece, way.at(-1)!);
  const pieces = after.pieces.map((piece) => ({ ...piece, place: stood.get(piece.id) ?? piece.place }));
  const last = ({ kind }: Mark): boolean => kind === "last";
  const ways = stops.length ? stops.map(({ way }) => ({ kind: "last", places: way })) : before.marks.filter(last);
  return { ...after, pieces, marks: [...after.marks.filter((mark) => !last(mark)), ...ways], offers: [], buttons: [] };
}

export const diceIn = ({ trays, pieces }: Frame): Piece[] =>
  pieces.filter(({ place }) => trays.some(({ id, kind }) => id === place && kind === "dice"));

/** Something counted for a seat has changed, by so much. */
export interface Change {
  id: string; // of the counter
  ply: number;
  by: number;
}

/** The number that a counter begins with: 3 of 3/5. */
const counted = ({ value }: Counter): number => Number(/^-?\d+/.exec(value)?.[0]);

export function changesOf(before: Frame, after: Frame): Change[] {
  if (after.ply <= before.ply) return [];
  return after.counters.flatMap((counter) => {
    const old = before.counters.find(({ id }) => id === counter.id);
    const by = (counter.owner ?? -1) >= 0 && old ? counted(counter) - counted(old) : 0;
    return by ? [{ id: counter.id, ply: after.ply, by }] : [];
  });
}

export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** A change of the score comes from where the last thing happened on the board. */
export function flyIn(change: Element): void {
  if (!calm() && !document.hidden) requestAnimationFrame(() => flyFromBoard(change));
}

function flyFromBoard(change: Element): void {
  const from = element("field", "")?.getBoundingClientRect();
  if (!from) return;
  const [x, y] = middle(change.getBoundingClientRect());
  const [fromX, fromY] = middle(from);
  const start = { transform: `translate(${fromX - x}px, ${fromY - y}px) scale(2.2)` };
  change.animate([start, { ...start, offset: 0.3 }, { transform: "none" }], { duration: 900, easing: "cubic-bezier(.4,0,.2,1)" });
}

/** Which dice of a throw were in the hand: from the first that shows something else, else the last ones alike. */
export function thrownFrom(before: string[], after: string[]): number {
  const changed = after.findIndex((face, i) => face !== before[i]);
  if (changed >= 0) return changed;
  const kept = after.findLastIndex((face) => face !== after.at(-1));
  return kept + 1;
}

export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

const element = (name: string, id: string): Element | null =>
  document.querySelector(`[data-${name}="${CSS.escape(id)}"]`);

/** Where the pieces that will travel stand on the screen now; what already lies at `settled` does not travel. */
export function takeOff(before: Frame | null, after: Frame, settled = ""): Flight[] {
  if (!before || calm() || document.hidden) return [];
  const there = new Set(after.pieces.flatMap(({ id, place }) => (settled && place === settled ? [id] : [])));
  const travelling = trips(before, after).filter(({ id }) => !there.has(id));
  return travelling.map((trip) => {
    const near = startOf(trip);
    return { ...trip, from: (near ?? seatOf(trip, before))?.getBoundingClientRect(), isFar: !near };
  });
}

function startOf({ id, way }: Trip): Element | null {
  const tray = way.length ? element("tray", way[0]!) : null;
  return element("piece", id) ?? tray?.querySelector("svg") ?? tray;
}

/** Where somebody sits whose tray is not on the screen. */
function seatOf({ way }: Trip, { trays }: Frame): Element | null {
  const owner = trays.find(({ id }) => id === way[0])?.owner ?? -1;
  return owner < 0 ? null : (element("seat", String(owner))?.querySelector("svg") ?? null);
}

const length = ({ width, height }: DOMRect): number => Math.max(width, height);
const middle = ({ x, y, width, height }: DOMRect): [number, number] => [x + width / 2, y + height / 2];

const FAR = 900; // milliseconds from a seat to the board: one sees who has put it there

export function fly(flights: Flight[]): void {
  for (const { id, from, way, isFar } of flights) {
    const piece = element("piece", id);
    if (!piece) continue;
    for (const animation of piece.getAnimations()) animation.cancel();
    if (from) sail(piece, from, way, isFar ? FAR : way.length > 2 ? 400 : 320);
    else piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 250 });
  }
}

function sail(piece: Element, from: DOMRect, way: string[], duration: number): void {
  const to = piece.getBoundingClientRect();
  const zoom = piece instanceof SVGGElement ? (piece.getScreenCTM()?.a ?? 1) : 1; // board units to pixels
  const [x, y] = middle(to);
  const between = way.slice(1, -1).flatMap((place) => element("place", place)?.getBoundingClientRect() ?? []);
  const keyframes = [from, ...between, to].map((rect) => {
    const [px, py] = middle(rect);
    const grown = rect === from && length(to) ? length(from) / length(to) : 1;
    return { transform: `translate(${(px - x) / zoom}px, ${(py - y) / zoom}px) scale(${grown})` };
  });
  piece.animate(keyframes, { duration, easing: "cubic-bezier(.3,.1,.2,1)" });
}

export function tumble(die: Element, i: number): void {
  if (calm()) return;
  const side = i % 2 ? -1 : 1;
  die.animate(
    [
      { transform: `translate(${-18 * side}px, -22px) rotate(${-400 * side}deg)`, opacity: 0.75 },
      { transform: `translate(${7 * side}px, 5px) rotate(${-90 * side}deg)`, opacity: 1, offset: 0.6 },
      { transform: `translate(${-2 * side}px, -2px) rotate(${12 * side}deg)`, offset: 0.85 },
      { transform: "none" },
    ],
    { duration: 500, easing: "ease-out", delay: 30 * i, fill: "backwards" },
  );
}
