// What this browser saw of a table's dice and sent for them, kept to be held against what the house says at the end.
import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";
import { forget, keep, recall, remember } from "./memory";
import type { Seated, TableView, EntryView } from "./messages";

export interface Testimony {
  commitment: string; // as this browser saw it first
  late: boolean; // the game had begun by then
  elsewhere: boolean; // the seat was taken on another device, by a private link
  person: number;
  sent: string; // what it stirred in, "" if nothing
  entropies: string[]; // everybody's, as told when the game had begun
  told: Record<string, string>; // outcomes by ply, as told during the game
}

const TABLES_KEPT = 20;
const nameOf = (table: string): string => `dice.${table}`;

const arriving = (commitment: string, late: boolean, elsewhere = false): Testimony => ({
  commitment,
  late,
  elsewhere,
  person: -1,
  sent: "",
  entropies: [],
  told: {},
});

export function testimonyOf(table: string): Testimony | null {
  return JSON.parse(recall(nameOf(table)) || "null") as Testimony | null;
}

/** Who sits down gets a key, and sees the commitment; the one that was seen first counts. */
export function seatedAt({ table, key, commitment }: Seated, elsewhere = false): void {
  keep(table, key);
  if (!testimonyOf(table)) write(table, arriving(commitment, elsewhere, elsewhere));
}

/** Takes in what the house tells; what it told first stays. Who comes when the secret is out is no witness. */
export function see(table: TableView, entries: EntryView[]): void {
  const before = testimonyOf(table.id);
  if (!before && (table.secret || table.state === "archive")) return;
  const kept = before ?? arriving(table.commitment, table.state !== "open");
  const outcomes = entries.filter(({ kind, text }) => kind === "move" && text).map(({ ply, text }) => [ply, text]);
  write(table.id, {
    ...kept,
    person: Math.max(kept.person, table.viewer.person),
    entropies: table.state === "open" || kept.entropies.length ? kept.entropies : table.entropies,
    told: { ...Object.fromEntries(outcomes), ...kept.told },
  });
}

/** Everybody's part as far as this browser knows: its own is what it sent, whatever it was told. */
export const partsOf = ({ entropies, person, sent, elsewhere }: Testimony): string[] =>
  entropies.map((part, n) => (n === person && !elsewhere ? sent : part));

/** The house shows another commitment than before, or none. */
export const isSwapped = (table: TableView): boolean =>
  !table.commitment || testimonyOf(table.id)?.commitment !== table.commitment;

/** What this browser has to stir in now, the same until the house has it; "" if nothing. */
export function toStir(table: TableView): string {
  if (table.state !== "open" || table.entropies[table.viewer.person] !== "" || isSwapped(table)) return "";
  const kept = testimonyOf(table.id)!;
  const sent = kept.sent || bytesToHex(randomBytes(16));
  write(table.id, { ...kept, sent });
  return sent;
}

function write(table: string, testimony: Testimony): void {
  const text = JSON.stringify(testimony);
  if (text === recall(nameOf(table))) return;
  const tables = [...recall("dice").split(" ").filter((one) => one && one !== table), table];
  for (const old of tables.splice(0, tables.length - TABLES_KEPT)) forget(nameOf(old));
  remember("dice", tables.join(" "));
  remember(nameOf(table), text);
}
