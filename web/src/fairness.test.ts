import { describe, expect, it } from "vitest";
import { verdictOf, verify } from "./fairness";
import type { Fairness } from "./messages";
import type { Testimony } from "./witness";

// Computed by Python's hashlib and hmac.
const TOLD: Fairness = {
  commitment: "4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef",
  secret: "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff",
  entropies: ["a1", "b2c3"],
  start: 0,
  draws: [
    { ply: 0, outcomes: ["x", "y"], weights: [1, 1], outcome: "y" },
    { ply: 3, outcomes: ["1", "2", "3"], weights: [1, 4, 2], outcome: "3" },
    { ply: 4, outcomes: ["1", "2", "3"], weights: [1, 4, 2], outcome: "3" },
    { ply: 9, outcomes: ["k"], weights: [5], outcome: "k" },
  ],
};

/** Who sat down first, was there from the start and saw three of the four throws. */
const ADA: Testimony = {
  commitment: TOLD.commitment,
  late: false,
  elsewhere: false,
  person: 0,
  sent: "a1",
  entropies: ["a1", "b2c3"],
  told: { 0: "y", 3: "3", 9: "k" },
};

const marks = (fairness: Fairness, kept: Testimony | null, mark: string): string[] =>
  verify(fairness, kept).filter((one) => one.mark === mark).map(({ say }) => say.id);
const bad = (fairness: Partial<Fairness>, kept: Partial<Testimony> = {}): string[] =>
  marks({ ...TOLD, ...fairness }, { ...ADA, ...kept }, "bad");
const unknown = (kept: Partial<Testimony>): string[] => marks(TOLD, { ...ADA, ...kept }, "unknown");

describe("honest dice", () => {
  it("are as this browser saw and sent them; the odds it cannot know", () => {
    expect(verify(TOLD, ADA)).toEqual([
      { mark: "good", say: { id: "ui-check-sealed", args: {} } },
      { mark: "good", say: { id: "ui-check-part", args: {} } },
      { mark: "good", say: { id: "ui-check-parts", args: { count: 2 } } },
      { mark: "good", say: { id: "ui-check-good", args: { count: 4 } } },
      { mark: "good", say: { id: "ui-check-told", args: { count: 3, all: 4 } } },
      { mark: "unknown", say: { id: "ui-check-weights", args: {} } },
    ]);
  });

  it("are not known to who was not there", () => {
    expect(marks(TOLD, null, "bad")).toEqual([]);
    expect(marks(TOLD, null, "unknown")).toEqual(["ui-check-no-witness", "ui-check-weights"]);
  });

  it("are not wholly known to who came late, watched, or sat down elsewhere", () => {
    expect(unknown({ late: true })).toEqual(["ui-check-sealed-late", "ui-check-parts-late", "ui-check-weights"]);
    expect(unknown({ person: -1, sent: "" })).toEqual(["ui-check-part-none", "ui-check-weights"]);
    expect(unknown({ sent: "", elsewhere: true })).toEqual(["ui-check-part-elsewhere", "ui-check-weights"]);
    expect(unknown({ entropies: [], told: {} })).toEqual(["ui-check-parts-unseen", "ui-check-told-none", "ui-check-weights"]);
  });
});

describe("what was not checked is said", () => {
  const verdict = (fairness: Partial<Fairness>, kept: Testimony | null = ADA) => {
    const whole = { ...TOLD, ...fairness };
    return verdictOf(whole, verify(whole, kept));
  };

  it("nothing but all of it is honest", () => {
    expect(verdict({})).toBe("honest");
    expect(verdict({ older: 3 })).toBe("partly");
    expect(verdict({}, null)).toBe("partly");
    expect(verdict({}, { ...ADA, late: true })).toBe("partly");
    expect(verdict({ secret: "00" })).toBe("dishonest");
  });

  it("throws before the table, or before where a file says that its secret begins", () => {
    expect(marks({ ...TOLD, older: 3 }, null, "unknown")).toContain("ui-check-older");
    expect(marks({ ...TOLD, draws: [], older: 3 }, null, "good")).toEqual([]);
    expect(verdict({ draws: [], older: 3 }, null)).toBe("nothing");
    expect(verdict({ draws: [] }, null)).toBe("nothing");
  });

  it("dice in which nobody had a part but the house", () => {
    expect(marks({ ...TOLD, draws: [], entropies: [""] }, null, "unknown")).toContain("ui-check-parts-nobodys");
  });

  it("but the odds are known where the rules are", () => {
    expect(verify(TOLD, ADA, true).map(({ mark }) => mark)).not.toContain("unknown");
  });
});

describe("other dice are found out", () => {
  const changed = (ply: number, outcome: string) => TOLD.draws.map((draw) => (draw.ply === ply ? { ...draw, outcome } : draw));

  it("by the commitment that was seen", () => {
    expect(bad({}, { commitment: "00".repeat(32) })).toEqual(["ui-check-broken"]);
    expect(bad({ secret: "no secret" })).toContain("ui-check-broken");
    expect(marks({ ...TOLD, commitment: "00".repeat(32) }, null, "bad")).toEqual(["ui-check-broken"]);
  });

  it("by what was stirred in", () => {
    expect(bad({ entropies: ["b2c3"] })).toContain("ui-check-part-changed");
    expect(bad({ entropies: ["ff", "b2c3"] })).toContain("ui-check-part-changed");
    expect(bad({}, { sent: "" })).toEqual(["ui-check-part-invented"]);
  });

  it("by who stirred it in, and in which order", () => {
    expect(bad({ entropies: ["a1", "ff"] })).toContain("ui-check-parts-changed");
    expect(bad({ entropies: ["b2c3", "a1"] })).toContain("ui-check-parts-changed");
    expect(bad({ entropies: ["a1", "b2c3", "ff"] })).toContain("ui-check-parts-changed");
  });

  it("by throwing again", () => {
    expect(bad({ draws: changed(4, "1") })).toEqual(["ui-check-wrong"]);
    expect(bad({ draws: [{ ply: 0, outcomes: ["y"], weights: [], outcome: "y" }] }, { told: {} })).toEqual(["ui-check-wrong"]);
  });

  it("by what was told at the time", () => {
    expect(bad({}, { told: { 0: "x" } })).toEqual(["ui-check-told-wrong"]);
    expect(bad({ draws: TOLD.draws.slice(1) })).toEqual(["ui-check-told-wrong"]);
  });
});
