// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { touchedLightly } from "./gesture";
import { afterFrame } from "./later";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hide = (hidden: boolean) => vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);

test("what nobody waits for comes after the frame", () => {
  hide(false);
  const done: string[] = [];
  afterFrame(() => done.push("work"));
  requestAnimationFrame(() => done.push("frame"));
  vi.advanceTimersByTime(50);
  expect(done).toEqual(["frame", "work"]);
});

test("it is called off before, and a page that nobody sees does not wait", () => {
  hide(false);
  const work = vi.fn();
  afterFrame(work)();
  vi.advanceTimersByTime(50);
  expect(work).not.toHaveBeenCalled();
  hide(true);
  afterFrame(work);
  expect(work).toHaveBeenCalledOnce();
});

test("a finger leaves the keyboard where it is, a mouse takes it along", () => {
  const whole = document.createElement("div");
  const stop = touchedLightly(whole);
  const press = (pointerType: string) => {
    whole.dispatchEvent(Object.assign(new Event("pointerdown"), { pointerType }));
    return whole.dispatchEvent(new MouseEvent("mousedown", { cancelable: true }));
  };
  expect([press("touch"), press("mouse"), press("touch")]).toEqual([false, true, false]);
  stop();
  expect(press("touch")).toBe(true);
});
