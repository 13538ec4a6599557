// Where things stand on a board, straight or turned half round; what a large piece covers; which place lies where.
import type { Caption, Place, Stage } from "./messages";

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

const HALF = 0.5; // a board begins half a unit before its first place
const EDGE = 0.08; // room for the outline
const CAPTION = 0.027; // of the width of the board: as high as captions are on any of them
const GUTTER = 1.7; // room for captions beside the board, in their own height

/** The drawing of the board in a page. */
export const PLATE = "plate";

const named = new WeakMap<Stage, Map<string, Place>>();

/** The places of a stage by name. */
export function placesOf(stage: Stage): Map<string, Place> {
  if (!named.has(stage)) named.set(stage, new Map(stage.places.map((place) => [place.id, place])));
  return named.get(stage)!;
}

export const spotOf = (stage: Stage, { x, y }: Point, turned: boolean): Point =>
  turned ? { x: stage.width - 1 - x, y: stage.height - 1 - y } : { x, y };

export const captionSize = ({ width }: Stage): number => CAPTION * width;
const gutter = (stage: Stage): number => GUTTER * captionSize(stage);

const outside = (at: number, size: number): number => (at < -HALF ? -1 : at > size - HALF ? 1 : 0);

/** Captions beside the board keep their side when it is turned, and stand close to it. */
export function captionSpot(stage: Stage, caption: Caption, turned: boolean): Point {
  const along = (at: number, size: number): number => {
    const side = outside(at, size);
    if (side < 0) return -HALF - gutter(stage) / 2;
    if (side > 0) return size - HALF + gutter(stage) / 2;
    return turned ? size - 1 - at : at;
  };
  return { x: along(caption.x, stage.width), y: along(caption.y, stage.height) };
}

export interface Window extends Point, Size {}

export function windowOf(stage: Stage): Window {
  const room = (side: number, ats: number[], size: number) =>
    ats.some((at) => outside(at, size) === side) ? gutter(stage) : EDGE;
  const xs = stage.captions.map(({ x }) => x);
  const ys = stage.captions.map(({ y }) => y);
  const left = room(-1, xs, stage.width);
  const top = room(-1, ys, stage.height);
  return {
    x: -HALF - left,
    y: -HALF - top,
    width: stage.width + left + room(1, xs, stage.width),
    height: stage.height + top + room(1, ys, stage.height),
  };
}

/** What a figure shows: a part of the board, and the captions beside it where it reaches the edge. */
export function windowOn(stage: Stage, part: Window): Window {
  const whole = windowOf(stage);
  const along = (at: number, size: number, all: number, start: number, room: number): [number, number] => {
    const low = at <= -HALF ? start : at - EDGE;
    const high = at + size >= all - HALF ? start + room : at + size + EDGE;
    return [low, high - low];
  };
  const [x, width] = along(part.x, part.width, stage.width, whole.x, whole.width);
  const [y, height] = along(part.y, part.height, stage.height, whole.y, whole.height);
  return { x, y, width, height };
}

export const isIn = ({ x, y, width, height }: Window, at: Point): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

/** The edges of some places that no two of them share. */
export function outline(places: Place[]): string {
  const seen = new Map<string, number>();
  for (const { x, y, width = 1, height = 1 } of places) {
    const [left, right] = [x - width / 2, x + width / 2].map((at) => at.toFixed(2));
    const [top, bottom] = [y - height / 2, y + height / 2].map((at) => at.toFixed(2));
    const edges = [`M${left} ${top}H${right}`, `M${left} ${bottom}H${right}`, `M${left} ${top}V${bottom}`, `M${right} ${top}V${bottom}`];
    for (const edge of edges) seen.set(edge, (seen.get(edge) ?? 0) + 1);
  }
  return [...seen].flatMap(([edge, times]) => (times === 1 ? edge : [])).join("");
}

/** From one point towards another, as far as told. */
function towards(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * far) / length, y: from.y + ((to.y - from.y) * far) / length };
}

