// The hand of whoever plays here: what it has touched, the piece it holds and how that is turned, the move it has laid out.
import { lookOf, sizeOf } from "./art";
import { covered, covering, middleOf, nearest, placesOf, type Point, type Window } from "./geometry";
import type { Action, Frame, Mark, Offer, Piece, Place, Preview, Refusal, Stage } from "./messages";
import { completed, nextSteps, touch, turnFrom, turning } from "./offers";
import { racked, readRack, written, type Rack } from "./rack";
import { recall, remember } from "./memory";
import { Previews } from "./previews.svelte";

/** What the hand plays on. */
export interface Tabletop {
  readonly id?: string; // under which it is remembered what lay where
  readonly stage: Stage;
  readonly frame: Frame;
  readonly mayTouch: boolean;
  readonly mayThrow: boolean;
  readonly confirms: boolean; // a move is laid out first, and played when confirmed
  note: Refusal | null;
  act(action: Action): Promise<boolean>;
  preview(move: string): Promise<Preview | null>;
  /** Goes on with what is being shown or read, if anything is: then a touch means only that. */
  catchUp(): boolean;
}

export class Hand {
  touched = $state.raw<string[]>([]);
  carried = $state.raw<Point | null>(null); // where on the screen a piece is dragged
  near = $state.raw<Window | null>(null); // what was touched last on the board, on the screen
  hinted = $state(""); // the move of the hint that is looked at
  private pointed = $state(""); // the place that the piece in hand is held over

  readonly previews = new Previews((move) => this.table.preview(move));

  /** A move laid out on the board, not played yet. */
  readonly laid = $derived.by(() => (this.table.confirms ? completed(this.table.frame.offers, this.touched) : undefined));
  private readonly base = $derived(this.laid ? this.touched.slice(0, -1) : this.touched);
  readonly steps = $derived.by(() => nextSteps(this.table.frame.offers, this.base));
  private readonly turning = $derived.by(() => this.turningOf(this.base));
  readonly turns = $derived(this.turning.now ? this.turning.turns.length : 0);
  /** The piece in hand, turned as it is to be laid. */
  readonly held = $derived.by((): Piece | undefined => {
    const piece = this.pieceIn(this.base);
    return piece && { ...piece, angle: (piece.angle ?? 0) + (this.turning.now?.angle ?? 0) };
  });
  /** The piece that goes where it is played: itself, or the one that it moves. */
  readonly mover = $derived.by(() => {
    const { held } = this;
    return held?.moves ? this.table.frame.pieces.find(({ id }) => id === held.moves) : held;
  });
  /** Where it would lie. */
  readonly ghost = $derived.by(() => {
    if (!this.laid) return this.held && this.steps.has(this.pointed) ? this.pointed : "";
    return this.isLaidFirst(this.laid) ? this.laid.path.at(-1)! : ""; // a choice without a place lies nowhere
  });
  readonly aimed = $derived.by(() => {
    if (this.laid || !this.table.confirms || !this.held || !this.ghost) return this.laid;
    return completed(this.table.frame.offers, [...this.base, this.ghost]);
  });
  /** Things to notice: those of the move in the hand, else the way of a hint, else of the last move. */
  readonly marks = $derived.by((): Mark[] => {
    const { marks } = this.table.frame;
    const way = this.previews.shown ? [] : this.wayOf(this.hinted);
    if (!way.length) return this.previews.shown?.marks ?? marks;
    return [...marks.filter(({ kind }) => kind !== "last"), { kind: "last", places: way }];
  });

  /** The ways in which the piece that is laid out may lie over the place that was touched, and the one in which it does. */
  readonly ways = $derived.by((): { now: number; of: number } => {
    const { stage } = this.table;
    if (!this.laid || !this.ghost || !this.held) return { now: 0, of: 0 };
    const open = stage.places.filter(({ id }) => this.steps.has(id));
    const over = covering(stage, open, sizeOf(lookOf(this.held, stage)), this.held.angle).get(this.pivot) ?? [];
    return { now: over.findIndex(({ id }) => id === this.ghost) + 1, of: over.length };
  });

  /** Whether there is something to put back: the only piece to move stays in the hand. */
  readonly mayStepBack = $derived.by(() => this.touched.length > this.only.length);

  private only = $state.raw<string[]>([]); // what was taken because there is nothing else
  private pivot = $state(""); // the place that was touched to lay a piece: it turns about it
  private lain: { middle: Point; angle: number } | null = null; // how the piece lay then: turned round, it lies so again
  private asking = false;
  private readonly racks = new Map<string, Rack>(); // by tray

  constructor(private readonly table: Tabletop) {}

  /** Where the pieces of a tray lie, as far as they were there before, in this page or in one before it. */
  rackOf(tray: string, pieces: Piece[]): Rack {
    const { id } = this.table;
    const key = id && `rack.${id}.${tray}`;
    const before = this.racks.get(tray) ?? (key ? readRack(recall(key)) : undefined);
    const rack = racked(before, pieces);
    this.racks.set(tray, rack);
    if (key && rack !== before) remember(key, written(rack));
    return rack;
  }

