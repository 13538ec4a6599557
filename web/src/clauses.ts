// The rulebook by name of clause.
import type { ClauseCard, GamePage } from "./messages";

export const clauseOf = ({ sections }: GamePage, name: string): ClauseCard | undefined =>
  sections.flatMap(({ clauses }) => clauses).find((clause) => clause.name === name);

export const anchorOf = (name: string): string => `rule-${name}`;
