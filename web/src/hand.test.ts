import { beforeEach, describe, expect, it } from "vitest";
import { Hand, type Tabletop } from "./hand.svelte";
import type { Action, Button, Frame, Offer, Piece, Stage } from "./messages";

const place = (id: string, x: number) => ({ id, x, y: 0, kind: "square", label: id });
const piece = (id: string, at: string): Piece => ({ id, kind: "bar", place: at });
const turn = (id: string, angle: number): Button => ({ id, angle, label: { id } });

const PLACES = [place("a", 0), place("b", 1), place("c", 2)];
const SAIL: Offer[] = [
  { move: "a-b", path: ["ship", "b"] },
  { move: "a-c", path: ["ship", "c"] },
  { move: "x-c", path: ["boat", "c"] },
];
const LAY: Offer[] = [
  { move: "flat at a", path: ["bar", "flat", "a"] },
  { move: "flat at b", path: ["bar", "flat", "b"] },
  { move: "tall at c", path: ["bar", "tall", "c"] },
  { move: "other at a", path: ["other", "flat", "a"] },
];

class Table implements Tabletop {
  stage: Stage;
  frame: Frame;
  mayTouch = true;
  mayThrow = false;
  note: Tabletop["note"] = null;
  asked: Action[] = [];
  late = false; // something waits to be shown
  answer = (_done: boolean): void => {};

  constructor(offers: Offer[], pieces: Piece[], readonly confirms = false) {
    this.stage = { width: 3, height: 1, places: PLACES, captions: [], looks: {} };
    this.frame = { ply: 1, offers, pieces, buttons: [turn("flat", 0), turn("tall", 90)], marks: [] } as unknown as Frame;
  }
  act(action: Action): Promise<boolean> {
    this.asked.push(action);
    return new Promise((resolve) => (this.answer = resolve));
  }
  preview = async () => null;
  catchUp(): boolean {
    const late = this.late;
    this.late = false;
    return late;
  }
}

let table: Table;
let hand: Hand;

describe("where moves are made at once", () => {
  beforeEach(() => {
    table = new Table(SAIL, [piece("ship", "a"), piece("boat", "b")]);
    hand = new Hand(table);
  });

  it("two touches are a move", () => {
    expect([...hand.steps]).toEqual(["ship", "boat"]);
    hand.touch(["ship", "a"]);
    expect(hand.held?.id).toBe("ship");
    expect([...hand.steps]).toEqual(["b", "c"]);
    hand.touch(["c"]);
    expect(table.asked).toEqual([{ do: "move", move: "a-c" }]);
    expect(hand.touched).toEqual([]);
  });

  it("until the house has answered, another touch is a slip of the finger", async () => {
    hand.touch(["boat", "b"]);
    hand.touch(["c"]);
    hand.touch(["ship", "a"]);
    expect(hand.touched).toEqual([]);
    table.answer(true);
    await Promise.resolve();
    hand.touch(["ship", "a"]);
    expect(hand.touched).toEqual(["ship"]);
  });

  it("a touch that means nothing asks why, and a new one takes the answer away", () => {
    hand.touch(["c"]);
    expect(table.asked).toEqual([{ do: "why", path: ["c"] }]);
    table.note = { kind: "why", say: { id: "no" } };
    hand.touch(["ship", "a"]);
    expect(table.note).toBeNull();
  });

  it("a touch that only hurried the table on asks nothing", () => {
    table.late = true;
    hand.touch(["c"]);
    expect(table.asked).toEqual([]);
  });

  it("who may not touch touches nothing", () => {
    table.mayTouch = false;
    hand.touch(["ship", "a"]);
    expect([hand.lift("ship"), hand.touched]).toEqual([false, []]);
  });

  it("a step back takes the note first, then the last touch", () => {
    hand.touch(["ship", "a"]);
    table.note = { kind: "why", say: { id: "no" } };
    hand.stepBack();
    expect([table.note, hand.touched]).toEqual([null, ["ship"]]);
    hand.stepBack();
    expect(hand.touched).toEqual([]);
  });

  it("throws once, and only in turn", () => {
    hand.throw();
    expect(table.asked).toEqual([]);
    table.mayThrow = true;
    hand.throw();
    hand.throw();
    expect(table.asked).toEqual([{ do: "throw" }]);
  });

  it("a hint shows its way until it is asked for again", () => {
    hand.showHint("a-c");
    expect(hand.marks).toEqual([{ kind: "last", places: ["a", "c"] }]);
    hand.showHint("a-c");
    expect(hand.marks).toEqual([]);
  });
});

