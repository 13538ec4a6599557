// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";

let pressed: string[];
let quell: (event: MouseEvent) => void;

beforeEach(async () => {
  vi.resetModules();
  ({ quell } = await import("./echo"));
  document.body.className = "dock";
  document.body.innerHTML = "<button>confirm</button><button>draw</button><a>elsewhere</a>";
  pressed = [];
  for (const thing of document.body.children) thing.addEventListener("click", () => pressed.push(thing.textContent!));
});

function touch(name: string, at: number, x = 100, detail = 1): void {
  const thing = [...document.body.children].find(({ textContent }) => textContent === name)!;
  const event = new MouseEvent("click", { bubbles: true, clientX: x, clientY: 100, detail });
  Object.defineProperty(event, "timeStamp", { value: at });
  document.addEventListener("click", quell as EventListener, { capture: true, once: true });
  thing.dispatchEvent(event);
}

it("a second touch of the same finger presses nothing that has come under it", () => {
  touch("confirm", 1000);
  touch("draw", 1350);
  expect(pressed).toEqual(["confirm"]);
  touch("draw", 1500);
  expect(pressed).toEqual(["confirm", "draw"]);
});

it("but the same thing again, another place, and the keyboard are meant", () => {
  touch("confirm", 1000);
  touch("confirm", 1100);
  touch("draw", 1200, 200);
  touch("elsewhere", 1250, 200, 0);
  expect(pressed).toEqual(["confirm", "confirm", "draw", "elsewhere"]);
});

it("nor is that an echo which stood there before, however near", () => {
  const draw = [...document.body.children].find(({ textContent }) => textContent === "draw")!;
  draw.getBoundingClientRect = () => ({ left: 110, right: 140, top: 90, bottom: 120 }) as DOMRect;
  touch("confirm", 1000);
  touch("draw", 1100, 120);
  expect(pressed).toEqual(["confirm", "draw"]);
});
