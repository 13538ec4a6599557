// One browser at one table: what it sees, what it has touched so far, what it was told.
import { tick } from "svelte";
import { NO_ART, loadArt, lookOf, sizeOf, type Art } from "./art";
import { Refused, house } from "./api";
import { middleOf, nearest, placesOf, type Point } from "./geometry";
import { Live, socket, type Status } from "./live";
import type { Action, Frame, GamePage, Hint, Mark, Offer, Piece, Place, Refusal, Sheet, TableView, Told, Update } from "./messages";
import { calm, fly, takeOff, trips } from "./motion";
import { namesOf } from "./names";
import { completed, nextSteps, touch, turnFrom, turning } from "./offers";
import { Previews } from "./previews.svelte";
import { Reel } from "./reel";
import { isSwapped, see, toStir } from "./witness";
import { t, voice } from "./words.svelte";

/** Nobody when all are level; when somebody gave up, the others. */
export function winnersOf({ scores }: Frame, resigned: number): number[] {
  const seats = scores.map((_, seat) => seat);
  if (resigned >= 0) return seats.filter((seat) => seat !== resigned);
  const best = Math.max(...scores);
  return best > Math.min(...scores) ? seats.filter((seat) => scores[seat] === best) : [];
}

/** How long a frame is looked at, when dice throw themselves. */
const HASTE = { hand: 1, walk: 1, run: 0.25, hurry: 0 };

const READING = 3200; // milliseconds for a card that is read aloud

const isTooLate = (error: unknown): boolean => error instanceof Refused && error.refusal.kind === "turn";

export class Sitting {
  page = $state.raw<GamePage>()!;
  art = $state.raw<Art>(NO_ART);
  table = $state.raw<TableView>()!;
  frame = $state.raw<Frame>()!;
  entries = $state.raw<Told[]>([]);
  touched = $state.raw<string[]>([]);
  pointed = $state(""); // the place that the piece in hand is held over
  carried = $state.raw<Point | null>(null); // where on the screen a piece is dragged
  note = $state.raw<Refusal | null>(null);
  advice = $state.raw<Hint[]>([]); // what a bot would play here, if it was asked
  advising = $state(false);
  hinted = $state(""); // the move of the hint that is looked at
  status = $state<Status>("connecting");

  readonly names = $derived(namesOf(this.table?.seats ?? []).map((name, seat) => name || t(`seat-${seat}`)));
  /** A move laid out on the board, not played yet. */
  readonly laid = $derived(this.page?.stage.confirms ? completed(this.frame?.offers ?? [], this.touched) : undefined);
  private readonly base = $derived(this.laid ? this.touched.slice(0, -1) : this.touched);
  readonly steps = $derived(nextSteps(this.frame?.offers ?? [], this.base));
  private readonly turning = $derived(turning(this.frame?.offers ?? [], this.frame?.buttons ?? [], this.base));
  readonly turns = $derived(this.turning.now ? this.turning.turns.length : 0);
  /** The piece in hand, turned as it is to be laid. */
  readonly held = $derived.by((): Piece | undefined => {
    const piece = this.frame?.pieces.find(({ id = "" }) => id && this.base.includes(id));
    return piece && { ...piece, angle: (piece.angle ?? 0) + (this.turning.now?.angle ?? 0) };
  });
  /** Where it would lie. */
  readonly ghost = $derived(this.laid?.path.at(-1) ?? (this.held && this.steps.has(this.pointed) ? this.pointed : ""));
  readonly aimed = $derived(this.held && this.ghost ? completed(this.frame.offers, [...this.base, this.ghost]) : undefined);
  /** The seat everybody waits for, at its move or its throw; -1 when it is nobody's. */
  readonly turn = $derived(this.frame ? (this.frame.to_move >= 0 ? this.frame.to_move : this.frame.thrower) : -1);
  readonly mine = $derived(this.holds(this.turn));
  /** Those without whom the game does not begin, beside this browser. */
  readonly awaited = $derived(
    this.table?.state === "open" ? this.names.filter((_, seat) => this.isAwaited(seat) && !this.holds(seat)) : [],
  );
  readonly winners = $derived(this.table?.state === "over" ? winnersOf(this.frame, this.table.resigned) : []);
  readonly mayThrow = $derived(this.running && this.frame.to_move < 0 && this.holds(this.frame.thrower));
  readonly mayAsk = $derived(this.running && this.table.advice && this.holds(this.frame.to_move));
  readonly mayTouch = $derived(this.running && this.table.viewer.seats.length > 0);

