// A game's box: its page, its looks, and its words for whoever speaks.
import { house } from "./api";
import { loadArt, type Art } from "./art";
import type { GamePage } from "./messages";
import { voice } from "./words.svelte";

export async function unpack(game: string): Promise<[GamePage, Art]> {
  const [page, art] = await Promise.all([house.game(game), loadArt(game), voice.use(game)]);
  return [page, art];
}
