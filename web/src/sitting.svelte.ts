// One browser at one table: the wire to the house, and the frames it brings in the order in which they are looked at.
import { tick } from "svelte";
import { about } from "./about.svelte";
import { NO_ART, type Art } from "./art";
import { Refused, house } from "./api";
import { unpack } from "./box";
import { Advice } from "./advice.svelte";
import { Clockwork } from "./clock.svelte";
import { firsts, type Occasion } from "./firsts.svelte";
import { listen } from "./gesture";
import { announceTurn, notice } from "./heard";
import { Hand, type Tabletop } from "./hand.svelte";
import { Live, unsaid, type Answer, type Ears, type Status } from "./live";
import { recall, remember } from "./memory";
import type { Action, Frame, GamePage, Preview, Refusal, Say, Sheet, Stage, TableView, EntryView, Update } from "./messages";
import { changesOf, diceIn, fly, takeOff, type Change } from "./motion";
import { seatNames } from "./names";
import { Reel, lasting, type Moment } from "./reel";
import { settings, type CardPace } from "./settings.svelte";
import { sheetsOf } from "./sheets";
import { tells } from "./story";
import { theHouse } from "./wire";
import { isSwapped, see, toStir } from "./witness";
import { tell, voice } from "./words.svelte";

const isTooLate = (error: unknown): boolean => error instanceof Refused && error.refusal.kind === "turn";

/** The seat everybody waits for, at its move or its throw; -1 when it is nobody's. */
export const turnOf = ({ to_move, thrower }: Frame): number => (to_move >= 0 ? to_move : thrower);

const SOME = 4; // cards of an absence that are read one by one
const LYING = 1400; // milliseconds for dice that are taken up again at once
const READING = { slow: [1800, 60], fast: [900, 25] } as const; // milliseconds, and more for each character

/** What waits for the reader: a card, or what was not looked at one by one. */
export type Reading = { card: Sheet } | { passed: EntryView[]; changes: Change[] };

/** A moment of the game, with the entries that it is about. */
interface Shown extends Moment {
  entries: EntryView[];
}

export class Sitting implements Tabletop, Ears {
  page = $state.raw<GamePage>()!;
  art = $state.raw<Art>(NO_ART);
  table = $state.raw<TableView>()!;
  reading = $state.raw<Reading | null>(null);
  changes = $state.raw<Change[]>([]); // of what is counted for the seats, the last ones
  entries = $state.raw<EntryView[]>([]);
  note = $state.raw<Refusal | null>(null);
  status = $state<Status>("connecting");
  parting = $state.raw<Say | null>(null); // why there is nothing more to see here

  readonly hand = new Hand(this);
  readonly advice = new Advice(this);
  readonly clock = new Clockwork();

  readonly names = $derived(seatNames(this.table?.seats ?? []));
  /** The seat that sentences speak to; where several share a screen, they name everybody. */
  readonly reader = $derived(this.table?.viewer.seats.length === 1 && this.holds(this.table.viewer.seats[0]!) ? this.table.viewer.seats[0]! : -1);
  /** A seat of this browser that a bot plays. */
  readonly lost = $derived(
    this.table?.state === "running" ? this.table.viewer.seats.find((seat) => this.table.seats[seat]?.stand_in && !this.isOut(seat)) : undefined,
  );
  readonly running = $derived(this.table?.state === "running");
  /** Nothing waits to be seen or read: whoever is to play may. */
  readonly settled = $derived.by(() => this.waiting === 0 && this.reading === null);
  /** What is on the table; nothing is asked before all that led there was seen. */
  readonly frame = $derived.by(() => (this.settled ? this.newest : this.newest && { ...this.newest, offers: [], buttons: [] }));
  readonly turn = $derived.by(() => (!this.frame ? -1 : this.settled || this.acting < 0 ? turnOf(this.frame) : this.acting));
  readonly mine = $derived.by(() => this.running && this.settled && this.holds(this.turn));
  /** Those without whom the game does not begin, beside this browser. */
  readonly awaited = $derived(
    this.table?.state === "open" ? this.names.filter((_, seat) => this.isAwaited(seat) && !this.holds(seat)) : [],
  );
  /** Whether this browser has made a move of those that are told here. */
  readonly hasPlayed = $derived(this.entries.some(({ kind, seat = -1 }) => kind === "move" && this.holds(seat)));
  readonly mayThrow = $derived(this.mine && this.frame.to_move < 0);
  /** At the pace of the table, or as this person likes it. */
  readonly throwsAlone = $derived.by(() => settings.throwsAlone || !["hand", "hurry"].includes(this.table?.speed));
  readonly mayAsk = $derived(this.mine && this.frame.to_move >= 0 && this.table.advice);
  readonly plays = $derived(this.running && this.table.viewer.seats.length > 0);
  readonly mayTouch = $derived(this.plays && this.settled);

  /** The number of the newest entry here. The wire may bring what was heard otherwise before. */
  private readonly last = $derived(this.entries.at(-1)?.seq ?? -1);

