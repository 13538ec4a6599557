import { describe, expect, it } from "vitest";
import type { Piece } from "./messages";
import { racked, readRack, written, type Rack } from "./rack";

const hand = (...ids: string[]): Piece[] => [...new Set(ids)].toSorted().map((id) => ({ id, kind: "bar", place: "hand", count: ids.filter((one) => one === id).length }));
const after = (...hands: Piece[][]): Rack => hands.reduce<Rack | undefined>(racked, undefined)!;

describe("the pieces in a hand", () => {
  it("keep their places, and what comes takes the place that was left", () => {
    expect(after(hand("b", "c", "d", "e"), hand("b", "d", "e"), hand("a", "b", "d", "e")).slots).toEqual(["b", "a", "d", "e"]);
  });

  it("leave their place open until another comes", () => {
    expect(after(hand("b", "c", "d"), hand("b", "d")).slots).toEqual(["b", null, "d"]);
  });

  it("are not new when they were taken back", () => {
    expect([...after(hand("b", "c"), hand("c"), hand("b", "c")).fresh]).toEqual([]);
  });

  it("are new until the next one is laid", () => {
    const came = [hand("b", "c"), hand("c"), hand("a", "c")];
    expect([...after(...came).fresh]).toEqual(["a"]);
    expect([...after(...came, hand("a")).fresh]).toEqual([]);
    expect([...after(...came, hand("a"), hand("a", "d")).fresh]).toEqual(["d"]);
  });

  it("are not new while they are dealt", () => {
    expect([...after(hand("b"), hand("b", "c"), hand("a", "b", "c")).fresh]).toEqual([]);
  });

  it("are new too where there is one alike already", () => {
    const rack = after(hand("b", "c", "d"), hand("b", "d"), hand("b", "d", "d"));
    expect(rack.slots).toEqual(["b", null, "d"]);
    expect([...rack.fresh]).toEqual(["d"]);
  });

  it("come and go at once where nobody looked between", () => {
    const rack = after(hand("b", "c", "d"), hand("a", "b", "d"));
    expect(rack.slots).toEqual(["b", "a", "d"]);
    expect([...rack.fresh]).toEqual(["a"]);
  });

  it("are as they were if nothing has changed", () => {
    const rack = after(hand("b", "c"));
    expect(racked(rack, hand("b", "c"))).toBe(rack);
  });

  it("is found again as it was, with what is new and what was left", () => {
    const rack = after(hand("b", "c", "d"), hand("b", "d"), hand("a", "b", "d"));
    expect(readRack(written(rack))).toEqual(rack);
    expect(racked(readRack(written(rack)), hand("a", "b", "d")).slots).toEqual(["b", "a", "d"]);
    expect(readRack("")).toBeUndefined();
  });
});
