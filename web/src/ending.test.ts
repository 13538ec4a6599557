import { describe, expect, it } from "vitest";
import { lastWord, mostOf, ranking, rowsOf } from "./ending";
import { inksOf, inksOfBox } from "./inks";
import type { EntryView, SeatView, Stage, TableView } from "./messages";

const seats = (count: number) => Array.from({ length: count }, () => ({}) as SeatView);
const order = (ranked: { seat: number; rank: number }[]) => ranked.map(({ seat, rank }) => [seat, rank]);

describe("the ranking", () => {
  it("puts the best first, and equals on one rank", () => {
    const table = { resigned: -1, winners: [1], seats: seats(4) };
    expect(order(ranking(table, [20, 50, 20, 30]))).toEqual([[1, 1], [3, 2], [0, 3], [2, 3]]);
  });

  it("puts who gave up last, and counts nothing", () => {
    const table = { resigned: 0, winners: [1, 2], seats: seats(3) };
    expect(order(ranking(table, []))).toEqual([[1, 0], [2, 0], [0, 0]]);
  });

  it("puts who is out of time last, whatever a bot has made of the seat", () => {
    const clock = { out: [0] } as unknown as NonNullable<TableView["clock"]>;
    const table = { resigned: -1, winners: [2], seats: seats(3), clock };
    expect(order(ranking(table, [90, 10, 40]))).toEqual([[2, 1], [1, 2], [0, 3]]);
  });
});

describe("what scores are made of", () => {
  const one = (id: string, points: number, more = {}) => ({ label: { id }, points, ...more });

  it("is told label by label, without what came to nothing", () => {
    const rows = rowsOf([[one("red", 3), one("blue", 0)], [one("red", 0), one("blue", 0), one("most", 0, { told: "4" })]]);
    expect(rows.map(({ label, sums }) => [label.id, ...sums.map((sum) => sum?.points)])).toEqual([
      ["red", 3, 0],
      ["most", undefined, 0],
    ]);
    expect(mostOf(rows)).toBe(3);
    const told = rowsOf([[one("none", 0, { told: "0" }), one("sign", 0, { told: "–" })]]);
    expect(told.map(({ label }) => label.id)).toEqual(["sign"]);
  });

  it("leaves pictures to be shown by themselves", () => {
    expect(rowsOf([[one("Fuji", 100, { art: "film" })]])).toEqual([]);
  });
});

describe("inks", () => {
  const looks = { "pawn-0": { ink: "#C8452F" }, "pawn-red": { ink: "#962A55" }, paper: { paper: "#F6EFE0" }, black: { ink: "#2B2622" } };

  it("are those of a seat's own pieces, by owner or by face, else some to tell them by", () => {
    const pieces = [
      { kind: "pawn", place: "a", owner: 0 },
      { kind: "pawn", place: "b", owner: 1, face: "red" },
      { kind: "card", place: "c", owner: 2 },
    ];
    expect(inksOf({ looks } as unknown as Stage, pieces, 3)).toEqual(["#C8452F", "#962A55", expect.stringContaining("light-dark")]);
  });

  it("of a box have no papers and blacks; one without has the house's", () => {
    expect(inksOfBox(looks)).toEqual(["#C8452F", "#962A55"]);
    expect(inksOfBox({ black: looks.black }).length).toBeGreaterThan(1);
  });
});

it("is told by what was said last of the clause that ended it", () => {
  const say = (id: string) => ({ id });
  const entries = [
    { lines: [{ say: say("first"), rule: "cap" }, { say: say("second"), rule: "cap" }] },
    {},
    { lines: [{ say: say("other"), rule: "round" }] },
  ] as unknown as EntryView[];
  expect(lastWord(entries, "cap")).toEqual(say("second"));
  expect(lastWord(entries, "five")).toBeUndefined();
});
