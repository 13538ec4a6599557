// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { forget } from "./memory";
import type { TableView, EntryView } from "./messages";
import { isSwapped, seatedAt, see, testimonyOf, toStir } from "./witness";

const PROMISE = "aa".repeat(32);
const VIEW = {
  id: "t1",
  state: "open",
  commitment: PROMISE,
  entropies: ["", ""],
  viewer: { person: 0, seats: [0], seat: 0 },
  secret: "",
} as unknown as TableView;
const seen = (more: Partial<TableView>): TableView => ({ ...VIEW, ...more });
const thrown = (ply: number, text: string): EntryView => ({ seq: ply + 5, kind: "move", seat: -1, ply, text });

beforeEach(() => {
  localStorage.clear();
  forget("dice.t1");
});

describe("a browser at a table", () => {
  it("stirs once it has seen the commitment, the same until the house has it", () => {
    seatedAt({ table: "t1", key: "k".repeat(16), commitment: PROMISE });
    see(VIEW, []);
    const sent = toStir(VIEW);
    expect(sent).toMatch(/^[0-9a-f]{32}$/);
    expect(toStir(VIEW)).toBe(sent);
    expect(testimonyOf("t1")).toMatchObject({ commitment: PROMISE, late: false, person: 0, sent });
    expect(toStir(seen({ entropies: [sent, ""] }))).toBe("");
    expect(toStir(seen({ state: "running" }))).toBe("");
    expect(toStir(seen({ viewer: { person: -1, seats: [], seat: -1 } }))).toBe("");
  });

  it("stirs nothing where there is no commitment, or another than before", () => {
    seatedAt({ table: "t1", key: "", commitment: PROMISE });
    for (const commitment of ["", "bb".repeat(32)]) {
      expect(isSwapped(seen({ commitment }))).toBe(true);
      expect(toStir(seen({ commitment }))).toBe("");
    }
    expect(testimonyOf("t1")?.sent).toBe("");
  });

  it("keeps what it was told first", () => {
    see(VIEW, []);
    see(seen({ state: "running", entropies: ["aa", "bb"] }), [thrown(0, "6")]);
    see(seen({ state: "running", entropies: ["bb", "aa"], commitment: "" }), [thrown(0, "1"), thrown(1, "2"), { seq: 9, kind: "chat", text: "hm" }]);
    expect(testimonyOf("t1")).toMatchObject({ commitment: PROMISE, entropies: ["aa", "bb"], told: { 0: "6", 1: "2" } });
  });

  it("knows when it came late, and is no witness of what was over", () => {
    see(seen({ state: "over", secret: "cc" }), [thrown(0, "6")]);
    see(seen({ id: "t2", state: "archive" }), [thrown(0, "6")]);
    expect([testimonyOf("t1"), testimonyOf("t2")]).toEqual([null, null]);
    see(seen({ state: "running" }), []);
    expect(testimonyOf("t1")?.late).toBe(true);
    seatedAt({ table: "t3", key: "", commitment: PROMISE }, true);
    expect(testimonyOf("t3")).toMatchObject({ late: true, elsewhere: true });
  });

  it("forgets the oldest of many tables", () => {
    for (let n = 0; n < 30; n++) see(seen({ id: `many${n}` }), []);
    expect(testimonyOf("many9")).toBeNull();
    expect(testimonyOf("many10")).not.toBeNull();
    expect(Object.keys(localStorage).length).toBe(21);
  });

  it("remembers until the page is closed where nothing may be kept", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    see(VIEW, []);
    const sent = toStir(VIEW);
    expect(sent).not.toBe("");
    expect(toStir(VIEW)).toBe(sent);
    vi.restoreAllMocks();
  });
});
