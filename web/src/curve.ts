// Where the chances of a game lie on a chart: plies from left to right, a sure win at the top.
import type { Standing } from "./messages";

export interface Chart {
  left: number; // room for the scale
  right: number; // where the last ply is
  top: number;
  bottom: number;
  plies: number;
}

export const across = ({ left, right, plies }: Chart, ply: number): number => left + ((right - left) * ply) / Math.max(1, plies);

export const up = ({ top, bottom }: Chart, chance: number): number => bottom - (bottom - top) * chance;

/** The ply under a finger. */
export function plyAt({ left, right, plies }: Chart, x: number): number {
  return Math.max(0, Math.min(plies, Math.round(((x - left) / (right - left)) * plies)));
}

export const lineOf = (chart: Chart, points: Standing[], seat: number): string =>
  points.map(({ ply, chances }) => `${across(chart, ply).toFixed(1)},${up(chart, chances[seat] ?? 0).toFixed(1)}`).join(" ");

/** Chances in whole hundredths that make a hundred together: the largest remainders are rounded up. */
export function percents(chances: number[]): number[] {
  const all = chances.reduce((sum, chance) => sum + chance, 0) || 1;
  const exact = chances.map((chance) => (100 * chance) / all);
  const floors = exact.map(Math.floor);
  const missing = Math.round(100 - floors.reduce((sum, floor) => sum + floor, 0));
  const raised = exact.map((_, seat) => seat).sort((a, b) => exact[b]! - floors[b]! - (exact[a]! - floors[a]!));
  return floors.map((floor, seat) => floor + (all > 0 && raised.slice(0, missing).includes(seat) ? 1 : 0));
}

/** A seat's chances at a ply, read between the points. */
export function chancesAt(points: Standing[], ply: number): number[] {
  const after = points.find((point) => point.ply >= ply) ?? points[points.length - 1]!;
  const before = points.findLast((point) => point.ply <= ply) ?? after;
  const part = after.ply > before.ply ? (ply - before.ply) / (after.ply - before.ply) : 0;
  return before.chances.map((chance, seat) => chance + part * (after.chances[seat]! - chance));
}
