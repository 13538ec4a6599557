import { describe, expect, it } from "vitest";
import { duration, heard, left, terms } from "./clock";
import type { ClockView, TableView } from "./messages";

const clock = { terms: { bank: 600, turn: 15 }, at: 5_000, seat: 1, left: [600_000, 300_000] } as ClockView;
const told = (now: number) => heard({ table: { clock } as TableView, now }, 100)!;

describe("a clock", () => {
  it("runs for one seat, from what the house said, by this page's own time", () => {
    expect(left(told(65_000), 0, 5_100)).toBe(600_000);
    expect(left(told(65_000), 1, 100)).toBe(240_000);
    expect(left(told(65_000), 1, 5_100)).toBe(235_000);
    expect(left(told(900_000), 1, 100)).toBe(0);
    expect(left(told(1_000), 1, 100)).toBe(300_000); // of a process that lags behind
  });

  it("is none where the table has none", () => expect(heard({ table: { clock: null } as TableView, now: 1 }, 0)).toBeUndefined());

  it("is told finer the less is left, and never second by second", () => {
    const said = (seconds: number) => duration(seconds * 1000);
    expect(said(2 * 86400 + 3 * 3600)).toEqual({ id: "ui-time-days", args: { days: 2, hours: 3 } });
    expect(said(5 * 3600 + 20 * 60)).toEqual({ id: "ui-time-hours", args: { hours: 5, minutes: 20 } });
    expect(said(599)).toEqual({ id: "ui-time-minutes", args: { minutes: 9 } });
    expect(said(119)).toEqual({ id: "ui-time-seconds", args: { seconds: 120 } });
    expect(said(31)).toEqual({ id: "ui-time-seconds", args: { seconds: 35 } });
    expect(said(0)).toEqual({ id: "ui-time-seconds", args: { seconds: 0 } });
  });

  it("says what was agreed on", () => {
    expect(terms({ bank: 600, turn: 15 }).id).toBe("ui-clock-terms");
    expect(terms({ bank: 86400, turn: 3600, longest: 172800 }).id).toBe("ui-clock-longest");
  });
});
