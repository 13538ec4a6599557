// Frames that come faster than the eye wait for each other a little; any touch shows the newest at once.
import type { Frame, Sheet } from "./messages";
import { calm, trips } from "./motion";

const LONGEST_QUEUE = 12;

const READING = 3200; // milliseconds for a card that is read aloud
const LEAST_READING = 0.4; // of that, whatever the haste
const THROW = 650;
const TRIP = 420;
const CHANGE = 150;

/** How long a frame is looked at before the next one. */
export function lasting(before: Frame, after: Frame, haste: number): number {
  if (document.hidden || after.ply === before.ply) return 0;
  if (hasNewCard(before.sheets, after.sheets)) return READING * Math.max(haste, LEAST_READING);
  if (calm()) return 0;
  if (before.thrower >= 0) return THROW * haste;
  return (trips(before, after).length ? TRIP : CHANGE) * haste;
}

const hasNewCard = (before: Sheet[] = [], after: Sheet[] = []): boolean =>
  after.some(({ id, kind }) => kind === "card" && !before.some((old) => old.id === id));

export class Reel {
  private readonly waiting: { show: () => void; lasts: number }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows now if nothing is moving, else in turn; the next one waits `lasts` milliseconds. */
  add(show: () => void, lasts: number): void {
    this.waiting.push({ show, lasts });
    if (this.waiting.length > LONGEST_QUEUE) this.skip();
    else if (this.timer === undefined) this.next();
  }

  /** True if there was something to skip. */
  skip(): boolean {
    const late = this.waiting.splice(0);
    for (const { show } of late) show();
    clearTimeout(this.timer);
    this.timer = undefined;
    return late.length > 0;
  }

  private next(): void {
    this.timer = undefined;
    const first = this.waiting.shift();
    if (!first) return;
    first.show();
    if (first.lasts) this.timer = setTimeout(() => this.next(), first.lasts);
    else this.next();
  }
}
