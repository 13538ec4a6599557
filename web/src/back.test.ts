// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { Back } from "./back";

class Past {
  entries: unknown[] = [null];
  at = 0;
  popped = () => {};
  get state() {
    return this.entries[this.at];
  }
  pushState(state: unknown): void {
    this.entries.splice(++this.at, Infinity, state);
  }
  replaceState(state: unknown): void {
    this.entries[this.at] = state;
  }
  go(by = 0): void {
    this.at += by;
    this.popped();
  }
}

let past: Past, back: Back, closed: string[];
const layer = (name: string) => back.open(() => closed.push(name));

beforeEach(() => {
  past = new Past();
  back = new Back(past);
  past.popped = () => back.arrive();
  closed = [];
});

test("back closes the uppermost layer only", () => {
  layer("table");
  layer("sheet");
  past.go(-1);
  expect(closed).toEqual(["sheet"]);
  past.go(-1);
  expect(closed).toEqual(["sheet", "table"]);
  expect(past.at).toBe(0);
});

test("what is closed by hand leaves no entry behind, and is not closed again", () => {
  layer("table");
  layer("sheet")();
  expect([past.at, closed]).toEqual([1, []]);
  past.go(-1);
  expect(closed).toEqual(["table"]);
});

test("two entries back at once close both", () => {
  layer("table");
  layer("sheet");
  past.go(-2);
  expect(closed).toEqual(["sheet", "table"]);
});

test("who comes back to the entry of a layer finds it there", () => {
  layer("table");
  back.leave();
  layer("table");
  expect(past.entries).toHaveLength(2);
});
