// One browser at one table: the wire to the house, and the frames it brings in the order in which they are looked at.
import { tick } from "svelte";
import { NO_ART, type Art } from "./art";
import { Refused, house } from "./api";
import { unpack } from "./box";
import { Advice } from "./advice.svelte";
import { listen } from "./gesture";
import { Hand, type Tabletop } from "./hand.svelte";
import { Live, socket, unsaid, type Answer, type Ears, type Status } from "./live";
import type { Action, Frame, GamePage, Preview, Refusal, Stage, TableView, EntryView, Update } from "./messages";
import { fly, takeOff } from "./motion";
import { seatNames } from "./names";
import { Reel, lasting } from "./reel";
import { isSwapped, see, toStir } from "./witness";
import { voice } from "./words.svelte";

const isTooLate = (error: unknown): boolean => error instanceof Refused && error.refusal.kind === "turn";

/** The seat everybody waits for, at its move or its throw; -1 when it is nobody's. */
export const turnOf = ({ to_move, thrower }: Frame): number => (to_move >= 0 ? to_move : thrower);

export class Sitting implements Tabletop, Ears {
  page = $state.raw<GamePage>()!;
  art = $state.raw<Art>(NO_ART);
  table = $state.raw<TableView>()!;
  frame = $state.raw<Frame>()!;
  entries = $state.raw<EntryView[]>([]);
  note = $state.raw<Refusal | null>(null);
  status = $state<Status>("connecting");

  readonly hand = new Hand(this);
  readonly advice = new Advice(this);

  readonly names = $derived(seatNames(this.table?.seats ?? []));
  readonly running = $derived(this.table?.state === "running");
  readonly turn = $derived(this.frame ? turnOf(this.frame) : -1);
  readonly mine = $derived(this.running && this.holds(this.turn));
  /** Those without whom the game does not begin, beside this browser. */
  readonly awaited = $derived(
    this.table?.state === "open" ? this.names.filter((_, seat) => this.isAwaited(seat) && !this.holds(seat)) : [],
  );
  readonly mayThrow = $derived(this.mine && this.frame.to_move < 0);
  readonly mayAsk = $derived(this.mine && this.frame.to_move >= 0 && this.table.advice);
  readonly mayTouch = $derived(this.running && this.table.viewer.seats.length > 0);

  private live: Live | undefined;
  private unheed: (() => void) | undefined; // the network, as the browser knows it
  private readonly reel = new Reel();

  constructor(readonly id: string) {}

  get stage(): Stage {
    return this.page.stage;
  }

  holds(seat: number): boolean {
    return seat >= 0 && (this.table?.viewer.seats.includes(seat) ?? false) && !this.table.seats[seat]?.stand_in;
  }

  private isAwaited(seat: number): boolean {
    const { person, stand_in } = this.table.seats[seat]!;
    return !stand_in && this.table.entropies[person] === "";
  }

  /** Opens the box, then listens; once more when another person looks through this browser. */
  async sit(): Promise<void> {
    this.leave();
    const update = await this.arrive();
    voice.texts = update.table.texts;
    [this.page, this.art] = await unpack(update.table.game);
    this.entries = [];
    this.show(update, update.entries);
    if (update.table.state === "open" && isSwapped(update.table)) this.note = { kind: "invalid", say: { id: "ui-swapped" } };
    if (update.table.state !== "archive") this.listen(update.seq);
  }

  /** A table begins when everybody has come: who has seen the commitment adds a part to the dice. */
  private async arrive(): Promise<Update> {
    const before = await this.look();
    const entropy = toStir(before.table);
    if (!entropy) return before;
    await house.act(this.id, { do: "stir", entropy }).catch((error) => {
      if (!isTooLate(error)) throw error; // another device or page of the same person was faster
    });
    return this.look();
  }

  private async look(): Promise<Update> {
    const update = await house.table(this.id);
    see(update.table, update.entries);
    return update;
  }

  private listen(since: number): void {
    const live = new Live(socket(this.id), this, since);
    this.unheed = listen(window, { online: () => live.retry(), offline: () => live.drop() });
    this.live = live;
    live.start();
  }

  leave(): void {
    this.unheed?.();
    this.live?.stop();
    this.live = undefined;
    this.reel.skip();
  }

  send(action: Action): Promise<Answer> {
    return this.live?.send(action) ?? Promise.resolve(unsaid("ui-offline-refused"));
  }

  /** True when it is done; else the note says why not. */
  readonly act = async (action: Action): Promise<boolean> => {
    const { refusal } = await this.send(action);
    if (refusal) this.note = refusal;
    return refusal === null;
  };

  async preview(move: string): Promise<Preview | null> {
    return (await this.send({ do: "try", move })).preview;
  }

  catchUp(): boolean {
    return this.reel.skip();
  }

  connected(status: Status): void {
    this.status = status;
  }

  heard(update: Update, fresh: EntryView[]): void {
    see(update.table, fresh);
    this.reel.add(() => this.show(update, fresh), lasting(this.frame, update.frame, this.table.haste));
  }

  /** A screen that several share was passed on: the next one may have been told other things. */
  private async hearAgain(): Promise<void> {
    const { seq, entries } = await house.table(this.id).catch(() => ({ seq: -1, entries: [] }));
    this.entries = [...entries, ...this.entries.filter((entry) => entry.seq > seq)];
  }

  private show({ frame, table }: Update, fresh: EntryView[]): void {
    const { frame: before, table: tableBefore, hand } = this;
    const flights = before ? takeOff(before, frame, hand.laid && hand.ghost) : [];
    if (frame.ply !== before?.ply || !frame.offers.length) {
      hand.empty();
      this.advice.forget();
    }
    this.table = table;
    this.frame = frame;
    this.entries = [...this.entries, ...fresh];
    hand.takeTheOnly();
    const passed = tableBefore && tableBefore.viewer.seat !== table.viewer.seat;
    if (passed && this.page.card.secrets) void this.hearAgain();
    void tick().then(() => fly(flights));
  }
}
