// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boxOf, clamp, drag, fit, reveal, seen, sight, spread, toTouch, waitedFor, wentTo, wholeOf, type Lens } from "./camera";
import { Camera } from "./camera.svelte";
import type { Frame, Stage } from "./messages";

const motion = vi.hoisted(() => {
  const wanted = { less: true }; // somebody who wants no motion
  globalThis.matchMedia = () => ({ matches: wanted.less }) as MediaQueryList;
  return wanted;
});

const lens: Lens = { whole: { x: -0.5, y: -0.5, width: 10, height: 12 }, screen: { width: 400, height: 360 } };
const middle = { x: 4.5, y: 5.5 };
const origin = { x: 0, y: 0 };

/** The point of the board under a point of the screen. */
const under = (view: { x: number; y: number; zoom: number }, { x, y }: { x: number; y: number }) => {
  const unit = fit(lens) * view.zoom;
  return { x: view.x + x / unit, y: view.y + y / unit };
};

describe("what a player is shown", () => {
  it("is their own pieces, those to touch first", () => {
    expect(toTouch(["a", "b", "c"], ["c"])).toEqual(["c", "a", "b"]);
    expect(toTouch(["a", "b"], [])).toEqual(["a", "b"]);
  });

  it("is something else first, where only that can be touched", () => {
    expect(toTouch(["a", "b"], ["x", "y"])).toEqual(["x", "a", "b"]);
  });
});

describe("a view", () => {
  it("of the whole board shows just that", () => {
    expect(fit(lens)).toBe(30);
    expect(boxOf(lens, wholeOf(lens))).toEqual(lens.whole);
    expect(clamp(lens, { x: 99, y: -99, zoom: 0.2 })).toEqual({ ...middle, zoom: 1 });
  });

  it("from near goes as far as the board does", () => {
    expect(seen(lens, 2)).toEqual({ width: 400 / 60, height: 6 });
    const { x, y } = clamp(lens, { x: -99, y: 99, zoom: 2 });
    expect(x).toBeCloseTo(-0.5 + 400 / 120);
    expect(y).toBeCloseTo(11.5 - 3);
  });

  it("keeps a board in the middle that is less wide than the screen", () => {
    expect(clamp(lens, { x: 0, y: 3, zoom: 1.2 }).x).toBe(middle.x);
  });

  it("comes no nearer than makes sense", () => {
    expect(clamp(lens, { ...middle, zoom: 100 }).zoom).toBeCloseTo(160 / 30);
  });
});

describe("a hand", () => {
  const view = { ...middle, zoom: 2 };

  it("pulls the board along", () => {
    const [from, to] = [{ x: 50, y: 20 }, { x: 30, y: 60 }];
    const held = under(view, from);
    const after = drag(lens, view, from, to);
    expect(after.zoom).toBe(2);
    expect(under(after, to).x).toBeCloseTo(held.x);
    expect(under(after, to).y).toBeCloseTo(held.y);
  });

  it("keeps what is between two fingers there", () => {
    const [from, to] = [{ x: 40, y: -30 }, { x: 44, y: -20 }];
    const after = drag(lens, view, from, to, 1.5);
    expect(after.zoom).toBeCloseTo(3);
    expect(under(after, to).x).toBeCloseTo(under(view, from).x);
    expect(under(after, to).y).toBeCloseTo(under(view, from).y);
  });

  it("pinches back to the whole board", () => {
    expect(drag(lens, view, origin, origin, 0.1)).toEqual({ ...middle, zoom: 1 });
  });
});

it("goes no farther than a thing out of sight needs", () => {
  const view = { ...middle, zoom: 3 };
  const square = (x: number, y: number) => ({ x: x - 0.5, y: y - 0.5, width: 1, height: 1 });
  expect(reveal(lens, view, square(5, 5))).toEqual(view);
  const { x, y } = reveal(lens, view, square(1, 5));
  expect(x - seen(lens, 3).width / 2).toBeCloseTo(0.5);
  expect(y).toBe(view.y);
  const right = reveal(lens, view, square(8, 5));
  expect(right.x + seen(lens, 3).width / 2).toBeCloseTo(8.5);
});

describe("what there is to see", () => {
  it("is as much as there is room for, the most important first", () => {
    const room = { width: 4, height: 4 };
    expect(sight([{ x: 1, y: 1 }], room)).toEqual({ x: 1, y: 1 });
    expect(sight([{ x: 1, y: 1 }, { x: 4, y: 2 }], room)).toEqual({ x: 2.5, y: 1.5 });
    expect(sight([{ x: 1, y: 1 }, { x: 4, y: 2 }, { x: 6, y: 1 }, { x: 2, y: 1 }], room)).toEqual({ x: 2.5, y: 1.5 });
  });

  it("is where the last move ended, and who is waited for", () => {
    const frame = {
      to_move: -1,
      thrower: 1,
      pieces: [{ kind: "pawn", place: "a", owner: 0 }, { kind: "pawn", place: "c", owner: 1 }],
      marks: [{ kind: "last", places: ["a", "b"] }, { kind: "dead", places: ["d"] }],
    } as unknown as Frame;
    expect(wentTo(frame)).toEqual(["b", "a"]);
    expect(waitedFor(frame)).toEqual(["c"]);
    expect(waitedFor({ ...frame, to_move: 0 })).toEqual(["a"]);
    expect(waitedFor({ ...frame, thrower: -1 })).toEqual([]);
  });
});

