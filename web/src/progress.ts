// Where things are on the small charts of somebody's games.
import type { PlayedGame } from "./messages";

const STEP: Record<PlayedGame["outcome"], number> = { won: 1, level: 0, lost: -1 };

export interface Point {
  x: number;
  y: number;
}

/** A path that goes up with every win and down with every loss, from the left edge over a width, within a height. */
export function pathOf(games: Pick<PlayedGame, "outcome">[], width: number, height: number, widest = 40): Point[] {
  let [sum, low, high] = [0, 0, 0];
  const sums = [0, ...games.map(({ outcome }) => (sum += STEP[outcome]))];
  for (const one of sums) [low, high] = [Math.min(low, one), Math.max(high, one)];
  const across = Math.min(widest, width / Math.max(1, games.length));
  const up = Math.min(18, height / Math.max(1, high - low));
  const middle = (height - (high - low) * up) / 2;
  return sums.map((one, i) => ({ x: i * across, y: middle + (high - one) * up }));
}

export interface Mark {
  at: number; // from 0 to 1
  who: number[];
}

/** Where points lie between the lowest and the highest; those that are hardly apart share a mark. */
export function marksOf(points: number[], low: number, high: number, apart = 0.01): Mark[] {
  const marks: Mark[] = [];
  points.forEach((one, who) => {
    const at = share(one, low, high);
    const last = marks.at(-1);
    if (last && at - last.at < apart) last.who.push(who);
    else marks.push({ at, who: [who] });
  });
  return marks;
}

export const share = (one: number, low: number, high: number): number =>
  high > low ? Math.max(0, Math.min(1, (one - low) / (high - low))) : 0.5;
