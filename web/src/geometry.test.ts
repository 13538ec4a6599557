import { describe, expect, it } from "vitest";
import { arrow, isIn, outline, windowOn } from "./geometry";
import type { Place, Stage } from "./messages";

const place = (x: number, y: number): Place => ({ id: `${x} ${y}`, x, y, kind: "square", label: "" });
const stage: Stage = {
  width: 10,
  height: 10,
  places: [],
  looks: {},
  captions: [
    { x: -1, y: 3, text: "4" },
    { x: 3, y: 10, text: "d" },
  ],
};
const free = () => false;

describe("what a figure shows of a board", () => {
  it("has room for the captions beside the edges that it reaches", () => {
    const inside = windowOn(stage, { x: 2.5, y: 2.5, width: 3, height: 3 });
    const corner = windowOn(stage, { x: -0.5, y: 6.5, width: 3, height: 3 });
    expect(inside.width).toBeCloseTo(3.16);
    expect(corner.x).toBeLessThan(-0.9);
    expect(corner.y + corner.height).toBeGreaterThan(9.9);
    expect(corner.x + corner.width).toBeCloseTo(2.58);
  });

  it("is the whole board with all its captions", () => {
    const whole = windowOn(stage, { x: -0.5, y: -0.5, width: 10, height: 10 });
    expect(isIn(whole, { x: -0.7, y: 3 }) && isIn(whole, { x: 3, y: 9.7 })).toBe(true);
    expect(isIn(whole, { x: 3, y: 11 })).toBe(false);
  });
});

describe("an area", () => {
  it("is outlined where no other place of it goes on", () => {
    const two = outline([place(0, 0), place(1, 0)]);
    expect(two.match(/M/g)).toHaveLength(6);
    expect(two).not.toContain("M0.50 -0.50V");
  });
});

describe("an arrow", () => {
  it("goes by all its places to the last", () => {
    const { line, head } = arrow([place(0, 0), place(0, 2), place(3, 2)], 0.1, free);
    expect(line).toMatch(/^M0 0L0 2L2\.7\d* 2$/);
    expect(head).toMatch(/^M3 2L/);
  });

  it("lets what stands at its ends be seen", () => {
    const { line, head } = arrow([place(0, 0), place(4, 0)], 0.1, () => true);
    expect(line).toMatch(/^M0\.34 0L/);
    expect(head).toMatch(/^M3\.66 0L/);
  });

  it("needs two places", () => {
    expect(arrow([place(1, 1)], 0.1, free)).toEqual({ line: "", head: "" });
    expect(arrow([place(1, 1), place(1, 1)], 0.1, free).line).toBe("");
  });
});
