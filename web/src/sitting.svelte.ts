// One browser at one table: the wire to the house, and the frames it brings in the order in which they are looked at.
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
import { afterFrame } from "./later";
import { Live, unsaid, type Answer, type Ears, type Status } from "./live";
import { recall, remember } from "./memory";
import type { Action, Frame, GamePage, Preview, Refusal, Say, Sheet, Stage, TableView, EntryView, Update } from "./messages";
import { changesOf, diceIn, fly, standing, takeOff, type Change } from "./motion";
import { seatNames } from "./names";
import { isFor, nameOf, subjectOf, timeFor, turnedIn, type Reading, type Turned } from "./readings";
import { Reel, lasting, type Moment } from "./reel";
import { settings, type CardPace } from "./settings.svelte";
import { sheetsOf } from "./sheets";
import { speaksOf, tells } from "./story";
import { theHouse } from "./wire";
import { isSwapped, see, toStir } from "./witness";
import { t, tell, voice } from "./words.svelte";

const isTooLate = (error: unknown): boolean => error instanceof Refused && error.refusal.kind === "turn";

/** The seat everybody waits for, at its move or its throw; -1 when it is nobody's. */
export const turnOf = ({ to_move, thrower }: Frame): number => (to_move >= 0 ? to_move : thrower);

