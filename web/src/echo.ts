// A second touch of the same finger touches nothing that has come under it meanwhile.
const ECHO = 400; // milliseconds
const FINGER = 40; // pixels

interface Touch {
  at: number;
  x: number;
  y: number;
  thing: Element | null;
  there: Map<Element, DOMRect>; // what could be pressed about it, and where
}

const PRESSED = ".dock button, .dock a, .reading";

let last: Touch = { at: -Infinity, x: 0, y: 0, thing: null, there: new Map() };

/** What was not there, at this place, a moment ago is not pressed: of what is asked, and what is read. */
export function quell(event: MouseEvent): void {
  const thing = (event.target as Element).closest(PRESSED);
  if (!event.detail || (event as PointerEvent).pointerType === "mouse" || !thing) return; // no finger, or beside
  const { timeStamp: at, clientX: x, clientY: y } = event;
  const near = at - last.at < ECHO && Math.hypot(x - last.x, y - last.y) < FINGER;
  const was = last.there.get(thing);
  const stood = was && x >= was.left && x <= was.right && y >= was.top && y <= was.bottom;
  if (!near || thing === last.thing || stood) last = { at, x, y, thing, there: standing() };
  else {
    event.stopPropagation();
    event.preventDefault();
  }
}

const standing = () => new Map([...document.querySelectorAll(PRESSED)].map((one) => [one, one.getBoundingClientRect()]));
