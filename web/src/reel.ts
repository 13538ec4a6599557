// Frames that come faster than the eye wait for each other a little; any touch shows the newest at once.

const LONGEST_QUEUE = 12;

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
