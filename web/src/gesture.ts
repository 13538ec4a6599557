// A pointer that went down: a tap stays where it is, a drag goes somewhere.

export const SLIP = 8; // pixels that a finger trembles
const LIFT = 46; // pixels: what a finger carries is seen above it

export interface Drag {
  begin(): boolean; // false: nothing can be dragged from here
  move(x: number, y: number): void;
  drop(): void;
  cancel(): void;
}

/** Follows a pointer until it is let go. */
export function follow(down: PointerEvent, drag: Drag): void {
  if (down.button) return;
  const lift = down.pointerType === "mouse" ? 0 : LIFT;
  let dragging = false;

  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    if (!dragging) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < SLIP) return;
      if (!drag.begin()) return stop();
      dragging = true;
    }
    event.preventDefault();
    drag.move(event.clientX, event.clientY - lift);
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    stop();
    if (!dragging) return;
    swallowClick();
    drag.drop();
  };
  const cancel = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    stop();
    if (dragging) drag.cancel();
  };
  /** Two fingers mean something else. */
  const another = (event: PointerEvent): void => {
    if (event === down) return;
    stop();
    if (dragging) drag.cancel();
  };
  const stop = (): void => {
    removeEventListener("pointerdown", another);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
  };
  addEventListener("pointerdown", another);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancel);
}

/** The click that a browser makes of the end of a drag means nothing. */
export function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