  waiting = $state(0); // moments that were not shown yet
  unread = $state(0); // of them, those to be read
  private newest = $state.raw<Frame>()!; // the last frame that was shown
  private acting = $state(-1); // whose turn is being shown
  private coming: Frame | undefined; // the last frame that was heard of
  private wasMine = false;

  private live: Live | undefined;
  private unheed: (() => void) | undefined; // the network, as the browser knows it
  private readonly reel = new Reel(() => this.count());

  constructor(readonly id: string) {}

  get stage(): Stage {
    return this.page.stage;
  }

  get confirms(): boolean {
    return this.stage.confirms || settings.confirms;
  }

  holds(seat: number): boolean {
    return seat >= 0 && (this.table?.viewer.seats.includes(seat) ?? false) && !this.table.seats[seat]?.stand_in;
  }

  /** Who has lost by time does not come back. */
  private isOut(seat: number): boolean {
    return this.table.clock?.out?.includes(seat) ?? false;
  }

  /** Whether a seat has no time left. */
  isLate(seat: number): boolean {
    return this.table.clock?.left[seat] === 0;
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
    this.reading = null;
    this.acting = -1;
    this.coming = undefined;
    this.wasMine = true; // nobody is called to where they just came
    const read = recall(`read.${this.id}`); // before what is shown now counts as read
    this.add(update, update.entries);
    this.tellOfAbsence(update, read);
    if (update.table.state === "open" && isSwapped(update.table)) this.note = { kind: "invalid", say: { id: "ui-swapped" } };
    if (update.table.state !== "archive") this.listen(update.seq);
  }

  /** A table begins when everybody has come: who has seen the commitment adds a part to the dice. */
  private async arrive(): Promise<Update> {
    const before = await this.look();
    const entropy = toStir(before.table);
    if (!entropy) return before;
    remember(`read.${this.id}`, String(before.seq)); // a bot may play before the next look
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
    const live = new Live((since) => theHouse.dial(this.id, since), this, since);
    if (theHouse.isFar) this.unheed = listen(window, { online: () => live.retry(), offline: () => live.drop() });
    this.live = live;
    live.start();
  }

  leave(): void {
    this.unheed?.();
    this.live?.stop();
    this.live = undefined;
    this.clock.stop();
    this.reel.takeAll();
  }

  send(action: Action): Promise<Answer> {
    return this.live?.send(action) ?? Promise.resolve(unsaid("ui-offline-refused"));
  }

  /** True when it is done; else the note says why not. */
  readonly act = async (action: Action): Promise<boolean> => {
    if (action.do === "resign") this.gaveUp = true;
    const { refusal } = await this.send(action);
    if (refusal) this.note = refusal;
    return refusal === null;
  };

  gaveUp = $state(false); // who left the seat to a bot here is not asked whether they are back

  /** Whether this page goes to the rematch as soon as there is one: it was asked for or agreed to here. */
  goesOn = false;

  async askAgain(): Promise<void> {
    this.goesOn = true;
    this.goesOn = await this.act({ do: "rematch" });
  }

  async answerAgain(agree: boolean): Promise<void> {
    this.goesOn = agree;
    await this.act({ do: "answer-rematch", agree });
  }

  async preview(move: string): Promise<Preview | null> {
    return (await this.send({ do: "try", move })).preview;
  }

  /** A touch while something is shown goes on to the next thing to be read. */
  catchUp(): boolean {
    return this.reel.hurry();
  }

  /** What was read is put away. */
  readOn(): void {
    this.reel.goOn();
  }

  /** Shows the end of what waits; what was passed over can be read in one go. */
  skip(): void {
    const before = this.newest;
    const late = this.reel.takeAll() as Shown[];
    for (const moment of late) if (!moment.reads) moment.show();
    this.reading = null;
    const passed = new Map(late.flatMap(({ entries }) => entries).map((entry) => [entry.seq, entry]));
    this.reel.add(...this.summary([...passed.values()], changesOf(before, this.newest)));
    this.count();
  }

  connected(status: Status): void {
    this.status = status;
  }

  noticed(text: string): void {
    about.notice = text;
  }

  parted(say: Say): void {
    this.parting = say;
  }

  heard(update: Update, fresh: EntryView[]): void {
    see(update.table, fresh);
    this.add(update, fresh);
  }

  /** A throw, what it did, then what is to be read of it. */
  private add(update: Update, fresh: EntryView[]): void {
    const { frame, table } = update;
    const before = this.coming;
    this.clock.hear(update);
    this.coming = frame;
    const lasts = before ? lasting(before, frame, table.haste) : 0;
    const shown: Shown = { show: () => this.pass(update, fresh), lasts, entries: fresh };
    const more = before ? [...this.throwOf(before, frame, fresh), shown, ...this.toRead(fresh)] : [shown];
    this.reel.add(...more);
  }

