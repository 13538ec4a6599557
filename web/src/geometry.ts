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

/** The ground that a place covers. */
export function around(stage: Stage, place: Place, turned: boolean): Window {
  const { x, y } = spotOf(stage, place, turned);
  const { width = 1, height = 1 } = place;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

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