  /** `ids` name the thing touched: the pieces there, then the place; `near` is where it is on the screen, `on` the place
   * under the finger, where a large piece covers several. */
  touch(ids: string[], near: Window | null = null, on = ids.at(-1)!): void {
    if (this.table.catchUp() || !this.table.mayTouch || this.asking) return;
    if (this.laid && ids.includes(this.ghost)) return near ? this.remind(near) : this.confirm();
    if (this.held && ids.includes(this.held.id!) && this.laid) return this.putBack();
    if (this.held && ids.includes(this.held.id!) && this.turns > 1) return this.turnBy(1);
    if (this.only.length && ids.includes(this.only[0]!) && !this.laid) return this.tellWhere(near);
    const meant = touch(this.table.frame.offers, this.base, ids);
    this.table.note = null;
    this.near = near;
    const way = meant.kind === "why" && this.onlyWayTo(ids);
    if (way) this.lay(way);
    else if (meant.kind === "step") this.take(meant.touched);
    else if (meant.kind === "why") void this.table.act({ do: "why", path: meant.path });
    else if (this.isLaidFirst(meant.offer)) this.lay(meant.offer, on);
    else this.play(meant.offer);
  }

  /** A finger that comes back to what is laid out may mean many things, but not that it is played. */
  private remind(near: Window): void {
    this.near = near;
    this.table.note = { kind: "why", say: { id: "ui-confirm-first" } };
  }

  /** Who touches the only thing there is to put somewhere has it in the hand already. */
  private tellWhere(near: Window | null): void {
    this.near = near;
    this.table.note = { kind: "why", say: { id: "ui-touch-place" } };
  }

  /** Take up a piece to carry it somewhere; false if it cannot be moved. */
  lift(id: string): boolean {
    if (this.table.catchUp() || !this.table.mayTouch || this.asking) return false;
    if (this.held?.id === id) this.touched = this.base;
    else if (nextSteps(this.table.frame.offers, []).has(id)) this.take([id]);
    else return false;
    this.table.note = null;
    return true;
  }

  /** A dragged piece is here on the screen, and over this place or over none. */
  carry(at: Point, place: string): void {
    this.carried = at;
    this.point(place);
  }

  /** Let go over a place it lies there, else it goes back. */
  drop(): void {
    this.carried = null;
    if (this.ghost) this.touch([this.ghost]);
    else this.putBack();
  }

  /** The piece in hand is over this place, or over none. */
  point(place: string): void {
    if (!this.asking) this.pointed = place;
  }

  /** Go round the ways the piece in hand may lie: about the place that was touched if it can, else as near as it can. */
  turnBy(by: number): void {
    const { before, turns, now } = this.turning;
    const next = now && turnFrom(turns, now.angle!, by);
    if (!next || this.asking) return;
    const { held, ghost, laid } = this;
    this.table.note = null;
    this.touched = [...before, next.id];
    const near = ghost ? this.nearestTo((laid && this.middleWhen(next.angle!)) || this.middleAt(held!, ghost)) : "";
    if (laid) this.touched = [...this.touched, near];
    this.pointed = near;
    if (laid && !this.covers(near, this.pivot)) this.table.note = { kind: "why", say: { id: "ui-turned-aside" } };
  }

  confirm(): void {
    if (this.laid && !this.asking) this.ask({ do: "move", move: this.laid.move });
  }

  throw(): void {
    if (this.table.catchUp()) return;
    if (this.table.mayThrow && !this.asking) this.ask({ do: "throw" });
  }

  /** Shows the way of a move, or lays it out where moves are laid out first; once more, and it is as before. */
  showHint(move: string): void {
    const offer = this.table.frame.offers.find((one) => one.move === move);
    if (!offer || this.asking) return;
    this.table.note = null;
    this.hinted = this.hinted === move ? "" : move;
    if (this.table.confirms && this.hinted) this.lay(offer);
    else if (this.table.confirms) this.take([]);
  }

  /** One step back: the note first, then the last thing touched. */
  stepBack(): void {
    if (this.asking) return;
    if (this.table.note) this.table.note = null;
    else if (this.mayStepBack) this.takeBack();
  }

  private takeBack(): void {
    this.pointed = "";
    if (this.laid) this.touched = this.base;
    else this.touched = this.turning.now ? this.turning.before.slice(0, -1) : this.touched.slice(0, -1);
  }

  /** The last thing touched goes back at once, and nothing is said of it any more. */
  putBack(): void {
    if (this.asking) return;
    this.table.note = null;
    this.stepBack();
  }

  /** Another position lies on the table, or nothing can be touched any more. */
  empty(): void {
    this.touched = [];
    this.only = [];
    this.carried = null;
    this.asking = false;
    this.hinted = "";
    this.previews.forget();
  }

