// What a bot would play here, for who asks.
import type { Answer } from "./live";
import type { Action, Hint, Refusal } from "./messages";

/** Whom to ask: somebody who answers at a table that stands at some ply. */
interface Advisor {
  readonly frame: { ply: number };
  note: Refusal | null;
  send(action: Action): Promise<Answer>;
}

export class Advice {
  hints = $state.raw<Hint[]>([]);
  asking = $state(false);

  constructor(private readonly table: Advisor) {}

  async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    const { ply } = this.table.frame;
    const { refusal, advice = [] } = await this.table.send({ do: "advise" });
    this.asking = false;
    this.table.note = refusal;
    if (ply === this.table.frame.ply) this.hints = advice;
  }

  forget(): void {
    this.hints = [];
  }
}
