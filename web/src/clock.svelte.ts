// The clocks of a table on this page: they go on between two messages.
import { duration, heard, left, type Heard } from "./clock";
import type { Say, Update } from "./messages";

const TICK = 1000; // milliseconds

export class Clockwork {
  private told = $state.raw<Heard>();
  private here = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;

  hear(update: Update): void {
    this.told = heard(update, performance.now());
    this.here = performance.now();
    if (this.told && this.told.clock.seat >= 0) this.timer ??= setInterval(() => (this.here = performance.now()), TICK);
    else this.stop();
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** What a seat has left, in words; nothing where there are no clocks. */
  left(seat: number): Say | undefined {
    return this.told && duration(left(this.told, seat, this.here));
  }
}