  /** Where there is but one piece to move, it is in the hand already. */
  takeTheOnly(): void {
    if (this.touched.length) return;
    const [only, another] = this.steps;
    if (!only || another || !this.table.frame.pieces.some(({ id }) => id === only)) return;
    this.take([only]);
    this.only = this.touched;
  }

  private lay(offer: Offer, on = offer.path.at(-1)!): void {
    this.touched = offer.path;
    this.pivot = on;
    const { held } = this;
    this.lain = held && this.isLaidFirst(offer) ? { middle: this.middleAt(held, offer.path.at(-1)!), angle: held.angle! } : null;
  }

  private middleAt(piece: Piece, place: string): Point {
    const { stage } = this.table;
    return middleOf(placesOf(stage).get(place)!, sizeOf(lookOf(piece, stage)), piece.angle);
  }

  /** Where the middle of what is laid comes, turned so: as much of it lies before the place that was touched as did. */
  private middleWhen(angle: number): Point | null {
    const about = placesOf(this.table.stage).get(this.pivot);
    if (!this.lain || !about) return null;
    const { middle, angle: before } = this.lain;
    const across = (angle - before) % 180 !== 0;
    return across ? { x: about.x + middle.y - about.y, y: about.y + middle.x - about.x } : middle;
  }

  /** What was touched; a piece that can be turned is as it is drawn, if that is possible. */
  private take(touched: string[]): void {
    const { turns, now } = this.turningOf(touched);
    const turn = now ?? turnFrom(turns, 0, 0);
    this.pivot = this.pointed = "";
    this.touched = turn && !now ? [...touched, turn.id] : touched.length ? touched : this.only;
    this.layTheOnly();
  }

  /** With nothing in hand, the move there of the only piece on the board that can go, to be confirmed. */
  private onlyWayTo(ids: string[]): Offer | undefined {
    const { offers, pieces } = this.table.frame;
    const places = placesOf(this.table.stage);
    const onBoard = new Set(pieces.filter(({ place }) => places.has(place)).map(({ id }) => id));
    if (this.base.length || !this.table.confirms) return undefined;
    const ways = offers.filter(({ path: [start = "", end = "", more] }) => onBoard.has(start) && ids.includes(end) && !more);
    return ways.length === 1 ? ways[0] : undefined;
  }

  /** What has one way to go, and cannot be turned, is laid out at once. */
  private layTheOnly(): void {
    const { offers } = this.table.frame;
    const [only, another] = offers.filter(({ path }) => this.touched.every((id, i) => path[i] === id));
    const goes = this.touched.length > 0 && only?.path.length === this.touched.length + 1 && !another;
    if (goes && !this.turning.now && this.isLaidFirst(only)) this.lay(only);
  }

  /** By its own name, or by the place where it stands. */
  private pieceIn(touched: string[]): Piece | undefined {
    const { pieces, to_move } = this.table.frame;
    const there = pieces.filter(({ place }) => touched.includes(place));
    return pieces.find(({ id = "" }) => id && touched.includes(id)) ?? there.find(({ owner }) => owner === to_move) ?? there.at(-1);
  }

  private turningOf(touched: string[]) {
    return turning(this.table.frame.offers, this.table.frame.buttons, touched);
  }

  /** The places that the touches of a move go over. */
  private wayOf(move: string): string[] {
    const { offers, pieces } = this.table.frame;
    const path = offers.find((offer) => offer.move === move)?.path ?? [];
    const places = placesOf(this.table.stage);
    return path.map((id) => pieces.find((piece) => piece.id === id)?.place ?? id).filter((id) => places.has(id));
  }

  private isLaidFirst({ path }: Offer): boolean {
    return this.table.confirms && placesOf(this.table.stage).has(path.at(-1)!);
  }

  /** Whether the piece in hand, laid there, lies on a place. */
  private covers(laid: string, place: string): boolean {
    const { stage } = this.table;
    const there = placesOf(stage).get(laid);
    return there !== undefined && covered(stage, there, sizeOf(lookOf(this.held!, stage)), this.held!.angle).includes(place);
  }

  /** The place for the piece in hand that brings its middle nearest to where it was; where it covers the pivot comes first. */
  private nearestTo(was: Point): string {
    const { stage } = this.table;
    const places = placesOf(stage);
    const size = sizeOf(lookOf(this.held!, stage));
    const open = [...this.steps].flatMap((id): Place[] => (places.has(id) ? [places.get(id)!] : []));
    const about = open.filter(({ id }) => this.covers(id, this.pivot));
    return nearest(about.length ? about : open, was, size, this.held!.angle)?.id ?? "";
  }

  private play({ move }: Offer): void {
    this.touched = [];
    this.ask({ do: "move", move });
  }

  /** Until it is answered, a second touch is a slip of the finger. */
  private ask(action: Action): void {
    this.table.note = null;
    this.near = null;
    this.asking = true;
    void this.table.act(action).then(() => (this.asking = false));
  }
}