describe("on a small screen", () => {
  const stage = { width: 10, height: 12, places: [], captions: [], looks: {}, near: 5 } as Stage;
  const spots: Record<string, { x: number; y: number }> = { a: { x: 2, y: 9 }, b: { x: 3, y: 9 }, far: { x: 8, y: 2 } };
  const spot = (id: string) => (spots[id] ? [spots[id]] : []);
  const frame = (went: string[], ended_by = "") =>
    ({
      to_move: -1,
      thrower: 1,
      pieces: [{ kind: "pawn", place: "far", owner: 1 }],
      marks: went.length ? [{ kind: "last", places: went }] : [],
      ended_by,
    }) as unknown as Frame;
  let camera: Camera;

  beforeEach(() => {
    vi.useFakeTimers();
    camera = new Camera(() => stage);
    [camera.width, camera.height] = [390, 400];
    flushSync();
  });
  afterEach(() => {
    vi.useRealTimers();
    motion.less = true;
  });

  const shows = ({ x, y }: { x: number; y: number }) => {
    const [wide, high] = [5 / 2, (5 * 400) / 390 / 2];
    return Math.abs(camera.view.x - x) <= wide && Math.abs(camera.view.y - y) <= high;
  };

  it("follows: the last move first, then who is next", () => {
    camera.follow(frame(["a", "b"]), spot);
    expect(shows(spots.a!) && shows(spots.b!)).toBe(true);
    expect(shows(spots.far!)).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(shows(spots.far!)).toBe(true);
  });

  it("goes on to where a card takes a pawn within one move", () => {
    camera.follow(frame(["a"]), spot);
    vi.advanceTimersByTime(5000);
    camera.follow(frame(["a", "b"]), spot);
    expect(shows(spots.b!)).toBe(true);
  });

  it("shows the whole board before the first move and after the last", () => {
    camera.follow(frame([]), spot);
    expect(camera.zoomed).toBe(false);
    camera.follow(frame(["a"]), spot)?.();
    expect(camera.zoomed).toBe(true);
    camera.follow(frame(["a"], "all-home"), spot);
    expect(camera.zoomed).toBe(false);
  });

  it("stays where a hand has put it, until the next turn of one's own", () => {
    camera.follow(frame(["far"]), spot)?.();
    camera.drag({ x: 0, y: 0 }, { x: 10, y: 10 });
    const { view } = camera;
    camera.follow(frame(["a"]), spot);
    expect(camera.view).toEqual(view);
    camera.wake();
    camera.follow(frame(["a"]), spot)?.();
    expect(shows(spots.a!)).toBe(true);
  });

  it("stays at the whole board when told so, until the next turn of one's own", () => {
    camera.showWhole();
    camera.follow(frame(["a"]), spot);
    expect(camera.zoomed).toBe(false);
    camera.wake();
    camera.follow(frame(["a"]), spot)?.();
    expect(shows(spots.a!)).toBe(true);
  });

  it("shows all places where what is in hand may go, each large enough for a finger", () => {
    const [usual, finger] = [72 / fit(lens), 26 / fit(lens)];
    expect(spread(lens, [origin, { x: 2, y: 3 }], usual)).toBe(usual);
    expect(spread(lens, [origin, { x: 6, y: 5 }], usual)).toBeCloseTo(Math.min(400 / 7, 360 / 6) / fit(lens));
    expect(spread(lens, [origin, { x: 19, y: 11 }], usual)).toBe(finger);

    const around = Object.fromEntries([..."0123456"].map((column) => [column, { x: Number(column), y: 9 }]));
    const reach = (id: string) => (around[id] ? [around[id]] : []);
    const step = { ...frame([]), to_move: 1, pieces: [{ kind: "pawn", place: "3", owner: 1 }] } as Frame;
    camera.follow(step, reach, ["2", "4", "1", "5", "0", "6"], [], true);
    expect([camera.view.x, camera.unit]).toEqual([3, expect.closeTo(390 / 7)]);
    camera.follow(step, reach, ["3"]);
    expect(camera.unit).toBe(72);
    camera.follow(step, reach, ["2", "4", "1", "5", "0", "6"]); // where something is to be put, or what else can move
    expect([camera.view.x, camera.unit]).toEqual([3, expect.closeTo(390 / 7)]);
  });

  it("moves what is drawn, once that was painted, and is drawn anew where it comes to rest", async () => {
    motion.less = false;
    const { box } = camera;
    camera.follow(frame(["far"]), spot)?.();
    expect([camera.box, camera.glide]).toEqual([box, ""]);
    await vi.advanceTimersByTimeAsync(100);
    expect([camera.box, camera.glide]).toEqual([box, expect.stringContaining("scale(")]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(camera.glide).toBe("");
    expect(camera.box.width).toBeLessThan(box.width);
    expect(shows(spots.far!)).toBe(true);
  });

  it("looks at what somebody else did before it shows where one may go oneself", () => {
    const pieces = [{ kind: "flag", place: "far", owner: 0 }, { kind: "pawn", place: "a", owner: 1 }];
    const planted = { ...frame(["hand-0", "far"]), to_move: 1, ply: 7, pieces } as unknown as Frame;
    camera.follow(planted, spot, ["b"]);
    expect([shows(spots.far!), shows(spots.b!)]).toEqual([true, false]);
    vi.advanceTimersByTime(5000);
    expect([shows(spots.far!), shows(spots.b!)]).toEqual([false, true]);
    const own = { ...planted, ply: 8, pieces: [{ kind: "pawn", place: "far", owner: 1 }] } as unknown as Frame;
    camera.follow(own, spot, ["b"]);
    expect(shows(spots.b!)).toBe(true);
  });

  it("does none of this on a large one", () => {
    [camera.width, camera.height] = [800, 700];
    camera.follow(frame(["a"]), spot);
    expect([camera.follows, camera.zoomed, camera.offered]).toEqual([false, false, true]);
  });
});
