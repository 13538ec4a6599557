// What is to be read: cards, each for somebody, and how long they lie open where they turn by themselves.
import type { EntryView, Frame, Say, Sheet, Stage } from "./messages";
import type { Change } from "./motion";
import type { CardPace } from "./settings.svelte";

/** What waits for the reader: the cards of a moment, or what was not looked at one by one. */
export type Reading = { cards: Sheet[] } | { passed: EntryView[]; changes: Change[] };

export const SEATS = ["player", "rival"]; // arguments that are seats
const PACES = { slow: [1800, 60], fast: [900, 25] } as const; // milliseconds, and more for each character

/** A card that was turned over, and by what. */
export interface Turned {
  card: Sheet;
  entry: EntryView;
}

export const turnedIn = (entries: EntryView[]): Turned[] => entries.flatMap((entry) => (entry.cards ?? []).map((card) => ({ card, entry })));

/** By which a card that was turned over is remembered. */
export const nameOf = ({ card, entry }: Turned): string => `${entry.seq}.${(entry.cards ?? []).indexOf(card)}`;

const names = ({ args = {} }: Say, seats: readonly number[]): boolean => SEATS.some((key) => seats.includes(args[key] as number));

/** Whether a card is read by itself by who sits there: it is nobody's, theirs, or names them. */
export const isFor = (seats: readonly number[], { owner = -1, title, lines = [] }: Sheet): boolean =>
  owner < 0 || seats.includes(owner) || [title, ...lines].some((say) => names(say, seats));

/** How long a card lies open, from its words. */
export function timeFor(words: string, pace: CardPace): number {
  if (pace === "hand") return Infinity;
  const [least, each] = PACES[pace];
  return least + each * words.length;
}

/** The piece on the board that a single card speaks of: of its owner or of who it names, rather one that went. */
export function subjectOf(reading: Reading | null, { pieces }: Frame, { places }: Stage): string {
  const [card, ...more] = reading && "cards" in reading ? reading.cards : [];
  if (!card || more.length) return "";
  const seat = (card.owner ?? -1) >= 0 ? card.owner : card.title.args?.player;
  const own = pieces.filter(({ owner = -1, place }) => owner >= 0 && owner === seat && places.some(({ id }) => id === place));
  return (own.find(({ id }) => card.stops?.some(({ piece }) => piece === id)) ?? own[0])?.id ?? "";
}
