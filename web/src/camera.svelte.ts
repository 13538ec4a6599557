// The camera over a board. On a small screen it follows the game, until somebody takes it in their hands.
import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { boxOf, clamp, drag, fit, reveal, seen, sight, waitedFor, wentTo, wholeOf, type View } from "./camera";
import { windowOf, type Point, type Size, type Window } from "./geometry";
import type { Frame, Stage } from "./messages";
import { calm } from "./motion";

const SMALL = 480; // pixels: a board less wide on the screen than this is looked at from as near as it wants
const CLOSER = 110; // pixels of a unit around a place that somebody looks for
const GLIDE = 380; // milliseconds
const REST = 1200; // milliseconds for the last move, before the next player's pieces
const STEP = 1.5; // of a button or key

export class Camera {
  width = $state(0);
  height = $state(0);
  /** By itself, as a hand has left it, or as it was told to stay. */
  mode = $state<"follow" | "hand" | "whole">("follow");

  private readonly stage: () => Stage;
  private readonly tween = new Tween<View>({ x: 0, y: 0, zoom: 1 }, { easing: cubicOut });
  private readonly screen = $derived<Size>({ width: this.width, height: this.height });
  private readonly lens = $derived.by(() => ({ whole: windowOf(this.stage()), screen: this.screen }));
  private readonly near = $derived.by(() => this.width / (this.stage().near || Infinity) / fit(this.lens));
  readonly view = $derived(clamp(this.lens, this.tween.current));
  readonly box = $derived(boxOf(this.lens, this.view));
  /** Pixels of a unit. */
  readonly unit = $derived.by(() => fit(this.lens) * this.view.zoom);
  readonly zoomed = $derived(this.view.zoom > 1.001);
  readonly follows = $derived(this.width > 0 && this.width < SMALL && this.near > 1);
  readonly offered = $derived.by(() => this.zoomed || Boolean(this.stage().near));

  constructor(stage: () => Stage) {
    this.stage = stage;
  }

  /** To the last move, then to who is next; before anybody has moved or chosen, and after the end, to the whole board. */
  follow(frame: Frame, spot: (place: string) => Point[]): (() => void) | undefined {
    if (!this.follows || this.mode !== "follow") return;
    const [went, next] = [wentTo(frame).flatMap(spot), waitedFor(frame).flatMap(spot)];
    if (frame.ended_by || (!went.length && frame.to_move < 0)) this.go(wholeOf(this.lens));
    else this.show([...went, ...next]);
    if (!went.length || !next.length) return;
    const timer = setTimeout(() => this.show([...next, ...went]), REST);
    return () => clearTimeout(timer);
  }

  /** A turn of one's own begins. */
  wake(): void {
    if (this.mode === "hand") this.mode = "follow";
  }

  /** By hand: from a point of the screen to another, in pixels from its middle. */
  drag(from: Point, to = from, by = 1): void {
    this.mode = "hand";
    this.go(drag(this.lens, this.view, from, to, by), 0);
  }

  step(out: boolean): void {
    this.mode = "hand";
    this.go(drag(this.lens, this.tween.target, { x: 0, y: 0 }, { x: 0, y: 0 }, out ? 1 / STEP : STEP));
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
    if (this.zoomed) this.go(reveal(this.lens, this.tween.target, thing));
  }

  private show(points: Point[]): void {
    const { width, height } = seen(this.lens, this.near);
    this.go({ ...sight(points, { width: width - 1, height: height - 1 }), zoom: this.near });
  }

  private go(view: View, duration = calm() ? 0 : GLIDE): void {
    void this.tween.set(clamp(this.lens, view), { duration });
  }
}
