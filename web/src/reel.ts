// What happened is looked at in order, and nothing is left out: frames wait for the eye, things to be read for the reader.
import type { Frame } from "./messages";
import { calm, isPut, trips } from "./motion";

const MANY = 12; // when so many frames wait to be seen, they go by at once; what is to be read still waits

const THROW = 650; // milliseconds
const TRIP = 420;
const WENT = 1000; // where a camera has to find who went by the dice of another
const PUT = 1300; // where a camera has to find what somebody puts on the board, and it flies there from their seat
const CHANGE = 150;

/** How long a frame is looked at before the next one; `far`: by somebody who did not do it, through a camera. */
export function lasting(before: Frame, after: Frame, haste: number, far = false): number {
  if (document.hidden || calm()) return 0;
  const gone = trips(before, after);
  if (before.thrower >= 0 && after.ply !== before.ply) return (far && gone.length ? WENT : THROW) * haste;
  if (gone.length) return (far && gone.some((trip) => isPut(trip, after)) ? PUT : TRIP) * haste;
  return after.ply === before.ply ? 0 : CHANGE * haste;
}

export interface Moment {
  show: () => void;
  lasts: number; // milliseconds; Infinity for what waits until somebody goes on
  done?: () => void; // when it has been looked at
  reads?: boolean; // it is to be read, and hurry stops there
  lingers?: boolean; // no dice throw themselves before it was looked at in full
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

  get lingers(): boolean {
    return this.current?.lingers ?? false;
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

  /** Who acts has looked enough: what comes of it is shown at once. */
  seen(): void {
    if (!this.current || this.isReading || this.waiting.length) return;
    clearTimeout(this.timer);
    this.current = undefined;
    this.changed();
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
    this.current?.done?.();
    do {
      this.current = this.waiting.shift();
      this.current?.show();
    } while (this.current && !this.isLookedAt(this.current));
    this.changed();
    if (this.current) this.wait(this.current);
  }

  private isLookedAt({ lasts, reads }: Moment): boolean {
    return lasts > 0 && (reads || this.pressing <= MANY);
  }

  /** How many frames wait before the next thing to be read. */
  private get pressing(): number {
    const next = this.waiting.findIndex(({ reads }) => reads);
    return next < 0 ? this.waiting.length : next;
  }

  /** Nobody reads a page that is hidden. */
  private wait(moment: Moment): void {
    if (moment.lasts === Infinity) return;
    this.timer = setTimeout(() => (moment.reads && document.hidden ? this.wait(moment) : this.next()), moment.lasts);
  }
}
