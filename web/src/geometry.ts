// Where things stand on a board, straight or turned half round; which place lies in a direction.
import type { Caption, Place, Stage } from "./messages";

export interface Point {
  x: number;
  y: number;
}

const HALF = 0.5; // a board begins half a unit before its first place
const EDGE = 0.08; // room for the outline
const GUTTER = 0.5; // room for captions beside the board

export const spotOf = (stage: Stage, { x, y }: Point, turned: boolean): Point =>
  turned ? { x: stage.width - 1 - x, y: stage.height - 1 - y } : { x, y };

const outside = (at: number, size: number): number => (at < -HALF ? -1 : at > size - HALF ? 1 : 0);

/** Captions beside the board keep their side when it is turned, and stand close to it. */
export function captionSpot(stage: Stage, caption: Caption, turned: boolean): Point {
  const along = (at: number, size: number): number => {
    const side = outside(at, size);
    if (side < 0) return -HALF - GUTTER / 2;
    if (side > 0) return size - HALF + GUTTER / 2;
    return turned ? size - 1 - at : at;
  };
  return { x: along(caption.x, stage.width), y: along(caption.y, stage.height) };
}

export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function windowOf(stage: Stage): Window {
  const room = (side: number, ats: number[], size: number) =>
    ats.some((at) => outside(at, size) === side) ? GUTTER : EDGE;
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

export const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The nearest place that way: ahead counts once, aside twice. */
export function neighbour(places: Place[], from: Place, way: Point): Place | undefined {
  let best: Place | undefined;
  let least = Infinity;
  for (const place of places) {
    const ahead = (place.x - from.x) * way.x + (place.y - from.y) * way.y;
    const aside = Math.abs((place.x - from.x) * way.y) + Math.abs((place.y - from.y) * way.x);
    if (ahead <= 0 || aside > ahead * 2) continue;
    if (ahead + 2 * aside < least) [best, least] = [place, ahead + 2 * aside];
  }
  return best;
}
