// What happened, summed up: the entries of one seat's turn are one line, in few words.
import type { EntryView, Say } from "./messages";
import { SEATS } from "./readings";
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

/** Whether a sentence of an entry speaks of a seat. */
export const speaksOf = ({ lines = [] }: EntryView, seat: number): boolean =>
  lines.some(({ say: { args = {} } }) => SEATS.some((key) => args[key] === seat));

/** What happened since a seat began its turn before the last one, in order: its newest turn is not over perhaps. */
export function lately(turns: Turn[], seat: number): Turn[] {
  const own = turns.flatMap((turn, i) => (turn.seat === seat ? i : []));
  return turns.slice(own.at(-2) ?? 0);
}

export const tells = ({ lines = [] }: EntryView): boolean => lines.length > 0;

interface Part {
  text: string;
  brief: boolean;
  of: number; // the seat that it is said of, -1 for nobody
}

const playerOf = ({ args = {} }: Say): number => (typeof args.player === "number" ? args.player : -1);

/** The same done to several is told once: to each of them. */
function together(says: Say[], names: string[], reader: number): Omit<Part, "brief">[] {
  const alike = new Map<string, Say[]>();
  for (const say of says) {
    const key = tell({ ...say, args: { ...say.args, rival: "", rivals: 1 } }, names);
    alike.set(key, [...(alike.get(key) ?? []), say]);
  }
  const told = (say: Say, rivals: number) => ({ text: tell({ ...say, args: { ...say.args, rivals } }, names, reader), of: playerOf(say) });
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
  const whole = says.filter((say) => !isBrief(say) && !read.has(say.id)).map((say) => ({ text: tell(say, names, reader), of: playerOf(say) }));
  return [...short.map((part) => ({ ...part, brief: true })), ...whole.map((part) => ({ ...part, brief: false }))];
}

const isWords = (text: string): boolean => /\p{L}/u.test(text);

/** What was said more than once without a break is counted; numbers are not: « 2 × +5 » reads like a sum. */
function counted(texts: string[]): string[] {
  const runs: { said: string; count: number }[] = [];
  for (const said of texts) {
    const last = runs.at(-1);
    if (last?.said === said && isWords(said)) last.count++;
    else runs.push({ said, count: 1 });
  }
  return runs.map(({ said, count }) => (count > 1 ? t("ui-times-said", { count, said }) : said));
}

/** Whose turn it is has been named: they are named again only after something was said of somebody else. */
function namedOnce(parts: Part[], seat: number, name: string): string[] {
  let other = false;
  return parts.map(({ text, of }) => {
    const again = (of < 0 || of === seat) && text.startsWith(`${name} `);
    const said = again && !other ? text.slice(name.length + 1) : text;
    other = of < 0 || (of === seat && !again) ? other : of !== seat;
    return said;
  });
}

/** In one line, in its order: « Colette : as + six · entre · f9 ». Whole sentences stay as they are. */
export function summed({ seat, entries }: Turn, names: string[], reader = -1): string {
  const name = names[seat] ?? "";
  const head = name && seat === reader ? t("ui-head-you") : name;
  const parts = entries.flatMap((entry) => partsOf(entry, names, reader)).filter(({ text }) => text);
  const brief = parts.filter((part) => part.brief);
  const whole = parts.filter((part) => !part.brief).map(({ text }) => text);
  const short = counted(namedOnce(brief, seat, name)).join(" · ");
  return [head && short ? `${head}${t("ui-colon")} ${short}` : short, whole.join(" ")].filter(Boolean).join(" · ");
}