describe("where moves are laid out first", () => {
  beforeEach(() => {
    table = new Table(LAY, [piece("bar", "tray"), piece("other", "tray")], true);
    hand = new Hand(table);
  });

  it("a piece is played when it is confirmed", () => {
    hand.touch(["bar", "tray"]);
    expect(hand.touched).toEqual(["bar", "flat"]);
    hand.touch(["b"]);
    expect([hand.laid?.move, hand.ghost, table.asked]).toEqual(["flat at b", "b", []]);
    hand.confirm();
    hand.confirm();
    expect(table.asked).toEqual([{ do: "move", move: "flat at b" }]);
  });

  it("a hint for a choice without a place is confirmed as well", () => {
    table = new Table([...LAY, { move: "pass", path: ["pass"] }], [piece("bar", "tray")], true);
    hand = new Hand(table);
    hand.showHint("pass");
    expect([hand.laid?.move, hand.ghost, table.asked]).toEqual(["pass", "", []]);
    hand.confirm();
    expect(table.asked).toEqual([{ do: "move", move: "pass" }]);
  });

  it("a laid piece is turned where it lies, else as near as it can lie", () => {
    hand.touch(["bar", "tray"]);
    hand.touch(["a"]);
    hand.turnBy(1);
    expect([hand.laid?.move, hand.held?.angle]).toEqual(["tall at c", 90]);
    expect(table.note?.say.id).toBe("ui-turned-aside");
    hand.turnBy(1);
    expect([hand.laid?.move, hand.held?.angle, table.note]).toEqual(["flat at a", 0, null]);
  });

  it("is taken up again at one touch, and nothing of it stays on the board", () => {
    hand.touch(["bar", "tray"]);
    hand.touch(["a"]);
    hand.turnBy(1);
    hand.putBack();
    expect([hand.laid, hand.ghost, hand.aimed, table.note]).toEqual([undefined, "", undefined, null]);
    expect(hand.touched).toEqual(["bar", "tall"]);
  });

  it("touched where it was held, a laid piece is in the hand again, turned as it was", () => {
    hand.touch(["bar", "tray"]);
    hand.touch(["b"]);
    hand.touch(["bar", "tray"]);
    expect([hand.laid, hand.touched]).toEqual([undefined, ["bar", "flat"]]);
  });

  it("a piece that may lie in several ways over a square tells how many, and which this is", () => {
    table.stage.looks = { bar: { width: 2 } } as unknown as Stage["looks"];
    hand.touch(["bar", "tray"]);
    hand.touch(["a"], null, "b");
    expect(hand.ways).toEqual({ now: 2, of: 2 });
    hand.touch(["b"], null, "b"); // it begins there: that is the first
    expect([hand.laid?.move, hand.ways]).toEqual(["flat at b", { now: 1, of: 2 }]);
  });

  it("a long piece turns about the square that was touched", () => {
    const squares = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((x) => [0, 1, 2, 3, 4, 5, 6, 7, 8].map((y) => ({ ...place(`${x},${y}`, x), y })));
    const ways = [turn("e", 0), turn("s", 90), turn("w", 180), turn("n", 270)];
    const anywhere = squares.flatMap(({ id }) => ways.map((way) => ({ move: `${way.id} ${id}`, path: ["bar", way.id, id] })));
    table = new Table(anywhere, [{ ...piece("bar", "tray"), kind: "long" }], true);
    Object.assign(table.stage, { width: 9, height: 9, places: squares, looks: { long: { width: 4, height: 1 } } });
    Object.assign(table.frame, { buttons: ways });
    hand = new Hand(table);
    hand.touch(["bar", "tray"]);
    hand.touch(["2,4"], null, "3,4"); // it lies from 2 to 5, and the finger is on 3
    const turned = [1, 2, 3, 4].map(() => (hand.turnBy(1), hand.laid!.move));
    for (const move of turned) {
      const [way, at] = move.split(" ");
      const [x, y] = at!.split(",").map(Number) as [number, number];
      const [dx, dy] = { e: [1, 0], s: [0, 1], w: [-1, 0], n: [0, -1] }[way!] as [number, number];
      expect([0, 1, 2, 3].map((i) => `${x + i * dx},${y + i * dy}`)).toContain("3,4");
    }
    expect(turned).toEqual(["s 3,3", "w 5,4", "n 3,6", "e 2,4"]); // one of it before the finger, whichever way it lies
    expect(table.note).toBeNull();
  });

  it("a piece that is taken up lies as it is drawn, however the one before was turned", () => {
    hand.touch(["bar", "tray"]);
    hand.turnBy(1);
    hand.touch(["other", "tray"]);
    expect(hand.touched).toEqual(["other", "flat"]);
    hand.touch(["bar", "tray"]);
    expect(hand.touched).toEqual(["bar", "flat"]);
  });

  it("a carried piece lies where it is let go, or goes back", () => {
    expect(hand.lift("bar")).toBe(true);
    hand.carry({ x: 5, y: 5 }, "b");
    expect([hand.ghost, hand.aimed?.move]).toEqual(["b", "flat at b"]);
    hand.drop();
    expect([hand.laid?.move, hand.carried]).toEqual(["flat at b", null]);
    hand.empty();
    hand.lift("bar");
    hand.carry({ x: 5, y: 5 }, "");
    hand.drop();
    expect(hand.touched).toEqual([]);
  });

  it("the only piece is in the hand already", () => {
    hand.takeTheOnly();
    expect(hand.touched).toEqual([]);
    table = new Table(LAY.slice(0, 3), [piece("bar", "tray")], true);
    hand = new Hand(table);
    hand.takeTheOnly();
    expect(hand.touched).toEqual(["bar", "flat"]);
  });

  it("and is not put back: there is nothing else to take", () => {
    table = new Table(LAY.slice(0, 3), [piece("bar", "tray")], true);
    hand = new Hand(table);
    hand.takeTheOnly();
    expect(hand.mayStepBack).toBe(false);
    expect(hand.ways.of).toBe(0);
    hand.stepBack();
    hand.showHint("flat at a");
    hand.showHint("flat at a");
    expect(hand.touched).toEqual(["bar", "flat"]);
    hand.touch(["b"]);
    expect(hand.mayStepBack).toBe(true);
    hand.stepBack();
    expect(hand.touched).toEqual(["bar", "flat"]);
  });
});

