// The camera over a board. On a small screen it follows the game, until somebody takes it in their hands.
import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { between, boxOf, clamp, drag, fit, lastMove, moved, reveal, seen, sight, spread, waitedFor, toTouch, wentElse, wentTo, wholeOf, type View } from "./camera";
import { windowOf, type Point, type Size, type Window } from "./geometry";
import { afterFrame } from "./later";
import type { Frame, Stage } from "./messages";
import { calm } from "./motion";

const SMALL = 480; // pixels: a board less wide on the screen than this is looked at from as near as it wants
const CLEAR = 24; // pixels: a unit smaller than this on the whole board is not told from its neighbours
const READABLE = [52, 72] as const; // pixels of a unit from near, whatever the width
const BUTTONS = 50; // pixels beside the board
const OVER = 58; // pixels that they cover where they lie over it
const CLOSER = 110; // pixels of a unit around a place that somebody looks for
const GLIDE = 380; // milliseconds
const REST = 1200; // milliseconds for the last move, before the next player's pieces
const STEP = 1.5; // of a button or key

const isSame = (one: View, other: View): boolean => one.x === other.x && one.y === other.y && one.zoom === other.zoom;

export class Camera {
  width = $state(0);
  height = $state(0);
  /** By itself, as a hand has left it, or as it was told to stay. */
  mode = $state<"follow" | "hand" | "whole">("follow");

  private readonly stage: () => Stage;
  private readonly tween = new Tween<View>({ x: 0, y: 0, zoom: 1 }, { easing: cubicOut });
  private readonly screen = $derived<Size>({ width: this.width, height: this.height });
  private readonly lens = $derived.by(() => ({
    whole: windowOf(this.stage()),
    screen: this.screen,
    aside: this.stage().near ? 0 : OVER,
  }));
  /** The zoom from near; 0 for a board that is always shown whole. */
  private readonly near = $derived.by(() => {
    const { near } = this.stage();
    return near ? between(READABLE[0], (this.width + BUTTONS) / near, READABLE[1]) / fit(this.lens) : 0;
  });
  readonly view = $derived(clamp(this.lens, this.tween.current));
  /** What was seen when it began to glide: that drawing is moved, and the board drawn anew where the camera comes to rest. */
  private start = $state.raw<View | null>(null);
  private readonly drawn = $derived(this.start ?? this.view);
  readonly box = $derived(boxOf(this.lens, this.drawn));
  /** Pixels of a unit, as it is drawn. */
  readonly unit = $derived.by(() => fit(this.lens) * this.drawn.zoom);
  /** How the drawing is moved while it glides. */
  readonly glide = $derived(this.start ? moved(this.lens, this.start, this.view) : "");
  readonly zoomed = $derived(this.view.zoom > 1.001);
  readonly follows = $derived.by(() => {
    const small = this.width < SMALL || fit(this.lens) < CLEAR;
    return this.width > 0 && small && this.near > 1;
  });
  readonly offered = $derived.by(() => this.zoomed || Boolean(this.stage().near));

  private goal = this.tween.current; // where it is, or goes
  private wait: (() => void) | undefined; // calls off what has not begun to glide
  private rested = ""; // the last move that was looked at
  private aim: Point[] = []; // what it looks at, the most important first; nothing: the whole board
  private wide = false; // from as far as it takes to see all of it

  constructor(stage: () => Stage) {
    this.stage = stage;
  }

  /**
   * To the last move, then to what is pointed at and to who is next; before anybody has moved or chosen, and after the
   * end, to the whole board. What may be touched is all in sight, once what somebody else did was looked at: what can
   * move, or where it may go. While something is read it rests where that speaks of (`subject`).
   */
  follow(frame: Frame, spot: (place: string) => Point[], lit: string[] = [], pointed: string[] = [], held = false, subject = ""): (() => void) | undefined {
    if (this.mode !== "follow") return;
    this.aim = [];
    if (this.follows && subject) {
      this.wide = false;
      return void this.show([...spot(subject), ...wentTo(frame).flatMap(spot)]);
    }
    const own = waitedFor(frame);
    const targets = lit.length > 0 && (held || lit.some((place) => !own.includes(place)));
    const asks = pointed.length > 1 || targets;
    const last = lastMove(frame);
    const looks = !held && this.rested !== last && !pointed.length && wentElse(frame);
    this.wide = asks && !(this.follows && looks);
    if (!this.follows) return void this.go(wholeOf(this.lens));
    const went = wentTo(frame).flatMap(spot);
    const next = [...pointed, ...toTouch(own, lit)].flatMap(spot);
    if (frame.ended_by || (!went.length && (frame.to_move < 0 || !next.length))) return void this.go(wholeOf(this.lens));
    if (this.wide) return void this.show([...pointed, ...(targets ? lit : toTouch(own, []))].flatMap(spot));
    if (this.rested === last) return void this.show([...next, ...went]);
    this.show([...went, ...next]);
    if (!went.length || !next.length) return;
    const timer = setTimeout(() => {
      this.rested = last;
      this.follow(frame, spot, lit, pointed, held);
    }, REST);
    return () => clearTimeout(timer);
  }

  /** A turn of one's own begins, or something of a piece is to be read. */
  wake(): void {
    this.mode = "follow";
  }

  /** By hand: from a point of the screen to another, in pixels from its middle. */
  drag(from: Point, to = from, by = 1): void {
    this.mode = "hand";
    this.go(drag(this.lens, this.view, from, to, by), 0);
  }

  step(out: boolean): void {
    this.mode = "hand";
    this.go(drag(this.lens, this.goal, { x: 0, y: 0 }, { x: 0, y: 0 }, out ? 1 / STEP : STEP));
  }

  press(key: string): void {
    if (key === "+" || key === "=") this.step(false);
    else if (key === "-") this.step(true);
    else if (key === "0") this.showWhole();
  }

  /** Goes to a place that somebody looks for. */
  visit(point: Point): void {
    this.mode = "hand";
    this.go({ ...point, zoom: CLOSER / fit(this.lens) });
  }

  showWhole(): void {
    this.mode = "whole";
    this.go(wholeOf(this.lens));
  }

  reveal(thing: Window): void {
    if (this.zoomed) this.go(reveal(this.lens, this.goal, thing));
  }

  /** The opening has another size: what it looks at stays in sight. */
  refit(): void {
    if (this.mode === "follow" && this.aim.length) this.show(this.aim, 0);
  }

  private show(points: Point[], duration?: number): void {
    this.aim = points;
    const zoom = this.wide ? spread(this.lens, points, this.near) : this.near;
    const { width, height } = seen(this.lens, zoom);
    this.go({ ...sight(points, { width: width - 1, height: height - 1 }), zoom }, duration);
  }

  /** What has happened is painted before it glides. */
  private go(view: View, duration = calm() ? 0 : GLIDE): void {
    const next = clamp(this.lens, view);
    if (isSame(next, this.goal) && isSame(next, this.tween.current)) return; // nothing moves, frame by frame
    this.goal = next;
    this.wait?.();
    if (duration) this.wait = afterFrame(() => void this.glideTo(next));
    else this.rest(next);
  }

  private async glideTo(goal: View): Promise<void> {
    this.start ??= this.view;
    await this.tween.set(goal, { duration: GLIDE });
    if (this.goal === goal) this.start = null;
  }

  private rest(at: View): void {
    this.start = null;
    void this.tween.set(at, { duration: 0 });
  }
}