  readonly previews = new Previews(async (move) => (await this.live?.send({ do: "try", move }))?.preview ?? null);

  /** Things to notice: those of the move in the hand, else the way of a hint, else of the last move. */
  readonly marks = $derived.by((): Mark[] => {
    const { marks } = this.frame;
    const way = this.previews.shown ? [] : this.wayOf(this.hinted);
    return way.length ? [...marks.filter(({ kind }) => kind !== "last"), { kind: "last", places: way }] : (this.previews.shown?.marks ?? marks);
  });

  private angle = 0; // how the last piece was turned
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

  private isAwaited(seat: number): boolean {
    const { person, stand_in } = this.table.seats[seat]!;
    return !stand_in && this.table.entropies[person] === "";
  }

  /** Opens the box, then listens. */
  async sit(): Promise<void> {
    const update = await this.arrive();
    const { game } = update.table;
    voice.texts = update.table.texts;
    [this.page, this.art] = await Promise.all([house.game(game), loadArt(game), voice.use(game)]);
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
    const refusal = this.live ? (await this.live.send(action)).refusal : null;
    if (refusal) this.note = refusal;
    return refusal === null;
  };

  /** `ids` name the thing touched: the pieces there, then the place. */
  touch(ids: string[]): void {
    const skipped = this.reel.skip();
    if (!this.mayTouch || this.asking) return;
    if (this.laid && ids.includes(this.ghost)) return this.confirm();
    if (this.held && ids.includes(this.held.id!) && this.turns > 1) return this.turnBy(1);
    const meant = touch(this.frame.offers, this.base, ids);
    if (skipped && meant.kind === "why") return;
    this.note = null;
    if (meant.kind === "step") this.take(meant.touched);
    else if (meant.kind === "why") void this.act({ do: "why", path: meant.path });
    else if (this.isLaidFirst(meant.offer)) this.touched = meant.offer.path;
    else void this.play(meant.offer.move);
  }

  /** Take up a piece to carry it somewhere; false if it cannot be moved. */
  lift(id: string): boolean {
    this.reel.skip();
    if (!this.mayTouch || this.asking) return false;
    if (this.held?.id === id) this.touched = this.base;
    else if (nextSteps(this.frame.offers, []).has(id)) this.take([id]);
    else return false;
    this.note = null;
    return true;
  }

  /** The piece in hand is over this place, or over none. */
  point(place: string): void {
    if (!this.asking) this.pointed = place;
  }

  /** Go round the ways the piece in hand may lie: where it was if it can, else as near as it can. */
  turnBy(by: number): void {
    const { before, turns, now } = this.turning;
    const next = now && turnFrom(turns, now.angle!, by);
    if (!next || this.asking) return;
    const { held, ghost, laid } = this;
    this.angle = next.angle!;
    this.note = null;
    this.touched = [...before, next.id];
    const near = ghost ? this.nearestTo(held!, ghost) : "";
    if (laid) this.touched = [...this.touched, near];
    this.pointed = near;
  }

  confirm(): void {
    if (!this.laid || this.asking) return;
    this.note = null;
    void this.ask({ do: "move", move: this.laid.move });
  }

  async askAdvice(): Promise<void> {
    if (this.advising || !this.live) return;
    this.advising = true;
    const { ply } = this.frame;
    const { refusal, advice = [] } = await this.live.send({ do: "advise" });
    this.advising = false;
    this.note = refusal;
    if (ply === this.frame.ply) this.advice = advice;
  }

  /** Shows the way of a move, or lays it out where moves are laid out first; once more, and it is as before. */
  showHint(move: string): void {
    const offer = this.frame.offers.find((one) => one.move === move);
    if (!offer || this.asking) return;
    this.note = null;
    this.hinted = this.hinted === move ? "" : move;
    if (this.isLaidFirst(offer)) this.touched = this.hinted ? offer.path : [];
  }

