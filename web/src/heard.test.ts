// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Frame } from "./messages";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { announceTurn, notice, soundsOf } = await import("./heard");
const { settings } = await import("./settings.svelte");

const frame = (ply: number, more: object = {}): Frame =>
  ({
    ply,
    thrower: -1,
    to_move: 0,
    pieces: [],
    trays: [],
    counters: [],
    marks: [],
    ended_by: "",
    ...more,
  }) as unknown as Frame;
const at = (place: string) => ({ pieces: [{ id: "p", kind: "pawn", place }] });
const tray = (id: string, kind: string) => ({ trays: [{ id, kind }] });

describe("what a move sounds like", () => {
  it("is wood on the board, and where a piece goes home", () => {
    expect(soundsOf(frame(1, at("a")), frame(2, at("b")))).toEqual(["wood"]);
    expect(soundsOf(frame(1, at("a")), frame(2, { ...at("home"), ...tray("home", "reserve") }))).toEqual(["wood"]);
  });

  it("is paper in a hand, and for a card that is turned", () => {
    expect(soundsOf(frame(1), frame(2, { ...at("h"), ...tray("h", "hand") }))).toEqual(["paper"]);
    expect(soundsOf(frame(1), frame(2, { sheets: [{ id: "c", kind: "card" }] }))).toEqual(["paper"]);
    expect(soundsOf(frame(1), frame(2, { sheets: [{ id: "c", kind: "page" }] }))).toEqual([]);
  });

  it("is dice where there are dice", () => {
    const dice = { ...at("d"), ...tray("d", "dice") };
    expect(soundsOf(frame(1, { thrower: 0, ...dice }), frame(2, dice))).toEqual(["dice"]);
    expect(soundsOf(frame(1, { thrower: 0 }), frame(2))).toEqual([]);
  });

  it("is coins for points of somebody's, not for a round", () => {
    const counted = (value: string, owner?: number) => ({ counters: [{ id: "n", value, owner }] });
    expect(soundsOf(frame(1, counted("1", 0)), frame(2, counted("2", 0)))).toEqual(["coin"]);
    expect(soundsOf(frame(1, counted("1")), frame(2, counted("2")))).toEqual([]);
  });

  it("ends with the game, once", () => {
    const over = { ended_by: "home" };
    expect(soundsOf(frame(1), frame(2, over))).toEqual(["end"]);
    expect(soundsOf(frame(2, over), frame(3, over))).toEqual([]);
  });

  it("is nothing when nothing was played or a move was taken back", () => {
    expect(soundsOf(frame(2, at("a")), frame(2, at("b")))).toEqual([]);
    expect(soundsOf(frame(2, at("a")), frame(1, at("b")))).toEqual([]);
  });
});

describe("your turn", () => {
  const vibrate = vi.fn();
  beforeEach(() => Object.assign(navigator, { vibrate }));
  afterEach(() => vibrate.mockClear());

  it("is felt by those who want it, when it comes", () => {
    announceTurn();
    expect(vibrate).not.toHaveBeenCalled();
    settings.vibrates = true;
    notice(frame(1), frame(2));
    expect(vibrate).not.toHaveBeenCalled();
    announceTurn();
    expect(vibrate).toHaveBeenCalledOnce();
    settings.vibrates = false;
  });

  it("is heard by those who want it, and nothing else makes a context", async () => {
    const made = vi.fn();
    vi.stubGlobal("AudioContext", class {
      state = "suspended";
      constructor() { made(); }
      resume() { return Promise.resolve(); }
    });
    announceTurn();
    await vi.dynamicImportSettled();
    expect(made).not.toHaveBeenCalled();
    settings.sounds = true;
    announceTurn();
    await vi.dynamicImportSettled();
    expect(made).toHaveBeenCalledOnce();
    settings.sounds = false;
  });
});
