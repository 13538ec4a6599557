// What happened, summed up: the entries of one seat's turn are one line, in few words.
import type { EntryView, Say } from "./messages";
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

/** Without what was taken back: the entries that led to a position. */
export function standing(entries: EntryView[], ply: number): EntryView[] {
  let next = ply;
  const led = entries.toReversed().filter((entry) => {
    const { ply: at = next - 1 } = entry;
    if (!isMove(entry) || at >= next) return false;
    next = at;
    return true;
  });
  return led.reverse();
}

const SEATS = ["player", "rival"]; // arguments that are seats

/** Whether a sentence of an entry speaks of a seat. */
export const speaksOf = ({ lines = [] }: EntryView, seat: number): boolean =>
  lines.some(({ say: { args = {} } }) => SEATS.some((key) => args[key] === seat));

/** The last turn of everybody, as one each: what was done to a seat first, then its own, then the newest. Of the others,
 * all that they did since it played. */
export function lastOf(turns: Turn[], seat: number): Turn[] {
  const own = turns.findLastIndex((turn) => turn.seat === seat);
  const former = turns.findLastIndex((turn, i) => turn.seat === seat && i < own);
  const [since, before] = [turns.slice(own + 1), turns.slice(former + 1, Math.max(own, 0))];
  const others = new Map<number, EntryView[]>();
  for (const part of [since, before]) {
    for (const { seat, entries } of gathered(part).toReversed()) if (!others.has(seat)) others.set(seat, entries);
  }
  const theirs = [...others].map(([seat, entries]) => ({ seat, entries }));
  const concerns = ({ entries }: Turn) => entries.some((entry) => speaksOf(entry, seat));
  return [...theirs.filter(concerns), ...turns.slice(Math.max(own, 0), own + 1), ...theirs.filter((turn) => !concerns(turn))];
}

/** The turns of each seat as one, in the order in which they have ended. */
function gathered(turns: Turn[]): Turn[] {
  const seats = new Map<number, EntryView[]>();
  for (const { seat, entries } of turns) {
    const all = [...(seats.get(seat) ?? []), ...entries];
    seats.delete(seat);
    seats.set(seat, all);
  }
  return [...seats].map(([seat, entries]) => ({ seat, entries }));
}

export const tells = ({ lines = [] }: EntryView): boolean => lines.length > 0;

interface Part {
  text: string;
  brief: boolean;
}

/** The same done to several is told once: to each of them. */
function together(says: Say[], names: string[], reader: number): string[] {
  const alike = new Map<string, Say[]>();
  for (const say of says) {
    const key = tell({ ...say, args: { ...say.args, rival: "", rivals: 1 } }, names);
    alike.set(key, [...(alike.get(key) ?? []), say]);
  }
  const told = (say: Say, rivals: number) => tell({ ...say, args: { ...say.args, rivals } }, names, reader);
  return [...alike.values()].flatMap((same) => {
    const rivals = new Set(same.map(({ args = {} }) => args.rival)).size;
    return rivals > 1 ? [told(same[0]!, rivals)] : same.map((say) => told(say, 1));
  });
}

/** What was read on a card, and has no short form, is not said again. */
function partsOf({ lines = [], cards = [] }: EntryView, names: string[], reader: number): Part[] {
  const read = new Set(cards.flatMap((card) => card.lines ?? []).map(({ id }) => id));
  const says = lines.map(({ say }) => say);
  const isBrief = ({ id }: Say) => voice.words.has(`${id}-short`);
  const short = together(says.filter(isBrief).map((say) => ({ ...say, id: `${say.id}-short` })), names, reader);
  const whole = says.filter((say) => !isBrief(say) && !read.has(say.id)).map((say) => tell(say, names, reader));
  return [...short.map((text) => ({ text, brief: true })), ...whole.map((text) => ({ text, brief: false }))];
}

/** What was said more than once is counted. */
function counted(texts: string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([said, count]) => (count > 1 ? t("ui-times-said", { count, said }) : said));
}

interface Way {
  reader?: number; // the seat that sentences speak to
  lastFirst?: boolean; // what a turn came to before what led there
}

/** In one line: « Colette : as + six · entre · f9 ». Whole sentences stay as they are. */
export function summed({ seat, entries }: Turn, names: string[], { reader = -1, lastFirst = false }: Way = {}): string {
  const name = names[seat] ?? "";
  const head = name && seat === reader ? t("ui-head-you") : name;
  const told = lastFirst ? entries.toReversed() : entries;
  const parts = told.flatMap((entry) => partsOf(entry, names, reader)).filter(({ text }) => text);
  const brief = parts.filter((part) => part.brief).map(({ text }) => (text.startsWith(`${name} `) ? text.slice(name.length + 1) : text));
  const whole = parts.filter((part) => !part.brief).map(({ text }) => text);
  const short = counted(brief).join(" · ");
  return [head && short ? `${head}${t("ui-colon")} ${short}` : short, whole.join(" ")].filter(Boolean).join(" · ");
}