/** An arrow from place to place: it leaves what stands at its beginning to be seen, and stops before what stands at its end. */
export function arrow(places: Place[], thick: number, taken: (id: string) => boolean): { line: string; head: string } {
  const points: Point[] = places.filter(({ id }, i) => id !== places[i - 1]?.id);
  const [first, last] = [places[0], places.at(-1)];
  if (points.length < 2 || !first || !last) return { line: "", head: "" };
  const gap = (place: Place, next: Point) =>
    taken(place.id) ? Math.min(0.34, 0.3 * Math.hypot(next.x - place.x, next.y - place.y)) : 0;
  const tip = towards(last, points.at(-2)!, gap(last, points.at(-2)!));
  const start = towards(first, points[1]!, gap(first, points[1]!));
  const neck = towards(tip, points.at(-2)!, 2.6 * thick);
  const [dx, dy] = [(tip.x - neck.x) * 0.62, (tip.y - neck.y) * 0.62];
  const line = [start, ...points.slice(1, -1), neck].map(({ x, y }) => `${x} ${y}`).join("L");
  const head = `M${tip.x} ${tip.y}L${neck.x - dy} ${neck.y + dx}L${neck.x + dy} ${neck.y - dx}Z`;
  return { line: `M${line}`, head };
}

/** The ground that a place covers. */
export function around(stage: Stage, place: Place, turned: boolean): Window {
  const { x, y } = spotOf(stage, place, turned);
  const { width = 1, height = 1 } = place;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** What a piece covers of its ground. */
export const inner = ({ x, y, width, height }: Window): Window => ({
  x: x + 0.2 * width,
  y: y + 0.1 * height,
  width: 0.6 * width,
  height: 0.8 * height,
});

/** A point turned clockwise about the origin. */
function turn({ x, y }: Point, angle: number): Point {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** An angle written so that the way there from another is short. */
export const nearAngle = (from: number, angle: number): number => {
  const way = (((angle - from) % 360) + 360) % 360;
  return from + (way > 180 ? way - 360 : way);
};

/** The middle of a whole piece that lies with its first square on a place. */
export function middleOf(place: Point, { width, height }: Size, angle = 0): Point {
  const { x, y } = turn({ x: (width - 1) / 2, y: (height - 1) / 2 }, angle);
  return { x: place.x + x, y: place.y + y };
}

const corner = ({ x, y }: Point): string => `${Math.round(x * 4)},${Math.round(y * 4)}`;
const gridded = new WeakMap<Stage, Map<string, string>>();

function grid(stage: Stage): Map<string, string> {
  if (!gridded.has(stage)) gridded.set(stage, new Map(stage.places.map((place) => [corner(place), place.id])));
  return gridded.get(stage)!;
}

/** The places that a piece covers, the one it stands on first. */
export function covered(stage: Stage, place: Place, { width, height }: Size, angle = 0): string[] {
  if (width === 1 && height === 1) return [place.id];
  const squares = Array.from({ length: width * height }, (_, i) => ({ x: i % width, y: Math.floor(i / width) }));
  return squares.flatMap((square) => {
    const { x, y } = turn(square, angle);
    return grid(stage).get(corner({ x: place.x + x, y: place.y + y })) ?? [];
  });
}

/** Of places where a piece may lie, those that cover each place: first the one in which it begins there, as one reads. */
export function covering(stage: Stage, places: Place[], size: Size, angle = 0): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const place of places.toSorted((a, b) => b.y - a.y || b.x - a.x)) {
    for (const id of covered(stage, place, size, angle)) found.set(id, [...(found.get(id) ?? []), place]);
  }
  return found;
}

/** How far a point is from a lying piece; 0 inside. */
export function distance(point: Point, place: Point, { width, height }: Size, angle = 0): number {
  const { x, y } = turn({ x: point.x - place.x, y: point.y - place.y }, -angle);
  const beyond = (at: number, size: number) => Math.max(-HALF - at, 0, at - size + HALF);
  return Math.hypot(beyond(x, width), beyond(y, height));
}

/** Of all places, the one that brings the middle of the piece nearest to a point. */
export function nearest(places: Place[], point: Point, size: Size, angle = 0): Place | undefined {
  let best: Place | undefined;
  let least = Infinity;
  const { x, y } = middleOf({ x: 0, y: 0 }, size, angle);
  for (const place of places) {
    const far = (place.x + x - point.x) ** 2 + (place.y + y - point.y) ** 2;
    if (far < least - 1e-9) [best, least] = [place, far];
  }
  return best;
}

export interface Print extends Point {
  lines: string[];
}

const LETTER = 0.53; // of the height of a letter: how wide it is on average
const LEADING = 1.12; // of the height of a letter: from line to line
const LONG = 16; // letters of a line
const UNDER = 0.7; // of the height of a letter: from a point to the print about it

