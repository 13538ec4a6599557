// What happened between two frames, for ears and thumbs; nothing is loaded or done unless this person asked for it.
import type { Counter, Frame, Sheet } from "./messages";
import { calm, diceIn, trips } from "./motion";
import { settings } from "./settings.svelte";

export type Sound = "wood" | "dice" | "paper" | "coin" | "turn" | "end";

const BUZZ = [60, 40, 60]; // milliseconds on, off, on

/** What a move sounds like: dice that fell, pieces by where they land, cards that were turned, points, the end. */
export function soundsOf(before: Frame, after: Frame): Sound[] {
  if (after.ply <= before.ply) return [];
  const trayKinds = new Map(after.trays.map(({ id, kind }) => [id, kind]));
  const places = new Map(after.pieces.map(({ id, place }) => [id, place]));
  const landed = trips(before, after).map(({ id }) => trayKinds.get(places.get(id) ?? "") ?? "board");
  const heard: [Sound, boolean][] = [
    ["dice", before.thrower >= 0 && landedDice(before, after)],
    ["wood", ["board", "reserve", "rack"].some((kind) => landed.includes(kind))],
    ["paper", landed.includes("hand") || hasTurned(before.sheets, after.sheets)],
    ["coin", hasEarned(before.counters, after.counters)],
    ["end", after.ended_by !== "" && before.ended_by === ""],
  ];
  return heard.flatMap(([sound, is]) => (is ? [sound] : []));
}

const landedDice = (before: Frame, after: Frame): boolean => diceIn(before).length > 0 || diceIn(after).length > 0;

const hasTurned = (before: Sheet[] = [], after: Sheet[] = []): boolean =>
  after.some(({ id, kind }) => kind === "card" && !before.some((old) => old.id === id));

/** A counter of somebody's has changed. */
const hasEarned = (before: Counter[], after: Counter[]): boolean =>
  after.some(({ id, value, owner = -1 }) => owner >= 0 && before.some((old) => old.id === id && old.value !== value));

export async function hear(sounds: Sound[]): Promise<void> {
  if (settings.sounds && sounds.length) (await import("./sounds")).play(sounds);
}

export const canVibrate = (): boolean => "vibrate" in navigator;

/** What a new frame brings, where the page is seen. */
export function notice(before: Frame, after: Frame): void {
  if (settings.sounds && !document.hidden) void hear(soundsOf(before, after));
}

/** « Your turn », even where the page is not seen. */
export function announceTurn(): void {
  void hear(["turn"]);
  if (settings.vibrates && canVibrate()) navigator.vibrate(calm() ? BUZZ[0]! : BUZZ);
}

/** At the gesture that switches sounds on. */
export async function begin(): Promise<void> {
  await (await import("./sounds")).begin();
}
