// The rulebook: its clauses by name, where they are and how they are called, and the guide that goes with it.
import { to } from "./addresses";
import { house } from "./api";
import type { ClauseCard, Figure, GamePage, Guide, SectionCard } from "./messages";

export const clauseOf = ({ sections }: GamePage, name: string): ClauseCard | undefined =>
  sections.flatMap(({ clauses }) => clauses).find((clause) => clause.name === name);

export const anchorOf = (name: string): string => `rule-${name}`;

export const linkTo = ({ card }: GamePage, name: string): string => to(`/g/${card.name}#${anchorOf(name)}`);

/** A clause without a number of its own belongs to one that may have one. */
export const numberOf = (page: GamePage, clause: ClauseCard): string =>
  clause.number || (clause.part_of ? (clauseOf(page, clause.part_of)?.number ?? "") : "");

export const sectionOf = ({ sections }: GamePage, name: string): SectionCard | undefined =>
  sections.find(({ clauses }) => clauses.some((clause) => clause.name === name));

const NOTHING: Guide = { goal: {}, steps: [], end: {}, figures: [], box: null };
const fetched = new Map<string, Promise<Guide>>();

/** Asked for once; without an answer the rulebook has no pictures. */
export function guideOf(game: string): Promise<Guide> {
  if (!fetched.has(game)) {
    const guide = house.guide(game);
    guide.catch(() => fetched.delete(game));
    fetched.set(game, guide);
  }
  return fetched.get(game)!.catch(() => NOTHING);
}

export const figuresOf = ({ figures }: Guide, clause: string): Figure[] =>
  figures.filter((figure) => figure.clause === clause);
