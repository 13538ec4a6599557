// Hands on the camera: one finger or the mouse pulls a board that is seen from near, two fingers and the wheel zoom.
import type { Camera } from "./camera.svelte";
import { SLIP, swallowClick } from "./gesture";
import type { Point } from "./geometry";

const LINE = 30; // pixels that a wheel goes for a line
const WHEEL = 0.002; // of a zoom, by pixel
const PINCH = 0.01; // the same where a browser makes a wheel of two fingers on a pad

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** `carries`: a finger has a piece to carry, and the wheel turns it. */
export const steering = (camera: Camera, carries: () => boolean) => (board: SVGSVGElement) => {
  const fingers = new Map<number, Point>();
  let pulled = false;

  const at = ({ clientX, clientY }: MouseEvent): Point => {
    const { x, y, width, height } = board.getBoundingClientRect();
    return { x: clientX - x - width / 2, y: clientY - y - height / 2 };
  };

  const down = (event: PointerEvent): void => {
    if (event.button) return;
    if (!fingers.size) pulled = false;
    fingers.set(event.pointerId, at(event));
  };

  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other && !pulled && distance(before, now) < SLIP) return;
    fingers.set(event.pointerId, now);
    if (other) camera.drag(middle(before, other), middle(now, other), distance(now, other) / (distance(before, other) || 1));
    else if (camera.zoomed && !carries()) camera.drag(before, now);
    else return;
    pulled = true;
  };

  const up = (event: PointerEvent): void => {
    if (fingers.delete(event.pointerId) && pulled && event.type === "pointerup") swallowClick();
  };

  const wheel = (event: WheelEvent): void => {
    const out = event.deltaY > 0;
    if (!event.ctrlKey && (carries() || !camera.offered || (out && !camera.zoomed))) return;
    event.preventDefault();
    const way = event.deltaY * (event.deltaMode ? LINE : 1) * (event.ctrlKey ? PINCH : WHEEL);
    camera.drag(at(event), at(event), Math.exp(-way));
  };

  /** Else the browser takes two fingers for a scroll. */
  const touch = (event: TouchEvent): void => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  };

  board.addEventListener("pointerdown", down);
  board.addEventListener("wheel", wheel, { passive: false });
  board.addEventListener("touchmove", touch, { passive: false });
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  return () => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
  };
};
