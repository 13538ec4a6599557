// The colours of a game: what its seats play with, and what its box is printed in.
import type { Look, Piece, Stage } from "./messages";

const HOUSE = ["#D9482B", "#E3B04B", "#1F6F72"];
const MOST = 6;
const PALE = 70; // between the strongest and the weakest part of a colour that is one

/** Of seats that have no colour. */
const PLAIN = [
  "light-dark(#1f5f8b, #7db8e8)",
  "light-dark(#a06a00, #e9b650)",
  "light-dark(#6b4a9c, #bfa3ea)",
  "light-dark(#2f7549, #84cc9c)",
  "light-dark(#9c3563, #f098bd)",
  "light-dark(#5d5349, #bdb2a0)",
];

/** The ink of every seat's own pieces, or else one to tell it by. */
export const inksOf = (stage: Stage, pieces: Piece[], seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => {
    const own = pieces.filter(({ owner }) => owner === seat).map(inkIn(stage));
    return own.find((ink) => ink !== undefined) ?? PLAIN[seat % PLAIN.length]!;
  });

const inkIn = (stage: Stage) => ({ kind, owner, face }: Piece): string | undefined =>
  (stage.looks[`${kind}-${owner}`] ?? stage.looks[`${kind}-${face}`])?.ink || undefined;

/** What a box is printed in, without its papers and blacks. */
export function inksOfBox(looks: Record<string, Look>): string[] {
  const found = Object.values(looks).flatMap(({ ink = "", paper = "" }) => [ink, paper].filter(isColourful));
  return found.length ? [...new Set(found)].slice(0, MOST) : HOUSE;
}

function isColourful(ink: string): boolean {
  const parts = /^#(..)(..)(..)$/.exec(ink)?.slice(1).map((part) => parseInt(part, 16));
  return parts !== undefined && Math.max(...parts) - Math.min(...parts) >= PALE;
}
