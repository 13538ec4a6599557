import { describe, expect, it } from "vitest";
import { Kept, unfold, type Keepsake } from "./kept";
import type { Frame, ReplayFrame } from "./messages";

const frame = { ply: 0, pieces: [{ id: "a", place: "1" }, { id: "b", place: "2" }] } as unknown as Frame;
const stops = { turn_back: 0, turn_on: 2, event_back: 0, event_on: 2 };
const first: ReplayFrame = { ply: 0, plies: 2, frame, told: [], stops };
const leaf = (ply: number, change: object) => ({ ply, plies: 2, told: [], stops, frame: { ply, ...change } });
const keepsake = {
  first,
  leaves: [leaf(1, { pieces: { gone: [], put: [[0, { id: "a", place: "3" }]] } }), leaf(2, { pieces: { gone: ["b"], put: [] } })],
  answers: { "/api/games/oie": "{}" },
} as unknown as Keepsake;
const asked = async (path: string, method = "GET") => new Kept(Promise.resolve(keepsake)).ask(method, path);

describe("a game in one page", () => {
  it("has every ply, from the first frame and what changed since", async () => {
    const { frame } = JSON.parse((await asked("/api/tables/x/replay/2")).text) as ReplayFrame;
    expect(frame).toEqual({ ply: 2, pieces: [{ id: "a", place: "3" }] });
    expect(JSON.parse((await asked("/api/tables/x/replay/0")).text)).toEqual(first);
  });

  it("gives what was asked beforehand and nothing else", async () => {
    expect(await asked("/api/games/oie")).toEqual({ ok: true, text: "{}" });
    expect(await asked("/api/games/oie", "POST")).toEqual({ ok: false, text: "" });
    expect(await asked("/api/me")).toEqual({ ok: false, text: "" });
  });

  it("is unfolded from what is written in the page", async () => {
    const squeezed = new Blob([JSON.stringify(keepsake)]).stream().pipeThrough(new CompressionStream("gzip"));
    const bytes = new Uint8Array(await new Response(squeezed).arrayBuffer());
    expect(await unfold(btoa(String.fromCharCode(...bytes)))).toEqual(keepsake);
  });
});
