// What a move would do, asked when the hand has rested on it a moment; known until the position changes.
import type { Preview } from "./messages";

export const REST = 80; // milliseconds

export class Previews {
  shown = $state.raw<Preview | null>(null);
  /** What it comes to first, then how: the end of the story is what counts, where there is room for a line or two. */
  readonly lines = $derived(this.shown?.lines.toReversed() ?? []);

  private known = new Map<string, Preview>();
  private wanted = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: (move: string) => Promise<Preview | null>) {}

  /** The move in the hand now, "" for none; `rest` is how long it has to stay there. */
  want(move: string, rest = REST): void {
    this.wanted = move;
    clearTimeout(this.timer);
    this.shown = this.known.get(move) ?? null;
    if (!move || this.shown) return;
    if (rest) this.timer = setTimeout(() => void this.fetch(move), rest);
    else void this.fetch(move);
  }

  /** Another position: what was known is no longer so. */
  forget(): void {
    this.known = new Map();
    this.want("");
  }

  private async fetch(move: string): Promise<void> {
    const known = this.known;
    const preview = await this.ask(move);
    if (!preview || known !== this.known) return;
    known.set(move, preview);
    if (move === this.wanted) this.shown = preview;
  }
}
