// What is left to the seats, between two things that the house says of it. No hurry in it: the less is left, the finer it is told.
import type { Clock, ClockView, Say, Update } from "./messages";

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const STEP = 5; // seconds: nobody is counted down
const LAST = 2 * MINUTE;

/** A time in words. */
export function duration(ms: number): Say {
  const whole = (unit: number, of = Infinity): number => Math.floor((ms % of) / unit);
  if (ms >= DAY) return { id: "ui-time-days", args: { days: whole(DAY), hours: whole(HOUR, DAY) } };
  if (ms >= HOUR) return { id: "ui-time-hours", args: { hours: whole(HOUR), minutes: whole(MINUTE, HOUR) } };
  if (ms >= LAST) return { id: "ui-time-minutes", args: { minutes: whole(MINUTE) } };
  return { id: "ui-time-seconds", args: { seconds: Math.max(0, Math.ceil(ms / SECOND / STEP) * STEP) } };
}

/** What was agreed on. */
export function terms({ bank, turn, longest = 0 }: Clock): Say {
  const said = (seconds: number): Say => ({ ...duration(seconds * SECOND) });
  const args = { bank: said(bank), turn: said(turn), longest: said(longest) };
  return { id: longest ? "ui-clock-longest" : "ui-clock-terms", args };
}

/** The clocks of a table as the house told them, and when this page heard it. */
export interface Heard {
  clock: ClockView;
  now: number; // as the house counts
  at: number; // as this page does
}

export const heard = ({ table, now = 0 }: Pick<Update, "table" | "now">, at: number): Heard | undefined =>
  table.clock ? { clock: table.clock, now, at } : undefined;

/** Milliseconds that a seat has left. */
export function left({ clock, now, at }: Heard, seat: number, here: number): number {
  const spent = seat === clock.seat ? Math.max(0, now - clock.at) + Math.max(0, here - at) : 0;
  return Math.max(0, (clock.left[seat] ?? 0) - spent);
}
