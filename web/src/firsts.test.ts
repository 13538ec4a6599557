// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GamePage, Line } from "./messages";

const clause = (name: string) => ({ name, number: "1", source: "", text: { fr: `${name}. Suite.`, en: "" }, ruling: {}, part_of: "" });
const page = { card: { name: "box" }, sections: [{ title: {}, clauses: [clause("push"), clause("six")] }] } as unknown as GamePage;
const line = (rule: string): Line => ({ say: { id: "x" }, rule });

async function fresh() {
  vi.resetModules();
  return await import("./firsts.svelte");
}

describe("the first time that a clause comes into play", () => {
  beforeEach(() => localStorage.clear());

  it("is told once in a life", async () => {
    let { firsts } = await fresh();
    firsts.notice(page, [line("push")]);
    expect(firsts.current?.name).toBe("push");
    firsts.understood(page);
    firsts.notice(page, [line("push")]);
    expect(firsts.current).toBeNull();
    ({ firsts } = await fresh());
    firsts.notice(page, [line("push"), line("six")]);
    expect(firsts.current?.name).toBe("six");
  });

  it("waits until the one before is understood", async () => {
    const { firsts } = await fresh();
    firsts.notice(page, [line("push")]);
    firsts.notice(page, [line("six")]);
    expect(firsts.current?.name).toBe("push");
  });

  it("can be switched off, and begun anew", async () => {
    let { firsts } = await fresh();
    firsts.notice(page, [line("push")]);
    firsts.understood(page);
    firsts.want(false);
    ({ firsts } = await fresh());
    firsts.notice(page, [line("six")]);
    expect(firsts.current).toBeNull();
    firsts.want(true);
    firsts.notice(page, [line("push")]);
    expect(firsts.current?.name).toBe("push");
  });

  it("is told in its first sentence", async () => {
    const { firstSentence } = await fresh();
    expect(firstSentence("Un six ouvre. Le reste suit.")).toBe("Un six ouvre.");
    expect(firstSentence("Sans point")).toBe("Sans point");
  });
});
