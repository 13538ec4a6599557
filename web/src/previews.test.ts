// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Preview } from "./messages";
import { Previews, REST } from "./previews.svelte";

const preview = (kind: string): Preview => ({ marks: [{ kind, places: [] }], lines: [] });

function asked() {
  const moves: string[] = [];
  const ask = (move: string) => (moves.push(move), Promise.resolve(move === "refused" ? null : preview(move)));
  return { moves, previews: new Previews(ask) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("asks when the hand has rested, for the last move only", async () => {
  const { moves, previews } = asked();
  previews.want("a");
  await vi.advanceTimersByTimeAsync(REST / 2);
  previews.want("b");
  expect(moves).toEqual([]);
  await vi.advanceTimersByTimeAsync(REST);
  expect(moves).toEqual(["b"]);
  expect(previews.shown).toEqual(preview("b"));
});

it("asks at once for a move that is laid out, and never twice", async () => {
  const { moves, previews } = asked();
  previews.want("a", 0);
  await vi.advanceTimersByTimeAsync(0);
  previews.want("");
  expect(previews.shown).toBeNull();
  previews.want("a");
  expect(previews.shown).toEqual(preview("a"));
  expect(moves).toEqual(["a"]);
});

it("forgets with the position, also what is still on its way", async () => {
  const { moves, previews } = asked();
  previews.want("a", 0);
  previews.forget();
  await vi.advanceTimersByTimeAsync(0);
  expect(previews.shown).toBeNull();
  previews.want("a", 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(moves).toEqual(["a", "a"]);
});

it("shows nothing for a move that is refused", async () => {
  const { previews } = asked();
  previews.want("refused", 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(previews.shown).toBeNull();
});

it("says first what a move comes to", async () => {
  const lines = ["laid", "enclosed", "points"].map((id) => ({ say: { id }, rule: "" }));
  const previews = new Previews(() => Promise.resolve({ marks: [], lines }));
  previews.want("a", 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(previews.lines.map(({ say }) => say.id)).toEqual(["points", "enclosed", "laid"]);
});
