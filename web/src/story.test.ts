// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import type { EntryView } from "./messages";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { lately, sharesOf, standing, summed, turnsOf } = await import("./story");
const { Words, voice } = await import("./words.svelte");

const WORDS = `
ui-colon = :
ui-head-you = You
ui-times-said = { $count } × { $said }
pays-short = { $rivals ->
    [one] pays { $rival }
   *[other] pays each
  }
sends-short = { $you ->
    [rival] sends you to { $to }
   *[other] sends { $rival } to { $to }
  }
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
  expect(summed({ seat: 1, entries: [said(1, "throw", { die: 2 }), said(1, "whole")] }, NAMES)).toBe("Colette: 2 · The water rises.");
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

it("the same done to several, or more than once without a break, is told once, in its order", () => {
  const home = (): EntryView => ({ ...said(0, "pays", { rival: 1 }), lines: [1, 2].map((rival) => ({ say: { id: "pays", args: { player: 0, rival } }, rule: "" })) });
  const turn = { seat: 0, entries: [home(), home(), said(0, "sails", { to: "f9" })] };
  expect(summed({ ...turn, entries: [...turn.entries, home()] }, [...NAMES, "Bea"])).toBe("Ada: 2 × pays each · f9 · pays each");
  expect(summed({ seat: 0, entries: [said(0, "pays", { rival: 1 })] }, NAMES)).toBe("Ada: pays Colette");
});

it("since one's turn before the last all is told in its order", () => {
  const turns = turnsOf([said(1, "sails", { to: "z1" }), said(0, "sails", { to: "a1" }), said(1, "sends", { rival: 0, to: "d1" }), said(2, "sails", { to: "e1" })]);
  const told = lately([...turns, ...turnsOf([said(0, "throw", { die: 3 })])], 0).map((turn) => summed(turn, [...NAMES, "Bea"], 0));
  expect(told).toEqual(["You: a1", "Colette: sends you to d1", "Bea: e1", "You: 3"]);
  expect(lately(turns, 0).length).toBe(4);
});

it("whose turn it is, is named again once another was: nobody's loss is taken for somebody else's", () => {
  const entries = [said(1, "gain", { points: 1 }), said(0, "gain", { points: 2 }), said(1, "gain", { points: 3 })];
  expect(summed({ seat: 1, entries: entries.map((entry) => ({ ...entry, turn: 1 })) }, NAMES)).toBe("Colette: +1 · Ada +2 · Colette +3");
});

it("what was taken back is told no more", () => {
  const entries = ["a", "b", "c"].map((to, ply) => ({ ...said(ply % 2, "sails", { to }), ply }));
  const replayed = { ...said(1, "sails", { to: "d" }), ply: 1 };
  expect(standing([...entries, replayed], 2)).toEqual([entries[0], replayed]);
  expect(standing(entries, 1)).toEqual([entries[0]]);
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

it("who reads is spoken to, in few words and in sentences", () => {
  const told = ["Ada (you)", "Colette"];
  const entries = [said(0, "throw", { die: 6 }), said(0, "gain", { points: 3 })];
  expect(summed({ seat: 0, entries }, told, 0)).toBe("You: 6 · +3");
  expect(summed({ seat: 1, entries }, told, 0)).toBe("Colette: 6 · Ada (you) +3");
});
