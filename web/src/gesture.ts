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
  const isFar = ({ clientX, clientY }: PointerEvent) => Math.hypot(clientX - down.clientX, clientY - down.clientY) >= SLIP;
  let dragging = false;

  const stop = listen(window, {
    pointermove(event) {
      if (event.pointerId !== down.pointerId || !(dragging || isFar(event))) return;
      if (!dragging && !drag.begin()) return stop();
      dragging = true;
      event.preventDefault();
      drag.move(event.clientX, event.clientY - lift);
    },
    pointerup(event) {
      if (event.pointerId !== down.pointerId) return;
      stop();
      if (!dragging) return;
      swallowClick();
      drag.drop();
    },
    pointercancel: (event) => event.pointerId === down.pointerId && cancel(),
    pointerdown: (event) => event !== down && cancel(), // two fingers mean something else
  });

  function cancel(): void {
    stop();
    if (dragging) drag.cancel();
  }
}

type Events = WindowEventMap & Pick<DocumentEventMap, "visibilitychange">; // which comes up to the window
type Listeners = { [Kind in keyof Events]?: (event: Events[Kind]) => unknown };

/** Hears several kinds of events, until it is told to stop; it may forbid what the browser would do by itself. */
export function listen(target: EventTarget, listeners: Listeners): () => void {
  const stopped = new AbortController();
  for (const [kind, listener] of Object.entries(listeners)) {
    target.addEventListener(kind, listener as EventListener, { passive: false, signal: stopped.signal });
  }
  return () => stopped.abort();
}

/** An attachment: what a finger touches does not take the keyboard along. It may be gone at once, and where it had the
 * focus a browser then lays out the whole page before it goes on. */
export function touchedLightly(whole: Element): () => void {
  let byFinger = false;
  return listen(whole, {
    pointerdown: (event) => (byFinger = event.pointerType === "touch"),
    mousedown(event) {
      if (!byFinger) return;
      event.preventDefault();
      (document.activeElement as HTMLElement | null)?.blur();
    },
  });
}

/** The click that a browser makes of the end of a drag means nothing. */
export function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
