import { describe, expect, it } from "vitest";
import { beside, covering, isFree, lettered } from "./geometry";
import type { Stage } from "./messages";

const places = [0, 1, 2, 3, 4].map((x) => ({ id: `p${x}`, x, y: 0, kind: "square", label: `p${x}` }));
const stage = { width: 5, height: 1, places, captions: [], looks: {} } as Stage;

it("a large piece may lie over every place that it would cover", () => {
  const over = covering(stage, [places[0]!, places[2]!], { width: 3, height: 1 });
  expect([...over.keys()].sort()).toEqual(["p0", "p1", "p2", "p3", "p4"]);
});

it("first as it begins there, as one reads, whichever way round it lies", () => {
  const size = { width: 3, height: 1 };
  const ways = (at: number[], angle: number) => covering(stage, at.map((x) => places[x]!), size, angle).get("p2")!.map(({ id }) => id);
  expect(ways([0, 1, 2], 0)).toEqual(["p2", "p1", "p0"]);
  expect(ways([2, 3, 4], 180)).toEqual(["p4", "p3", "p2"]);
});

describe("a note beside a touch", () => {
  const screen = { x: 0, y: 0, width: 300, height: 300 };
  const size = { width: 100, height: 40 };

  it("stays on the screen", () => {
    expect(beside({ x: 280, y: 100, width: 20, height: 20 }, size, screen, [])).toMatchObject({ x: 200, y: 60 });
  });

  it("covers neither what was touched nor a choice, if it can", () => {
    const above = { x: 0, y: 60, width: 300, height: 40 };
    expect(beside({ x: 140, y: 100, width: 20, height: 20 }, size, screen, [above]).y).toBe(120);
  });

  it("goes further away where all round is taken", () => {
    const around = { x: 0, y: 50, width: 300, height: 130 };
    const spot = beside({ x: 140, y: 100, width: 20, height: 20 }, size, screen, [around]);
    expect([spot.y, isFree(spot, [around])]).toEqual([10, true]);
  });
});

it("names are broken into lines, and none is printed over another", () => {
  const names = [{ at: { x: 0, y: 0 }, text: "Cathédrale Saint-Basile" }, { at: { x: 0, y: 0.4 }, text: "Ici" }, { at: { x: 9, y: 0 }, text: "Là" }];
  const print = lettered(names, 0.2);
  expect(print.map(({ lines }) => lines)).toEqual([["Cathédrale", "Saint-Basile"], ["Ici"], ["Là"]]);
  expect(print[0]!.y).toBeLessThan(0); // over its point, for there is another one under it
});

it("a name is printed beside the piece that stands on its point", () => {
  const piece = { x: -0.5, y: -0.5, width: 1, height: 1 };
  const [name] = lettered([{ at: { x: 0, y: 0 }, text: "Ici" }], 0.2, [piece]);
  expect(name!.y).toBeGreaterThanOrEqual(0.5);
  const [high, low] = [-1.5, 0.5].map((y) => ({ x: -0.5, y, width: 1, height: 1 }));
  const [aside] = lettered([{ at: { x: 0, y: 0 }, text: "Ici" }], 0.2, [piece, high!, low!]);
  expect(aside!.x).toBeGreaterThan(0.5);
});
