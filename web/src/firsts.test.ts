// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));

const push = { id: "push", args: { player: 1 } };
const six = { id: "six" };

async function fresh() {
  vi.resetModules();
  const { voice, Words } = await import("./words.svelte");
  voice.words = new Words("fr", "first-push = Pousser.\nfirst-six = Un six.\nfirst-throw =\n    { $die ->\n        [1] Un cœur.\n       *[other] { \"\" }\n    }\n");
  return (await import("./firsts.svelte")).firsts;
}

describe("the first time that something happens or is asked", () => {
  beforeEach(() => localStorage.clear());

  it("is told once in a life, with what was told of it", async () => {
    let firsts = await fresh();
    firsts.notice("box", [push], "e4");
    expect(firsts.current).toEqual({ say: { id: "first-push", args: { player: 1 } }, place: "e4" });
    firsts.leave(true);
    firsts.notice("box", [push]);
    expect(firsts.current).toBeNull();
    firsts = await fresh();
    firsts.notice("box", [push, six]);
    expect(firsts.current?.say.id).toBe("first-six");
  });

  it("comes again if it was not read", async () => {
    const firsts = await fresh();
    firsts.notice("box", [push]);
    firsts.leave(false);
    expect(firsts.current).toBeNull();
    firsts.notice("box", [push]);
    expect(firsts.current?.say.id).toBe("first-push");
  });

  it("is told in each box", async () => {
    const firsts = await fresh();
    firsts.notice("box", [six]);
    firsts.leave(true);
    firsts.notice("other", [six]);
    expect(firsts.current?.say.id).toBe("first-six");
  });

  it("says nothing of what has no sentence", async () => {
    const firsts = await fresh();
    firsts.notice("box", [{ id: "straight" }]);
    expect(firsts.current).toBeNull();
  });

  it("says nothing where the sentence is empty, and says it when it is not", async () => {
    const firsts = await fresh();
    firsts.notice("box", [{ id: "throw", args: { die: 2 } }]);
    expect(firsts.current).toBeNull();
    firsts.notice("box", [{ id: "throw", args: { die: 1 } }]);
    expect(firsts.current?.say.id).toBe("first-throw");
  });

  it("waits until the one before has left", async () => {
    const firsts = await fresh();
    firsts.notice("box", [push]);
    firsts.notice("box", [six]);
    expect(firsts.current?.say.id).toBe("first-push");
  });

  it("can be switched off, and begun anew", async () => {
    let firsts = await fresh();
    firsts.notice("box", [push]);
    firsts.leave(true);
    firsts.want(false);
    firsts = await fresh();
    firsts.notice("box", [six]);
    expect(firsts.current).toBeNull();
    firsts.want(true);
    firsts.notice("box", [push]);
    expect(firsts.current?.say.id).toBe("first-push");
  });
});
