import { describe, expect, it } from "vitest";
import { marksOf, pathOf, share } from "./progress";

const games = (text: string) =>
  [...text].map((sign) => ({ outcome: sign === "+" ? "won" : sign === "-" ? "lost" : "level" }) as const);

describe("the path of the latest games", () => {
  it("goes up with a win, on without a winner, and down with a loss", () => {
    const [start, won, level, lost] = pathOf(games("+=-"), 300, 100);
    expect(won!.y).toBeLessThan(start!.y);
    expect(level!.y).toBe(won!.y);
    expect(lost!.y).toBe(start!.y);
  });

  it("stays within its frame, however long it goes one way", () => {
    for (const path of [pathOf(games("+".repeat(24)), 300, 100), pathOf(games("-".repeat(24)), 300, 100)])
      for (const { x, y } of path) {
        expect(x).toBeLessThanOrEqual(300);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(100);
      }
  });

  it("is a point where nothing was played", () => expect(pathOf([], 300, 100)).toEqual([{ x: 0, y: 50 }]));
});

describe("the marks of a ruler", () => {
  it("shares one mark among those who are hardly apart", () => {
    expect(marksOf([1000, 1000, 1004, 1500], 1000, 1500)).toEqual([
      { at: 0, who: [0, 1, 2] },
      { at: 1, who: [3] },
    ]);
  });

  it("has a middle where all are the same", () => expect(marksOf([1000, 1000], 1000, 1000)).toEqual([{ at: 0.5, who: [0, 1] }]));

  it("keeps what lies outside at its ends", () => expect([share(-5, 0, 10), share(50, 0, 10)]).toEqual([0, 1]));
});
