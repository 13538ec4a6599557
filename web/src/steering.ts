// Hands on the camera: one finger or the mouse always pulls a board that is seen from near, two fingers and the wheel zoom.
import type { Camera } from "./camera.svelte";
import { SLIP, listen, swallowClick } from "./gesture";
import type { Point } from "./geometry";

const LINE = 30; // pixels that a wheel goes for a line
const WHEEL = 0.002; // of a zoom, by pixel
const PINCH = 0.01; // the same where a browser makes a wheel of two fingers on a pad

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** `turns`: the wheel turns the piece in hand. `holds`: a finger may carry one. */
export const steering = (camera: Camera, turns: () => boolean, holds: () => boolean) => (board: SVGSVGElement) => {
  const hands = new Hands(camera, turns, board);
  const up = (event: PointerEvent) => hands.up(event);
  const stops = [
    listen(board, {
      pointerdown: (event) => hands.down(event),
      wheel: (event) => hands.wheel(event),
      // Else fingers scroll the page. As a style that comes and goes it would be worked out for every place of the board.
      touchmove: (event) => (event.touches.length > 1 || camera.zoomed || holds()) && event.cancelable && event.preventDefault(),
    }),
    listen(window, { pointermove: (event) => hands.move(event), pointerup: up, pointercancel: up }),
  ];
  return () => stops.forEach((stop) => stop());
};

class Hands {
  private readonly fingers = new Map<number, Point>();
  private pulled = false;

  constructor(
    private readonly camera: Camera,
    private readonly turns: () => boolean,
    private readonly board: SVGSVGElement,
  ) {}

  down(event: PointerEvent): void {
    if (event.button) return;
    if (!this.fingers.size) this.pulled = false;
    this.fingers.set(event.pointerId, this.at(event));
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.at(event);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other && !this.pulled && distance(before, now) < SLIP) return;
    this.fingers.set(event.pointerId, now);
    if (other) this.camera.drag(middle(before, other), middle(now, other), distance(now, other) / (distance(before, other) || 1));
    else if (this.camera.zoomed) this.camera.drag(before, now);
    else return;
    this.pulled = true;
  }

  up(event: PointerEvent): void {
    if (this.fingers.delete(event.pointerId) && this.pulled && event.type === "pointerup") swallowClick();
  }

  wheel(event: WheelEvent): void {
    const out = event.deltaY > 0;
    if (!event.ctrlKey && (this.turns() || !this.camera.offered || (out && !this.camera.zoomed))) return;
    event.preventDefault();
    const way = event.deltaY * (event.deltaMode ? LINE : 1) * (event.ctrlKey ? PINCH : WHEEL);
    this.camera.drag(this.at(event), this.at(event), Math.exp(-way));
  }

  /** From the middle of the opening: the board may be gliding. */
  private at({ clientX, clientY }: MouseEvent): Point {
    const { x, y, width, height } = this.board.parentElement!.getBoundingClientRect();
    return { x: clientX - x - width / 2, y: clientY - y - height / 2 };
  }
}