function broken(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LONG) lines.push(`${lines.pop()} ${word}`);
    else lines.push(word);
  }
  return lines;
}

/** Names printed under or over their points, `high` units high, each where it can be read: none over another. */
export function lettered(names: { at: Point; text: string }[], high: number, standing: Window[] = []): Print[] {
  const spot = { width: 1.4 * high, height: 1.4 * high };
  const taken: Window[] = names.map(({ at }) => ({ x: at.x - spot.width / 2, y: at.y - spot.height / 2, ...spot }));
  taken.push(...standing);
  return names.flatMap(({ at, text }) => {
    const lines = broken(text);
    const width = LETTER * high * Math.max(...lines.map(({ length }) => length));
    const height = LEADING * high * lines.length;
    const on = standing.filter((piece) => overlap(piece, { ...at, width: high / 9, height: high / 9 }) > 0);
    const right = Math.max(at.x + UNDER * high, ...on.map((piece) => piece.x + piece.width)) + width / 2;
    const left = Math.min(at.x - UNDER * high, ...on.map((piece) => piece.x)) - width / 2;
    const below = Math.max(at.y + UNDER * high, ...on.map((piece) => piece.y + piece.height));
    const above = Math.min(at.y - UNDER * high, ...on.map((piece) => piece.y)) - height;
    const level = at.y - height / 2;
    for (const [x, y] of [[at.x, below], [at.x, above], [right, level], [left, level]] as const) {
      const room = { x: x - width / 2, y, width, height };
      if (taken.some((other) => overlap(room, other) > 0)) continue;
      taken.push(room);
      return [{ x, y, lines }];
    }
    return [];
  });
}

const overlap = (a: Window, b: Window): number => {
  const along = (at: number, size: number, other: number, room: number) =>
    Math.max(0, Math.min(at + size, other + room) - Math.max(at, other));
  return along(a.x, a.width, b.x, b.width) * along(a.y, a.height, b.y, b.height);
};

export const isFree = (spot: Window, others: Window[]): boolean => others.every((other) => overlap(spot, other) === 0);

/** Where something is said about a thing: within the screen, over as little as can be, as near as can be. */
export function beside(thing: Window, { width, height }: Size, screen: Window, others: Window[]): Window {
  const within = (at: number, start: number, room: number, size: number) => Math.max(start, Math.min(at, start + room - size));
  const at = (x: number, y: number): Window => ({
    x: within(x, screen.x, screen.width, width),
    y: within(y, screen.y, screen.height, height),
    width,
    height,
  });
  const [right, below] = [thing.x + thing.width, thing.y + thing.height];
  const [across, down] = [thing.x + (thing.width - width) / 2, thing.y + (thing.height - height) / 2];
  const near = [at(across, thing.y - height), at(across, below), at(right, down), at(thing.x - width, down)];
  const sides = [across, screen.x, screen.x + screen.width];
  const levels = [screen.y, screen.y + screen.height, ...others.flatMap((other) => [other.y - height, other.y + other.height])];
  const apart = levels.flatMap((y) => sides.map((x) => at(x, y)));
  const covers = (spot: Window) => [thing, ...others].reduce((sum, other) => sum + overlap(spot, other), 0);
  const way = (spot: Window) => Math.hypot(spot.x - across, spot.y - down);
  const best = { spot: near[0]!, cost: Infinity, far: Infinity };
  for (const spot of [...near, ...apart]) {
    const [cost, far] = [covers(spot), near.includes(spot) ? 0 : way(spot)];
    if (cost < best.cost || (cost === best.cost && far < best.far)) Object.assign(best, { spot, cost, far });
  }
  return best.spot;
}

export const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The nearest place that way, straight ahead before aside: ahead counts once, aside twice. */
export function neighbour(places: Iterable<Place>, from: Place, way: Point): Place | undefined {
  let best: Place | undefined;
  let least = Infinity;
  for (const place of places) {
    const ahead = (place.x - from.x) * way.x + (place.y - from.y) * way.y;
    const aside = Math.abs((place.x - from.x) * way.y) + Math.abs((place.y - from.y) * way.x);
    if (ahead <= 0) continue;
    const far = ahead + 2 * aside + (aside > 2 * ahead ? 1000 : 0); // far aside only when there is nothing else
    if (far < least) [best, least] = [place, far];
  }
  return best;
}