  /** Dice that the next frame does not show any more. */
  private throwOf(before: Frame, after: Frame, fresh: EntryView[]): Shown[] {
    const moves = fresh.filter(({ kind }) => kind === "move");
    const faces = moves.length === 1 ? (moves[0]!.dice ?? []) : [];
    const dice = diceIn(before);
    if (faces.length !== dice.length || !faces.length || document.hidden) return [];
    if (diceIn(after).map(({ face }) => face).join() === faces.join()) return [];
    const lying = new Map(dice.map(({ id }, i) => [id, faces[i]!]));
    const pieces = before.pieces.map((piece) => ({ ...piece, face: lying.get(piece.id) ?? piece.face }));
    const frame: Frame = { ...before, ply: after.ply, thrower: -1, pieces, offers: [], buttons: [] };
    const show = () => {
      notice(before, frame);
      this.acting = moves[0]!.turn ?? -1;
      this.newest = frame;
    };
    return [{ show, lasts: LYING * Math.max(this.table.haste, 0.5), entries: [] }];
  }

  /** One card after the other, however many came at once. */
  private toRead(fresh: EntryView[]): Shown[] {
    return fresh.flatMap((entry) => this.cardsOf(entry.cards ?? [], [entry]));
  }

  private cardsOf(cards: Sheet[], entries: EntryView[]): Shown[] {
    return cards.map((card) => this.toBeRead({ card }, this.timeFor(card), entries));
  }

  private summary(passed: EntryView[], changes: Change[] = []): Shown[] {
    return passed.some((entry) => tells(entry) && !entry.routine) ? [this.toBeRead({ passed, changes }, Infinity, passed)] : [];
  }

  private toBeRead(reading: Reading, lasts: number, entries: EntryView[]): Shown {
    return { show: () => (this.reading = reading), lasts, reads: true, entries };
  }

  /** Whoever plays turns the cards; for whoever looks on they turn by themselves. */
  get usualPace(): CardPace {
    return this.table.viewer.person >= 0 ? "hand" : "slow";
  }

  private timeFor({ title, lines = [] }: Sheet): number {
    const pace = settings.cards || this.usualPace;
    if (pace === "hand") return Infinity;
    const [least, each] = READING[pace];
    return least + each * [title, ...lines].map((say) => tell(say, this.names)).join(" ").length;
  }

  /** What was turned over since this browser last looked; else what lies open. */
  private tellOfAbsence({ entries, frame, table }: Update, read: string): void {
    if (table.state !== "running") return;
    const missed = read ? entries.filter(({ seq }) => seq > Number(read)) : [];
    const turned = this.toRead(missed);
    if (turned.length > SOME && this.hasPlayed) this.reel.add(...this.summary(missed));
    else this.reel.add(...(turned.length ? turned : this.cardsOf(sheetsOf(frame, "card"), [])));
  }

  /** More or less waits to be seen. */
  private count(): void {
    if (!this.reel.isReading) this.reading = null;
    [this.waiting, this.unread] = [this.reel.length, this.reel.unread];
    if (!this.settled || !this.newest) return;
    if (this.mine && !this.wasMine) announceTurn();
    this.wasMine = this.mine;
    this.hand.takeTheOnly();
    if (this.mine) this.noticeFirsts([this.frame.prompt]);
    if (this.table.viewer.person >= 0) remember(`read.${this.id}`, String(this.last));
  }

  private pass(update: Update, fresh: EntryView[]): void {
    const before = this.table?.viewer.seat;
    this.show(update, fresh);
    if (before !== undefined && before !== this.table.viewer.seat && this.page.card.secrets) void this.hearAgain();
  }

  /** A screen that several share was passed on: the next one may have been told other things. */
  private async hearAgain(): Promise<void> {
    const { seq, entries } = await house.table(this.id).catch(() => ({ seq: -1, entries: [] }));
    this.entries = [...entries, ...this.entries.filter((entry) => entry.seq > seq)];
  }

  private show({ frame, table }: Update, fresh: EntryView[]): void {
    const { newest: before, hand } = this;
    const flights = before ? takeOff(before, frame, hand.laid && hand.ghost) : [];
    if (frame.ply !== before?.ply || !frame.offers.length) {
      hand.empty();
      this.advice.forget();
    }
    this.table = table;
    this.newest = frame;
    if (this.note?.kind === "turn" && this.holds(turnOf(frame))) this.note = null; // it has come
    const news = fresh.filter(({ seq }) => seq > this.last);
    this.entries = [...this.entries, ...news];
    this.acting = news.findLast(({ turn = -1 }) => turn >= 0)?.turn ?? this.acting;
    const changes = before ? changesOf(before, frame) : [];
    if (changes.length) this.changes = changes;
    if (before) this.noticeFirsts(news.flatMap(({ lines = [] }) => lines).map(({ rule, say }) => ({ ...say, id: rule })), this.lastPlace(frame));
    if (before) notice(before, frame);
    void tick().then(() => fly(flights));
  }

  /** Who plays is told what is new to them. */
  private noticeFirsts(occasions: Occasion[], place = ""): void {
    if (this.running && this.table.viewer.person >= 0) firsts.notice(this.table.game, occasions, place);
  }

  private lastPlace = ({ marks }: Frame): string => marks.find(({ kind }) => kind === "last")?.places.at(-1) ?? "";
}
