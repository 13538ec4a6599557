// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { Notebook } from "./notebook.svelte";

beforeEach(() => localStorage.clear());

test("what is struck off and written stays in this browser, for one seat at one table", () => {
  const notes = new Notebook("notes.a.0");
  notes.strike("x");
  notes.strike("y");
  notes.write("57: a lagoon");
  const again = new Notebook("notes.a.0");
  expect([...again.struck]).toEqual(["x", "y"]);
  expect(again.text).toBe("57: a lagoon");
  expect(new Notebook("notes.a.1").struck.size).toBe(0);
});

test("a second stroke takes the first one back", () => {
  const notes = new Notebook("notes.b.0");
  notes.strike("x");
  notes.strike("x");
  expect(new Notebook("notes.b.0").struck.size).toBe(0);
});
