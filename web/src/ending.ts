// A game that is over, in order: who came where, and what their scores are made of.
import type { EntryView, Say, Sum, TableView } from "./messages";

export interface Ranked {
  seat: number;
  rank: number; // 0 where nothing was counted
}

/** The best first; who is out of time comes last; where somebody gave up, they do, and nobody has a rank. */
export function ranking({ resigned, winners, seats, clock }: Pick<TableView, "resigned" | "winners" | "seats"> & Partial<TableView>, scores: number[]): Ranked[] {
  const out = clock?.out ?? [];
  const worth = seats.map((_, seat) => (out.includes(seat) ? -Infinity : resigned >= 0 ? Number(seat !== resigned) : (scores[seat] ?? Number(winners.includes(seat)))));
  const better = (seat: number) => worth.filter((one) => one > worth[seat]!).length;
  const ranked = worth.map((_, seat) => ({ seat, rank: resigned >= 0 ? 0 : better(seat) + 1 }));
  return ranked.toSorted((a, b) => worth[b.seat]! - worth[a.seat]!);
}

/** What was said when the game ended. */
export const lastWord = (entries: EntryView[], clause: string): Say | undefined =>
  entries.flatMap(({ lines = [] }) => lines).findLast(({ rule }) => rule === clause)?.say;

export interface Row {
  label: Say;
  sums: (Sum | undefined)[]; // by seat
}

const same = (a: Say, b: Say): boolean => JSON.stringify(a) === JSON.stringify(b);
/** None, or « 0 »; a sign is something. */
const isNothing = (sum: Sum | undefined): boolean => !sum?.points && ["", "0"].includes(sum?.told ?? "");

/** What the scores are made of, one label after another; what came to nothing for anybody is left out. */
export function rowsOf(reckoning: Sum[][]): Row[] {
  const labels = reckoning.flatMap((sums) => sums.filter(({ art }) => !art).map(({ label }) => label));
  const each = labels.filter((label, at) => labels.findIndex((other) => same(label, other)) === at);
  const rows = each.map((label) => ({ label, sums: reckoning.map((sums) => sums.find((sum) => same(sum.label, label))) }));
  return rows.filter(({ sums }) => !sums.every(isNothing));
}

/** The largest part of any score, to draw the others beside it. */
export const mostOf = (rows: Row[]): number =>
  Math.max(1, ...rows.flatMap(({ sums }) => sums.map((sum) => Math.abs(sum?.points ?? 0))));
