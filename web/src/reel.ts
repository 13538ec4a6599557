// What happened is looked at in order, and nothing is left out: frames wait for the eye, things to be read for the reader.
import type { Frame } from "./messages";
import { calm, trips } from "./motion";

const MANY = 12; // when so many frames wait, they go by at once; what is to be read still waits

const THROW = 650; // milliseconds
const TRIP = 420;
const CHANGE = 150;

/** How long a frame is looked at before the next one. */
export function lasting(before: Frame, after: Frame, haste: number): number {
  if (document.hidden || after.ply === before.ply || calm()) return 0;
  if (before.thrower >= 0) return THROW * haste;
  return (trips(before, after).length ? TRIP : CHANGE) * haste;
}

export interface Moment {
  show: () => void;
  lasts: number; // milliseconds; Infinity for what waits until somebody goes on
  reads?: boolean; // it is to be read, and hurry stops there
}

export class Reel {
  private waiting: Moment[] = [];
  private current: Moment | undefined; // what is being looked at
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `changed` is told whenever more or less waits. */
  constructor(private readonly changed: () => void = () => {}) {}

  /** How many moments wait behind the one that is being looked at. */
  get length(): number {
    return this.waiting.length;
  }

  /** How many of them are to be read. */
  get unread(): number {
    return this.waiting.filter(({ reads }) => reads).length;
  }

  get isReading(): boolean {
    return this.current?.reads ?? false;
  }

  /** Shows now if nothing is being looked at, else in turn. What takes no time waits only for what waits itself. */
  add(...moments: Moment[]): void {
    const idle = !this.isReading && !this.waiting.length;
    this.waiting.push(...moments);
    if (!this.current || (idle && !moments[0]?.lasts)) this.next();
    else this.changed();
  }

  /** What is being looked at has been seen or read. */
  goOn(): void {
    if (this.current) this.next();
  }

  /** On to the next thing to be read, or to the end; true if anything was waiting or being read. */
  hurry(): boolean {
    const late = this.isReading || this.waiting.length > 0;
    if (!late) return false;
    do this.next();
    while (this.waiting.length && !this.isReading);
    return true;
  }

  /** Everything that was not seen yet; nothing waits any more. */
  takeAll(): Moment[] {
    const late = [...(this.isReading ? [this.current!] : []), ...this.waiting];
    clearTimeout(this.timer);
    this.waiting = [];
    this.current = undefined;
    return late;
  }

  private next(): void {
    clearTimeout(this.timer);
    do {
      this.current = this.waiting.shift();
      this.current?.show();
    } while (this.current && !this.isLookedAt(this.current));
    this.changed();
    if (this.current) this.wait(this.current);
  }

  private isLookedAt({ lasts, reads }: Moment): boolean {
    return reads ? lasts > 0 : lasts > 0 && this.waiting.length <= MANY;
  }

  /** Nobody reads a page that is hidden. */
  private wait(moment: Moment): void {
    if (moment.lasts === Infinity) return;
    this.timer = setTimeout(() => (moment.reads && document.hidden ? this.wait(moment) : this.next()), moment.lasts);
  }
}