it("what has one way to go is laid out at once, and can be taken up again", () => {
  table = new Table(SAIL, [piece("ship", "a"), piece("boat", "b")], true);
  hand = new Hand(table);
  hand.touch(["boat", "b"]);
  expect([hand.laid?.move, hand.ghost]).toEqual(["x-c", "c"]);
  hand.stepBack();
  expect([hand.laid, hand.held?.id]).toEqual([undefined, "boat"]);
  hand.touch(["ship", "a"]);
  expect(hand.laid).toBeUndefined();
});

it("a place that one piece on the board can go to is enough to lay that move out; of two, one has to be touched", () => {
  table = new Table(SAIL, [piece("ship", "a"), piece("boat", "b")], true);
  hand = new Hand(table);
  hand.touch(["b"]);
  expect(hand.laid?.move).toBe("a-b");
  hand.empty();
  hand.touch(["c"]);
  expect([hand.laid, table.asked]).toEqual([undefined, [{ do: "why", path: ["c"] }]]);
});

describe("a piece that is laid out", () => {
  const near = { x: 0, y: 0, width: 1, height: 1 };

  beforeEach(() => {
    table = new Table(LAY, [piece("bar", "tray")], true);
    table.stage.looks = { bar: { width: 2 } } as unknown as Stage["looks"];
    hand = new Hand(table);
    hand.touch(["bar"]);
    hand.touch(["a"], near);
  });

  it("is not played by a finger that comes back to it, which is told what plays it", () => {
    hand.touch(["a"], near);
    expect(table.asked).toEqual([]);
    expect(table.note?.say.id).toBe("ui-confirm-first");
    hand.confirm();
    expect(table.asked).toEqual([{ do: "move", move: "flat at a" }]);
  });

  it("is played by the key that laid it", () => {
    hand.touch(["a"]);
    expect(table.asked).toEqual([{ do: "move", move: "flat at a" }]);
  });
});

it("the only thing to put somewhere, when it is touched, says where it goes", () => {
  table = new Table([{ move: "put at a", path: ["ship", "a"] }, { move: "put at b", path: ["ship", "b"] }], [piece("ship", "tray")], true);
  hand = new Hand(table);
  hand.takeTheOnly();
  hand.touch(["ship", "tray"]);
  expect([hand.touched, table.note?.say.id, table.asked]).toEqual([["ship"], "ui-touch-place", []]);
});
