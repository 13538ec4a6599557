// What happened, summed up: the entries of one seat's turn are one line, in few words.
import type { EntryView, Line } from "./messages";
import { t, tell, voice } from "./words.svelte";

export interface Turn {
  seat: number; // whose it was, -1 for nobody's
  entries: EntryView[];
}

const isMove = ({ kind }: EntryView): boolean => kind === "move";

/** The moves among the entries, by turns; what is nobody's belongs to the turn in which it happened. */
export function turnsOf(entries: EntryView[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of entries.filter(isMove)) {
    const { turn: seat = -1 } = entry;
    const last = turns.at(-1);
    if (last && (seat < 0 || seat === last.seat)) last.entries.push(entry);
    else turns.push({ seat, entries: [entry] });
  }
  return turns;
}

/** What many turns come to for one seat. */
export interface Share {
  seat: number;
  turns: number;
  cards: number;
  last: Turn;
}

export function sharesOf(turns: Turn[]): Share[] {
  const seats = [...new Set(turns.map(({ seat }) => seat))].filter((seat) => seat >= 0).sort((a, b) => a - b);
  return seats.map((seat) => {
    const own = turns.filter((turn) => turn.seat === seat);
    const cards = own.flatMap(({ entries }) => entries).reduce((sum, { cards = [] }) => sum + cards.length, 0);
    return { seat, turns: own.length, cards, last: own.at(-1)! };
  });
}

export const tells = ({ lines = [] }: EntryView): boolean => lines.length > 0;

interface Part {
  text: string;
  brief: boolean;
}

/** What was read on a card, and has no short form, is not said again. */
function partsOf({ lines = [], cards = [] }: EntryView, names: string[]): Part[] {
  const read = new Set(cards.flatMap((card) => card.lines ?? []).map(({ id }) => id));
  return lines.flatMap(({ say }: Line): Part[] => {
    const short = `${say.id}-short`;
    if (voice.words.has(short)) return [{ text: tell({ ...say, id: short }, names), brief: true }];
    return read.has(say.id) ? [] : [{ text: tell(say, names), brief: false }];
  });
}

/** In one line: « Colette : as + six · entre · f9 ». Whole sentences stay as they are. */
export function summed({ seat, entries }: Turn, names: string[]): string {
  const name = names[seat] ?? "";
  const parts = entries.flatMap((entry) => partsOf(entry, names)).filter(({ text }) => text);
  const brief = parts.filter((part) => part.brief).map(({ text }) => (text.startsWith(`${name} `) ? text.slice(name.length + 1) : text));
  const whole = parts.filter((part) => !part.brief).map(({ text }) => text);
  const short = brief.join(" · ");
  return [name && short ? `${name}${t("ui-colon")} ${short}` : short, ...whole].filter(Boolean).join(" ");
}
