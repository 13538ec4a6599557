// Offers are paths of things to touch. Touching narrows them by prefix; a complete path is a move.
import type { Button, Offer } from "./messages";

export type Touch =
  | { kind: "move"; offer: Offer }
  | { kind: "step"; touched: string[] }
  | { kind: "why"; path: string[] };

const begins = (path: string[], touched: string[]): boolean => touched.every((id, i) => path[i] === id);

export function nextSteps(offers: Offer[], touched: string[]): Set<string> {
  const narrowed = offers.filter(({ path }) => path.length > touched.length && begins(path, touched));
  return new Set(narrowed.map(({ path }) => path[touched.length]!));
}

export function completed(offers: Offer[], touched: string[]): Offer | undefined {
  return offers.find(({ path }) => path.length === touched.length && begins(path, touched));
}

/** What a touch means. `ids` are the names of the thing touched, the most particular first: pieces, then their place. */
export function touch(offers: Offer[], touched: string[], ids: string[]): Touch {
  const next = among(ids, nextSteps(offers, touched));
  if (next !== undefined) return forward(offers, [...touched, next]);
  const last = touched.at(-1);
  if (last !== undefined && ids.includes(last)) return again(offers, touched);
  const first = among(ids, nextSteps(offers, []));
  if (first !== undefined) return forward(offers, [first]);
  return { kind: "why", path: [...touched, meant(offers, ids)] };
}

function forward(offers: Offer[], touched: string[]): Touch {
  const offer = completed(offers, touched);
  if (offer && nextSteps(offers, touched).size === 0) return { kind: "move", offer };
  return { kind: "step", touched };
}

/** The same thing once more: done if the path may end here, else put back. */
function again(offers: Offer[], touched: string[]): Touch {
  const offer = completed(offers, touched);
  return offer ? { kind: "move", offer } : { kind: "step", touched: touched.slice(0, -1) };
}

const among = (ids: string[], steps: Set<string>): string | undefined => ids.find((id) => steps.has(id));

/** The name by which offers speak of this thing, else its place. */
function meant(offers: Offer[], ids: string[]): string {
  return ids.find((id) => offers.some(({ path }) => path.includes(id))) ?? ids.at(-1)!;
}

/** A piece taken up: the things touched before its turn, the turns it may take, and the one it has. */
export interface Turning {
  before: string[];
  turns: Button[];
  now: Button | undefined;
}

/** Buttons with an angle turn the piece touched before them. */
export function turning(offers: Offer[], buttons: Button[], touched: string[]): Turning {
  const turns = buttons.filter(({ angle = null }) => angle !== null).sort((a, b) => a.angle! - b.angle!);
  const at = touched.findIndex((id) => turns.some((turn) => turn.id === id));
  const before = at < 0 ? touched : touched.slice(0, at);
  const steps = nextSteps(offers, before);
  return {
    before,
    turns: turns.filter(({ id }) => steps.has(id)),
    now: turns.find(({ id }) => id === touched[at]),
  };
}

/** The turn that comes next on the way round, or that is wanted if it is possible. */
export function turnFrom(turns: Button[], angle: number, by: number): Button | undefined {
  const round = (from: number, to: number) => (((to - from) % 360) + 360) % 360;
  const way = (turn: Button) => (by < 0 ? round(turn.angle!, angle) : round(angle, turn.angle!)) || (by ? 360 : 0);
  return turns.toSorted((a, b) => way(a) - way(b))[0];
}
