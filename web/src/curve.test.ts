import { describe, expect, it } from "vitest";
import { across, chancesAt, lineOf, percents, plyAt, up, type Chart } from "./curve";

const chart: Chart = { left: 20, right: 220, top: 10, bottom: 110, plies: 50 };
const points = [
  { ply: 0, chances: [0.5, 0.5] },
  { ply: 20, chances: [0.9, 0.1] },
  { ply: 50, chances: [0, 1] },
];

describe("the curve of a game", () => {
  it("goes from left to right and from nothing to certainty", () => {
    expect([across(chart, 0), across(chart, 50)]).toEqual([20, 220]);
    expect([up(chart, 0), up(chart, 1)]).toEqual([110, 10]);
    expect(lineOf(chart, points, 0)).toBe("20.0,60.0 100.0,20.0 220.0,110.0");
  });

  it("leads a finger to its ply, and not beyond the game", () => {
    expect(plyAt(chart, across(chart, 37))).toBe(37);
    expect([plyAt(chart, -300), plyAt(chart, 900)]).toEqual([0, 50]);
  });

  it("is read between its points", () => {
    expect(chancesAt(points, 20)).toEqual([0.9, 0.1]);
    expect(chancesAt(points, 10)[0]).toBeCloseTo(0.7);
    expect(chancesAt(points, 50)).toEqual([0, 1]);
  });

  it("is told in hundredths that make a hundred", () => {
    expect(percents([0.375, 0.625])).toEqual([38, 62]);
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(percents([0, 1])).toEqual([0, 100]);
  });

  it("stands still in a game without moves", () => {
    expect(across({ ...chart, plies: 0 }, 0)).toBe(20);
    expect(chancesAt(points.slice(0, 1), 0)).toEqual([0.5, 0.5]);
  });
});
