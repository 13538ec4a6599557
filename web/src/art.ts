// The looks of a game: its style sheet, its sprites (inlined once, drawn by reference) and the board's ground.
import { artOf, house } from "./api";
import { covered, placesOf, type Size } from "./geometry";
import type { Look, Piece, Stage } from "./messages";

export interface Art {
  ground: string; // what board.svg draws, without its outer element
  symbols: ReadonlySet<string>;
}

export const NO_ART: Art = { ground: "", symbols: new Set() };

let wanted = ""; // whose sprites belong into the document: another game's may come late

/** What a game has not drawn is drawn plainly. */
export async function loadArt(game: string, files: readonly string[]): Promise<Art> {
  wanted = game;
  if (files.includes("style.css")) dress(artOf(game, "style.css"));
  const text = (file: string) => (files.includes(file) ? house.art(game, file).catch(() => "") : "");
  const [ground, sprites] = await Promise.all([text("board.svg"), text("sprites.svg")]);
  return { ground: inside(ground), symbols: wanted === game ? hang(sprites) : new Set() };
}

function dress(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.append(link);
}

const parse = (svg: string): Element => new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;

const inside = (svg: string): string => (svg ? parse(svg).innerHTML : "");

/** Puts the sprites of one game into the document, in place of those of another. */
function hang(sprites: string): Set<string> {
  document.getElementById("sprites")?.remove();
  if (!sprites) return new Set();
  const svg = document.importNode(parse(sprites), true);
  svg.id = "sprites";
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("style", "position:absolute;width:0;height:0;overflow:hidden");
  document.body.append(svg);
  return new Set([...svg.querySelectorAll("symbol")].map((symbol) => symbol.id));
}

const named = ({ kind, owner = -1, face = "" }: Piece): string[] => [`${kind}-${owner}`, `${kind}-${face}`, kind];

export const symbolOf = (piece: Piece, symbols: ReadonlySet<string>): string | undefined =>
  named(piece).find((name) => symbols.has(name));

export const lookOf = (piece: Piece, stage: Stage): Look =>
  named(piece).map((name) => stage.looks[name]).find((look) => look !== undefined) ?? {};

/** In squares of the board. */
export const sizeOf = ({ width = 1, height = 1 }: Look): Size => ({ width, height });

export const isLarge = ({ width, height }: Size): boolean => width > 1 || height > 1;

/** The piece that stands for a seat beside its name: one that is drawn, and no larger than a square. */
export const emblemOf = (pieces: Piece[], seat: number, stage: Stage, { symbols }: Art): Piece | undefined =>
  pieces.find((piece) => piece.owner === seat && symbolOf(piece, symbols) && !isLarge(sizeOf(lookOf(piece, stage))));

/** What stands on each place of the board. */
export function standingOn(stage: Stage, pieces: Piece[]): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const place = placesOf(stage).get(piece.place);
    if (!place) continue;
    for (const id of covered(stage, place, sizeOf(lookOf(piece, stage)), piece.angle)) {
      found.set(id, [...(found.get(id) ?? []), piece]);
    }
  }
  return found;
}
