// The places of the pieces in a hand: each keeps its own, what comes takes one that was left, and is new for a turn.
import type { Piece } from "./messages";

export interface Rack {
  slots: (string | null)[]; // ids of pieces, and places that were left
  counts: Map<string, number>;
  owed: number; // pieces that have left, and in whose place none has come
  left: Set<string>; // those of the last change
  fresh: Set<string>;
}

const countsOf = (pieces: Piece[]): Map<string, number> => new Map(pieces.map(({ id = "", count = 1 }) => [id, count]));

export function racked(before: Rack | undefined, pieces: Piece[]): Rack {
  const counts = countsOf(pieces);
  if (!before) return { slots: [...counts.keys()], counts, owed: 0, left: new Set(), fresh: new Set() };
  const more = (id: string): number => (counts.get(id) ?? 0) - (before.counts.get(id) ?? 0);
  const gone = [...before.counts.keys()].reduce((sum, id) => sum + Math.max(0, -more(id)), before.owed);
  const came = [...counts.keys()].filter((id) => more(id) > 0);
  if (!came.length && gone === before.owed) return before;
  const slots = before.slots.map((id) => (id !== null && counts.has(id) ? id : null));
  for (const id of came.filter((id) => !slots.includes(id))) slots.splice(slots.includes(null) ? slots.indexOf(null) : slots.length, 1, id);
  while (slots.at(-1) === null) slots.pop();
  const owed = Math.max(0, gone - came.reduce((sum, id) => sum + more(id), 0));
  const left = new Set([...before.counts.keys()].filter((id) => more(id) < 0));
  const fresh = new Set(came.filter((id) => gone > 0 && !before.left.has(id))); // what was taken back is not new
  return { slots, counts, owed, left, fresh };
}

/** To be found again when the page is opened anew. */
export const written = ({ slots, counts, owed, left, fresh }: Rack): string => JSON.stringify([slots, [...counts], owed, [...left], [...fresh]]);

export function readRack(text: string): Rack | undefined {
  if (!text) return undefined;
  const [slots, counts, owed, left, fresh] = JSON.parse(text);
  return { slots, counts: new Map(counts), owed, left: new Set(left), fresh: new Set(fresh) };
}