const SOME = 8; // cards of an absence that are read in full
const INCIDENT = 1800; // milliseconds for what stands out where most throws do nothing, at the pace of the table
const OWN = 2200; // for what concerns who looks on, at any pace
const EXPLAINED = 4000; // milliseconds for what a pace does
const LYING = 1400; // milliseconds for dice that are taken up again at once

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
  /** As the log names them: who reads it is told which of them they are. */
  readonly told = $derived(this.names.map((name, seat) => (seat === this.reader ? t("ui-name-you", { name }) : name)));
  /** A seat of this browser that a bot plays. */
  readonly lost = $derived(
    this.table?.state === "running" ? this.table.viewer.seats.find((seat) => this.table.seats[seat]?.stand_in && !this.isOut(seat)) : undefined,
  );
  readonly running = $derived(this.table?.state === "running");
  /** Nothing waits to be seen or read: whoever is to play may. */
  readonly settled = $derived.by(() => this.waiting === 0 && this.reading === null);
  /** The piece that the card speaks of which lies open. */
  readonly subject = $derived.by(() => (this.reading ? subjectOf(this.reading, this.newest, this.stage) : ""));
  /** What is on the table; nothing is asked before all that led there was seen. */
  readonly frame = $derived.by(() => (this.settled ? this.newest : this.newest && { ...this.newest, offers: [], buttons: [] }));
  readonly turn = $derived.by(() => (!this.frame ? -1 : this.settled || this.acting < 0 ? turnOf(this.frame) : this.acting));
  readonly mine = $derived.by(() => this.running && this.settled && this.holds(this.turn));
  /** Those without whom the game does not begin, beside this browser. */
  readonly awaited = $derived(
    this.table?.state === "open" ? this.names.filter((_, seat) => this.isAwaited(seat) && !this.holds(seat)) : [],
  );
  /** Whether this browser has made a move of those that are told here. */
  readonly hasPlayed = $derived(this.entries.some(({ kind, seat = -1, turn = -1, dice = [] }) => kind === "move" && (this.holds(seat) || (dice.length > 0 && this.holds(turn)))));
  readonly mayThrow = $derived(this.mine && this.frame.to_move < 0);
  /** Whether the throw goes on with what this seat has just thrown or kept, in a game where that is one gesture. */
  readonly throwsOn = $derived.by(() => {
    const last = this.entries.findLast(({ kind }) => kind === "move");
    return this.mayThrow && this.stage.throws_on === true && last?.turn === this.frame.thrower;
  });
  /** At the pace of the table, or as this person likes it. */
  readonly throwsAlone = $derived.by(() => settings.throwsAlone || this.throwsOn || !["hand", "hurry"].includes(this.speed));
  readonly mayAsk = $derived(this.mine && this.frame.to_move >= 0 && this.table.advice);
  readonly plays = $derived(this.running && this.table.viewer.seats.length > 0);
  readonly mayTouch = $derived(this.plays && this.settled);

  /** The number of the newest entry here. The wire may bring what was heard otherwise before. */
  private readonly last = $derived(this.entries.at(-1)?.seq ?? -1);

  speed = $state<TableView["speed"]>("hand"); // as the house has it, whatever is being looked at
  explained = $state<TableView["speed"] | "">(""); // the pace that was just chosen here
  private explaining: ReturnType<typeof setTimeout> | undefined;
  lingers = $state(false); // what is being shown concerns who looks on, and takes its time
  waiting = $state(0); // moments that were not shown yet
  unread = $state(0); // of them, those to be read
  private newest = $state.raw<Frame>()!; // the last frame that was shown
  private acting = $state(-1); // whose turn is being shown
  private coming: Frame | undefined; // the last frame that was heard of
  private wasMine = false;
  private aside: Turned[] = []; // what others turned over: read in one go when one is asked again

  private live: Live | undefined;
  private unheed: (() => void) | undefined; // what the browser knows of the network and of this page
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
    this.aside = [];
    this.wasMine = true; // nobody is called to where they just came
    const [read = "", ...cards] = recall(`read.${this.id}`).split(" "); // before what is shown now counts as read
    this.add(update, update.entries);
    this.tellOfAbsence(update, read, cards);
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
    if (theHouse.isFar) {
      const visibilitychange = () => live.show(!document.hidden);
      this.unheed = listen(window, { online: () => live.retry(), offline: () => live.drop(), visibilitychange });
    }
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
    if (action.do === "move" || action.do === "throw") this.reel.seen();
    const { refusal } = await this.send(this.asSeen(action));
    if (refusal) this.note = refusal;
    return refusal === null;
  };

  /** What is played is played where the game stands for who looks at it: not twice, not on what has changed since. */
  private asSeen(action: Action): Action {
    return action.do === "move" || action.do === "throw" ? { ...action, at: this.newest.ply } : action;
  }

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

  /** It is said what a pace does, and no dice throw themselves meanwhile. */
  async setPace(speed: TableView["speed"]): Promise<void> {
    clearTimeout(this.explaining);
    this.explained = speed;
    this.explaining = setTimeout(() => (this.explained = ""), EXPLAINED);
    await this.act({ do: "pace", speed });
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
    const entries = [...this.aside.map(({ entry }) => entry), ...late.flatMap(({ entries }) => entries)];
    const passed = new Map(entries.toSorted((one, other) => one.seq - other.seq).map((entry) => [entry.seq, entry]));
    this.aside = [];
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

  /** A throw, what it did, and what is to be read of it: card by card, the pieces where each of them was turned over.
   * What others turned over is gathered until one is asked again. */
  private add(update: Update, fresh: EntryView[]): void {
    const { frame, table } = update;
    const before = this.coming;
    this.clock.hear(update);
    this.speed = table.speed;
    this.coming = frame;
    const far = Boolean(this.stage.near) && !fresh.some(({ seat = -1 }) => table.viewer.seats.includes(seat));
    const usual = before ? lasting(before, frame, table.haste, far) : 0;
    const lingers = before !== undefined && frame.ply > before.ply && this.concerns(fresh, table);
    const lasts = lingers ? OWN : usual && this.isIncident(fresh) ? Math.max(usual, INCIDENT * table.haste) : usual;
    const shown: Shown = { show: () => this.pass(update, fresh), lasts, lingers, entries: fresh };
    if (!before) return this.reel.add(shown);
    const on: Shown[] = [];
    const later: Shown[] = [];
    let stood = before;
    for (const turned of turnedIn(fresh)) {
      const { card, entry } = turned;
      if (this.hasChosen(card)) continue;
      if (this.gathers(card, table)) this.aside.push(turned);
      const read = this.aside.includes(turned) ? [] : this.cardsOf([card], [entry]);
      if (!card.stops) later.push(...read);
      else on.push(this.stand(stood, (stood = standing(stood, frame, card.stops)), update, entry, far), ...read);
    }
    if (on.length) shown.lasts = lasting(stood, frame, table.haste, far);
    this.reel.add(...this.throwOf(before, frame, fresh), ...on, shown, ...later, ...this.gathered(frame, table));
  }

  /** Who plays reads by themselves only what is for them. */
  private gathers(card: Sheet, { viewer, state }: TableView): boolean {
    return state === "running" && viewer.seats.length > 0 && !isFor(viewer.seats, card);
  }

  /** What others turned over, once one is asked again, or at the end. */
  private gathered(frame: Frame, { viewer, speed, state }: TableView): Shown[] {
    const asked = viewer.seats.includes(turnOf(frame)) && speed !== "hurry";
    if (!this.aside.length || !(asked || state !== "running")) return [];
    const [cards, entries] = [this.aside.map(({ card }) => card), this.aside.map(({ entry }) => entry)];
    this.aside = [];
    return this.cardsOf(cards, entries);
  }

  /** The table as it was when a card was turned over. */
  private stand(before: Frame, frame: Frame, { table }: Update, { turn = -1 }: EntryView, far: boolean): Shown {
    const show = () => {
      this.show({ frame, table }, []);
      this.acting = turn >= 0 ? turn : this.acting;
    };
    return { show, lasts: lasting(before, frame, table.haste, far), entries: [] };
  }

  private hasChosen({ chosen, owner = -1 }: Sheet): boolean {
    return chosen === true && this.holds(owner);
  }

  /** Where most throws do nothing: whether one of these did. */
  private isIncident(fresh: EntryView[]): boolean {
    return this.page.card.routine && fresh.some((entry) => entry.kind === "move" && tells(entry) && !entry.routine);
  }

  /** Whether something among it has happened to who looks on, other than by their own choice. */
  private concerns(fresh: EntryView[], { viewer }: TableView): boolean {
    if (!this.page.card.routine || document.hidden) return false;
    return fresh.some((entry) => !entry.routine && !viewer.seats.includes(entry.seat ?? -1) && viewer.seats.some((seat) => speaksOf(entry, seat)));
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

  private cardsOf(cards: Sheet[], entries: EntryView[]): Shown[] {
    return cards.length ? [this.toBeRead({ cards }, this.timeOf(cards), [...new Set(entries)])] : [];
  }

  private summary(passed: EntryView[], changes: Change[] = []): Shown[] {
    return passed.some((entry) => tells(entry) && !entry.routine) ? [this.toBeRead({ passed, changes }, Infinity, passed)] : [];
  }

  private toBeRead(reading: Reading, lasts: number, entries: EntryView[]): Shown {
    const done = () => this.keepPlace("cards" in reading ? reading.cards : [], entries);
    return { show: () => (this.reading = reading), lasts, done, reads: true, entries };
  }

  /** While more waits, the cards that were read are remembered one by one. */
  private keepPlace(cards: Sheet[], entries: EntryView[]): void {
    const read = turnedIn(entries).filter(({ card }) => cards.includes(card)).map(nameOf);
    const before = recall(`read.${this.id}`);
    if (before && read.length) remember(`read.${this.id}`, [before, ...read].join(" "));
  }

  /** Whoever plays turns the cards; for whoever looks on they turn by themselves. */
  get usualPace(): CardPace {
    return this.table.viewer.person >= 0 ? "hand" : "slow";
  }

  private timeOf(cards: Sheet[]): number {
    const said = cards.flatMap(({ title, lines = [] }) => [title, ...lines]).map((say) => tell(say, this.names));
    return timeFor(said.join(" "), settings.cards || this.usualPace);
  }

  /** What was turned over since this browser last looked, else what lies open; but for what was read. */
  private tellOfAbsence({ entries, frame, table }: Update, read: string, known: string[]): void {
    if (table.state !== "running") return;
    const missed = read ? entries.filter(({ seq }) => seq > Number(read)) : [];
    const turned = turnedIn(missed).filter((one) => !known.includes(nameOf(one))).map(({ card }) => card);
    const open = missed.some(({ cards = [] }) => cards.length) ? [] : sheetsOf(frame, "card").filter(({ id }) => !known.includes(id));
    if (turned.length > SOME && this.hasPlayed) this.reel.add(...this.summary(missed));
    else this.reel.add(...this.cardsOf([...turned, ...open], missed));
  }

  /** More or less waits to be seen. */
  private count(): void {
    if (!this.reel.isReading) this.reading = null;
    [this.waiting, this.unread, this.lingers] = [this.reel.length, this.reel.unread, this.reel.lingers];
    if (!this.settled || !this.newest) return;
    if (this.mine && !this.wasMine) announceTurn();
    this.wasMine = this.mine;
    this.hand.takeTheOnly();
    if (this.mine) this.noticeFirsts([this.frame.prompt]);
    if (this.table.viewer.person < 0) return;
    const read = [this.last, ...sheetsOf(this.newest, "card").map(({ id }) => id)].join(" "); // up to the last entry, and what lies open
    const more = () => this.reel.isReading || this.reel.length > 0 || this.aside.length > 0;
    afterFrame(() => more() || remember(`read.${this.id}`, read));
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

  private show({ frame, table }: Pick<Update, "frame" | "table">, fresh: EntryView[]): void {
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
    if (changes.length) this.changes = [...this.changes.filter(({ id }) => !changes.some((change) => change.id === id)), ...changes];
    if (before) this.noticeFirsts(news.flatMap(({ lines = [] }) => lines).map(({ rule, say }) => ({ ...say, id: rule })), this.lastPlace(frame));
    if (before) notice(before, frame);
    if (flights.length) requestAnimationFrame(() => fly(flights)); // where everything lies is found out once a frame
  }

  /** Who plays is told what is new to them. */
  private noticeFirsts(occasions: Occasion[], place = ""): void {
    if (this.running && this.table.viewer.person >= 0) firsts.notice(this.table.game, occasions, place);
  }

  private lastPlace = ({ marks }: Frame): string => marks.find(({ kind }) => kind === "last")?.places.at(-1) ?? "";
}