  throw(): void {
    this.reel.skip();
    if (!this.mayThrow || this.asking) return;
    this.note = null;
    void this.ask({ do: "throw" });
  }

  /** One step back: the note first, then the last thing touched. */
  stepBack(): void {
    if (this.asking) return;
    if (this.note) this.note = null;
    else if (this.laid) this.touched = this.base;
    else this.touched = this.turning.now ? this.turning.before.slice(0, -1) : this.touched.slice(0, -1);
  }

  /** What was touched; a piece that can be turned is turned as the one before, if that is possible. */
  private take(touched: string[]): void {
    const { turns, now } = turning(this.frame.offers, this.frame.buttons, touched);
    const turn = now ?? turnFrom(turns, this.angle, 0);
    this.touched = turn && !now ? [...touched, turn.id] : touched;
  }

  /** Where there is but one piece to move, it is in the hand already. */
  private takeTheOnly(): void {
    const [only, another] = nextSteps(this.frame.offers, []);
    if (only && !another && this.frame.pieces.some(({ id }) => id === only)) this.take([only]);
  }

  /** The places that the touches of a move go over. */
  private wayOf(move: string): string[] {
    const { offers, pieces } = this.frame;
    const path = offers.find((offer) => offer.move === move)?.path ?? [];
    const places = placesOf(this.page.stage);
    return path.map((id) => pieces.find((piece) => piece.id === id)?.place ?? id).filter((id) => places.has(id));
  }

  private isLaidFirst({ path }: Offer): boolean {
    const { stage } = this.page;
    return Boolean(stage.confirms) && placesOf(stage).has(path.at(-1)!);
  }

  /** The place for the piece in hand nearest to where it lay before it was turned. */
  private nearestTo(before: Piece, ghost: string): string {
    if (this.steps.has(ghost)) return ghost;
    const { stage } = this.page;
    const places = placesOf(stage);
    const size = sizeOf(lookOf(before, stage));
    const was = middleOf(places.get(ghost)!, size, before.angle);
    const open = [...this.steps].flatMap((id): Place[] => (places.has(id) ? [places.get(id)!] : []));
    return nearest(open, was, size, this.held!.angle)?.id ?? "";
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
    see(update.table, fresh);
    this.reel.add(() => this.show(update, fresh), this.lasting(update.frame));
  }

  /** A screen that several share was passed on: the next one may have been told other things. */
  private async hearAgain(): Promise<void> {
    const { seq, entries } = await house.table(this.id).catch(() => ({ seq: -1, entries: [] }));
    this.entries = [...entries, ...this.entries.filter((entry) => entry.seq > seq)];
  }

  private lasting(frame: Frame): number {
    if (document.hidden || frame.ply === this.frame.ply) return 0;
    const haste = HASTE[this.table.speed];
    if (this.isNew(frame.sheets)) return READING * Math.max(haste, 0.4);
    if (calm()) return 0;
    if (this.frame.thrower >= 0) return 650 * haste;
    return (trips(this.frame, frame).length ? 420 : 150) * haste;
  }

  private isNew(sheets: Sheet[] = []): boolean {
    return sheets.some(({ id, kind }) => kind === "card" && !this.frame.sheets?.some((old) => old.id === id));
  }

  private show({ frame, table }: Update, fresh: Told[]): void {
    const flights = takeOff(this.frame ?? null, frame, this.laid && this.ghost);
    if (frame.ply !== this.frame?.ply || !frame.offers.length) {
      this.touched = [];
      this.carried = null;
      this.asking = false;
      this.advice = [];
      this.hinted = "";
      this.previews.forget();
    }
    const passed = this.table && this.table.viewer.seat !== table.viewer.seat;
    this.table = table;
    this.frame = frame;
    this.entries = [...this.entries, ...fresh];
    if (!this.touched.length) this.takeTheOnly();
    if (passed && this.page.card.secrets) void this.hearAgain();
    void tick().then(() => fly(flights));
  }
}
