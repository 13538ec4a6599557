// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import type { EntryView } from "./messages";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { sharesOf, summed, turnsOf } = await import("./story");
const { Words, voice } = await import("./words.svelte");

const WORDS = `
ui-colon = :
throw = { $player } throws { $die }.
throw-short = { $die }
sails = { $player } sails to { $to }.
sails-short = { $to }
silent = Something formal.
silent-short = { "" }
whole = The water rises.
kind-deed = You help the neighbour.
gain = { $player } gains { $points }.
gain-short = { $player } +{ $points }
`;
const NAMES = ["Ada", "Colette"];

const said = (turn: number, id: string, args = {}): EntryView => ({
  seq: 0,
  kind: "move",
  turn,
  lines: [{ say: { id, args: { player: turn, ...args } }, rule: "" }],
});

beforeEach(() => void (voice.words = new Words("en", WORDS)));

it("a turn is one line in few words, with the name once", () => {
  const [turn] = turnsOf([said(1, "throw", { die: 6 }), said(1, "silent"), said(1, "sails", { to: "f9" })]);
  expect(summed(turn!, NAMES)).toBe("Colette: 6 · f9");
});

it("what has no short form stays a sentence", () => {
  expect(summed({ seat: 1, entries: [said(1, "throw", { die: 2 }), said(1, "whole")] }, NAMES)).toBe("Colette: 2 The water rises.");
  expect(summed({ seat: 1, entries: [said(1, "whole")] }, NAMES)).toBe("The water rises.");
});

it("what was read on a card is not said again, and nobody is named twice", () => {
  const card = { id: "c", kind: "card", title: { id: "kind-deed" }, lines: [{ id: "kind-deed" }] };
  const entries = [{ ...said(0, "kind-deed"), cards: [card] }, said(0, "gain", { points: 3 }), said(1, "gain", { points: 2 })];
  expect(summed({ seat: 0, entries }, NAMES)).toBe("Ada: +3 · Colette +2");
});

it("turns follow each other, with what was nobody's in between, and without the talk", () => {
  const talk: EntryView = { seq: 0, kind: "chat", name: "Ada", text: "hello" };
  const turns = turnsOf([said(0, "throw"), said(-1, "whole"), talk, said(1, "throw"), said(1, "sails"), said(0, "throw")]);
  expect(turns.map(({ seat, entries }) => [seat, entries.length])).toEqual([[0, 2], [1, 2], [0, 1]]);
});

it("many turns come to something for each seat", () => {
  const card = { ...said(0, "kind-deed"), cards: [{}, {}] } as unknown as EntryView;
  const turns = turnsOf([card, said(1, "throw", { die: 2 }), said(0, "throw", { die: 5 }), said(1, "throw", { die: 6 })]);
  const shares = sharesOf(turns).map(({ seat, turns, cards, last }) => [seat, turns, cards, summed(last, NAMES)]);
  expect(shares).toEqual([
    [0, 2, 2, "Ada: 5"],
    [1, 2, 0, "Colette: 6"],
  ]);
});
