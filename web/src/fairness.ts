// Compute every throw of a finished game again, and hold what the house says against what this browser saw and sent.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Draw, Fairness, Say } from "./messages";
import type { Testimony } from "./witness";

/** Checked and so, checked and not so, or not to be known here. */
export interface Finding {
  mark: "good" | "bad" | "unknown";
  say: Say;
}

const found = (mark: Finding["mark"], id: string, args: Say["args"] = {}): Finding => ({ mark, say: { id, args } });

export const bytesOf = (hex: string): Uint8Array => (/^([0-9a-f]{2})*$/.test(hex) ? hexToBytes(hex) : new Uint8Array());

export function outcomeOf(secret: Uint8Array, entropy: string, draw: Draw): string | undefined {
  const ticket = parseInt(bytesToHex(hmac(sha256, secret, utf8ToBytes(`${entropy}:${draw.ply}`))).slice(0, 12), 16);
  let left = ticket % draw.weights.reduce((sum, weight) => sum + weight, 0);
  return draw.outcomes[draw.weights.findIndex((weight) => (left -= weight) < 0)];
}

/** With the odds by the rules, where the house that lists them is this device. */
export function verify(fairness: Fairness, kept: Testimony | null, ownRules = false): Finding[] {
  const fromMemory = kept ? [ownPart(fairness, kept), allParts(fairness, kept)] : [];
  const told = kept ? [outcomesTold(fairness, kept)] : [];
  const odds = ownRules ? found("good", "ui-check-weights-own") : found("unknown", WEIGHTS);
  return [envelope(fairness, kept), ...fromMemory, ...nobodysPart(fairness), ...throws(fairness), ...told, odds];
}

const WEIGHTS = "ui-check-weights"; // never to be known from a house's list

/** What all findings come to. Only what was checked wholly is honest; what no page can check is said beside it. */
export function verdictOf(fairness: Fairness, findings: Finding[]): "honest" | "dishonest" | "partly" | "nothing" {
  if (findings.some(({ mark }) => mark === "bad")) return "dishonest";
  if (!fairness.draws.length) return "nothing";
  return findings.some(({ mark, say }) => mark === "unknown" && say.id !== WEIGHTS) ? "partly" : "honest";
}

function envelope(fairness: Fairness, kept: Testimony | null): Finding {
  const sealed = bytesToHex(sha256(bytesOf(fairness.secret)));
  if (sealed !== (kept ?? fairness).commitment) return found("bad", "ui-check-broken");
  if (!kept) return found("unknown", "ui-check-no-witness");
  return kept.late ? found("unknown", "ui-check-sealed-late") : found("good", "ui-check-sealed");
}

function ownPart({ entropies }: Fairness, { person, sent, elsewhere }: Testimony): Finding {
  const used = entropies[person] ?? "";
  if (sent) return used === sent ? found("good", "ui-check-part") : found("bad", "ui-check-part-changed");
  if (!used) return found("unknown", "ui-check-part-none");
  return elsewhere ? found("unknown", "ui-check-part-elsewhere") : found("bad", "ui-check-part-invented");
}

function allParts({ entropies }: Fairness, kept: Testimony): Finding {
  if (!kept.entropies.length) return found("unknown", "ui-check-parts-unseen");
  if (kept.entropies.join(" ") !== entropies.join(" ")) return found("bad", "ui-check-parts-changed");
  const count = entropies.filter((part) => part).length;
  return kept.late ? found("unknown", "ui-check-parts-late") : found("good", "ui-check-parts", { count });
}

/** Then the house could choose its secret until the dice pleased it. */
const nobodysPart = ({ entropies }: Fairness): Finding[] =>
  entropies.some((part) => part) ? [] : [found("unknown", "ui-check-parts-nobodys")];

function throws({ secret, entropies, draws, older = 0 }: Fairness): Finding[] {
  const bytes = bytesOf(secret);
  const entropy = entropies.join("");
  const wrong = draws.filter((draw) => outcomeOf(bytes, entropy, draw) !== draw.outcome);
  const before = older ? [found("unknown", "ui-check-older", { count: older })] : [];
  if (wrong.length) return [found("bad", "ui-check-wrong", { plies: pliesOf(wrong.map(({ ply }) => ply)) }), ...before];
  return [found(draws.length ? "good" : "unknown", "ui-check-good", { count: draws.length }), ...before];
}

/** A house that throws one thing and lists another is found out by what it told at the time. */
function outcomesTold({ draws }: Fairness, { told }: Testimony): Finding {
  const listed = new Map(draws.map(({ ply, outcome }) => [ply, outcome]));
  const plies = Object.keys(told).map(Number);
  const wrong = plies.filter((ply) => listed.get(ply) !== told[ply]);
  if (wrong.length) return found("bad", "ui-check-told-wrong", { plies: pliesOf(wrong) });
  if (!plies.length) return found("unknown", "ui-check-told-none");
  return found("good", "ui-check-told", { count: plies.length, all: draws.length });
}

const MOST_NAMED = 12;
const pliesOf = (plies: number[]): string =>
  plies.slice(0, MOST_NAMED).map((ply) => ply + 1).join(", ") + (plies.length > MOST_NAMED ? "…" : "");
