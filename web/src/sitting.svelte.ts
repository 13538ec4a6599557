// One browser at one table: what it sees, what it has touched so far, what it was told.
import { tick } from "svelte";
import { NO_ART, loadArt, type Art } from "./art";
import { house } from "./api";
import { Live, socket, type Status } from "./live";
import type { Action, Frame, GamePage, Mark, Refusal, TableView, Told, Update } from "./messages";
import { calm, fly, takeOff, trips } from "./motion";
import { nextSteps, touch } from "./offers";
import { Reel } from "./reel";
import { t, voice } from "./words.svelte";

/** Nobody when all are level; when somebody gave up, the others. */
export function winnersOf({ scores }: Frame, resigned: number): number[] {
  const seats = scores.map((_, seat) => seat);
  if (resigned >= 0) return seats.filter((seat) => seat !== resigned);
  const best = Math.max(...scores);
  return best > Math.min(...scores) ? seats.filter((seat) => scores[seat] === best) : [];
}

export class Sitting {
  page = $state.raw<GamePage>()!;
  art = $state.raw<Art>(NO_ART);
  table = $state.raw<TableView>()!;
  frame = $state.raw<Frame>()!;
  entries = $state.raw<Told[]>([]);
  touched = $state.raw<string[]>([]);
  note = $state.raw<Refusal | null>(null);
  status = $state<Status>("connecting");

  readonly names = $derived(this.table?.seats.map(({ name }, seat) => name || t(`seat-${seat}`)) ?? []);
  readonly steps = $derived(nextSteps(this.frame?.offers ?? [], this.touched));
  /** The seat everybody waits for, at its move or its throw; -1 when it is nobody's. */
  readonly turn = $derived(this.frame ? (this.frame.to_move >= 0 ? this.frame.to_move : this.frame.thrower) : -1);
  readonly mine = $derived(this.holds(this.turn));
  readonly winners = $derived(this.table?.state === "over" ? winnersOf(this.frame, this.table.resigned) : []);
  readonly mayThrow = $derived(this.running && this.frame.to_move < 0 && this.holds(this.frame.thrower));

  private asking = false;
  private live: Live | undefined;
  private readonly reel = new Reel();

  constructor(readonly id: string) {}

  get running(): boolean {
    return this.table?.state === "running";
  }

  holds(seat: number): boolean {
    return seat >= 0 && (this.table?.viewer.seats.includes(seat) ?? false) && !this.table.seats[seat]?.stand_in;
  }

  /** Opens the box, then listens. */
  async sit(): Promise<void> {
    const update = await house.table(this.id);
    const { game } = update.table;
    [this.page] = await Promise.all([house.game(game), voice.use(game)]);
    this.art = await loadArt(this.page);
    this.entries = [];
    this.show(update, update.entries);
    if (update.table.state !== "archive") this.listen(update.seq);
  }

  leave(): void {
    this.live?.stop();
    this.live = undefined;
    removeEventListener("online", this.back);
    removeEventListener("offline", this.gone);
  }

  /** Another person looks through this browser now: what it may see has changed. */
  async sitAgain(): Promise<void> {
    this.leave();
    await this.sit();
  }

  /** True when it is done; else the note says why not. */
  readonly act = async (action: Action): Promise<boolean> => {
    const refusal = this.live ? await this.live.send(action) : null;
    if (refusal) this.note = refusal;
    return refusal === null;
  };

  /** `ids` name the thing touched: the pieces there, then the place. */
  touch(ids: string[]): void {
    const skipped = this.reel.skip();
    if (!this.running || this.asking || this.table.viewer.seats.length === 0) return;
    const meant = touch(this.frame.offers, this.touched, ids);
    if (skipped && meant.kind === "why") return;
    this.note = null;
    if (meant.kind === "step") this.touched = meant.touched;
    else if (meant.kind === "move") void this.play(meant.move);
    else void this.act({ do: "why", path: meant.path });
  }

  throw(): void {
    this.reel.skip();
    if (!this.mayThrow || this.asking) return;
    this.note = null;
    void this.ask({ do: "throw" });
  }

  /** One step back: the note first, then the last thing touched. */
  stepBack(): void {
    if (this.note) this.note = null;
    else this.touched = this.touched.slice(0, -1);
  }

  private async play(move: string): Promise<void> {
    this.touched = [];
    await this.ask({ do: "move", move });
  }

  /** Until it is answered, a second touch is a slip of the finger. */
  private async ask(action: Action): Promise<void> {
    this.asking = true;
    await this.act(action);
    this.asking = false;
  }

  private listen(since: number): void {
    const ears = {
      heard: (update: Update, fresh: Told[]) => this.hear(update, fresh),
      status: (status: Status) => (this.status = status),
    };
    this.live = new Live(socket(this.id), ears, since);
    this.live.start();
    addEventListener("online", this.back);
    addEventListener("offline", this.gone);
  }

  private readonly back = (): void => this.live?.retry();
  private readonly gone = (): void => this.live?.drop();

  private hear(update: Update, fresh: Told[]): void {
    this.reel.add(() => this.show(update, fresh), this.lasting(update.frame));
  }

  /** The last move stays marked while the dice are thrown. */
  private get marks(): Mark[] {
    return this.frame?.marks ?? [];
  }

  private lasting(frame: Frame): number {
    if (calm() || document.hidden || frame.ply === this.frame.ply) return 0;
    if (this.frame.thrower >= 0) return 650;
    return trips(this.frame, frame).length ? 420 : 150;
  }

  private show({ frame, table }: Update, fresh: Told[]): void {
    const flights = takeOff(this.frame ?? null, frame);
    if (frame.ply !== this.frame?.ply) {
      this.touched = [];
      this.asking = false;
    }
    this.table = table;
    this.frame = frame.marks.length || frame.ply < (this.frame?.ply ?? 0) ? frame : { ...frame, marks: this.marks };
    this.entries = [...this.entries, ...fresh];
    void tick().then(() => fly(flights));
  }
}
