import { describe, expect, it } from "vitest";
import { changed, digest } from "./changes";
import type { Change, Offer, Piece, Update } from "./messages";

const piece = (id: string, place: string): Piece => ({ kind: "junk", place, id });
const offer = (move: string): Offer => ({ move, path: [move] });

const before: Update = {
  type: "update",
  seq: 3,
  entries: [],
  frame: {
    ply: 1, to_move: 0, thrower: -1,
    pieces: [piece("a", "f2"), piece("b", "f4"), piece("c", "reserve")],
    trays: [], counters: [], marks: [{ kind: "last", places: ["f2"] }], prompt: { id: "prompt" },
    buttons: [], offers: [offer("f2-f4"), offer("f2-f5")], scores: [], ended_by: "",
  },
  table: { id: "k7f", may_undo: false, watchers: 2 } as Update["table"],
};
const change = (more: Partial<Change>): Change => ({ type: "change", seq: 4, entries: [], ...more });

describe("a change", () => {
  it("leaves what it does not tell", () => {
    const after = changed(before, change({ frame: { ply: 2 }, table: { watchers: 3 } }));
    expect(after.frame).toEqual({ ...before.frame, ply: 2 });
    expect(after.frame.pieces).toBe(before.frame.pieces);
    expect(after.table).toEqual({ ...before.table, watchers: 3 });
    expect([after.type, after.seq]).toEqual(["update", 4]);
    expect(before.frame.ply).toBe(1);
  });

  it("puts things in their places, and takes others away", () => {
    const pieces = { gone: ["b"], put: [[1, piece("a", "f4")], [2, piece("d", "f1")]] as [number, Piece][] };
    const after = changed(before, change({ frame: { pieces } }));
    expect(after.frame.pieces).toEqual([piece("c", "reserve"), piece("a", "f4"), piece("d", "f1")]);
  });

  it("knows offers by their moves", () => {
    const offers = { gone: ["f2-f4"], put: [[0, offer("f3-f4")]] as [number, Offer][] };
    expect(changed(before, change({ frame: { offers } })).frame.offers.map(({ move }) => move)).toEqual(["f3-f4", "f2-f5"]);
  });

  it("may tell a list as a whole", () => {
    expect(changed(before, change({ frame: { offers: [], marks: [] } })).frame).toEqual({ ...before.frame, offers: [], marks: [] });
  });
});

describe("a digest", () => {
  it("is the one that the house finds", () => {
    const prompt = { id: "prompt", args: { player: 1, card: "Désert de Gobi — « 一 »\n\t\"\\\u0001\u007f" } };
    expect(digest({ ...before.frame, prompt })).toBe(2764424643);
  });

  it("is another one of another frame", () => {
    expect(digest({ ...before.frame, ply: 2 })).not.toBe(digest(before.frame));
  });
});
