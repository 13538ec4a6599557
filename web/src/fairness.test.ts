import { describe, expect, it, vi } from "vitest";
import { bytesOf, entropy, hexOf, verify } from "./fairness";
import type { Fairness } from "./messages";
import { hmac, sha256 } from "./sha256";

// Computed by Python's hashlib and hmac.
const TOLD: Fairness = {"commitment": "4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef", "secret": "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff", "entropy": "a1b2c3", "start": 0, "draws": [{"ply": 0, "outcomes": ["x", "y"], "weights": [1, 1], "outcome": "y"}, {"ply": 3, "outcomes": ["1", "2", "3"], "weights": [1, 4, 2], "outcome": "3"}, {"ply": 4, "outcomes": ["1", "2", "3"], "weights": [1, 4, 2], "outcome": "3"}, {"ply": 9, "outcomes": ["k"], "weights": [5], "outcome": "k"}]};

const utf8 = (text: string) => new TextEncoder().encode(text);

describe("the dice", () => {
  it("come out the same", async () => {
    expect(await verify(TOLD)).toEqual({ kept: true, agreed: 4, wrong: [] });
  });

  it("come out the same without Web Crypto", async () => {
    vi.stubGlobal("crypto", {});
    expect(await verify(TOLD)).toEqual({ kept: true, agreed: 4, wrong: [] });
    vi.unstubAllGlobals();
  });

  it("are found out when one of them was changed", async () => {
    const draws = TOLD.draws.map((draw) => (draw.ply === 0 ? { ...draw, outcome: draw.outcome === "x" ? "y" : "x" } : draw));
    expect(await verify({ ...TOLD, draws })).toEqual({ kept: true, agreed: 3, wrong: [0] });
  });

  it("are found out when the secret is another", async () => {
    const verdict = await verify({ ...TOLD, secret: "ff".repeat(32) });
    expect(verdict.kept).toBe(false);
  });

  it("of a fork are checked from where it began", async () => {
    expect((await verify({ ...TOLD, start: 4 })).agreed).toBe(2);
  });
});

describe("the small SHA-256", () => {
  it("knows the published digests", () => {
    const EMPTY = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    expect(hexOf(sha256(utf8("")))).toBe(EMPTY);
    expect(hexOf(sha256(utf8("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(hexOf(sha256(utf8("a".repeat(119))))).toHaveLength(64);
  });

  it("agrees with Web Crypto on every length around a block", async () => {
    for (const length of [1, 54, 55, 56, 63, 64, 65, 119, 120, 128]) {
      const bytes = utf8("x".repeat(length));
      expect(hexOf(sha256(bytes))).toBe(hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
    }
  });

  it("signs as RFC 4231 does", () => {
    const signed = hexOf(hmac(utf8("Jefe"), utf8("what do ya want for nothing?")));
    expect(signed).toBe("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  });
});

it("entropy is 32 hexadecimal digits, never twice the same", () => {
  expect(entropy()).toMatch(/^[0-9a-f]{32}$/);
  expect(entropy()).not.toBe(entropy());
  expect(hexOf(bytesOf("00ff10"))).toBe("00ff10");
});
