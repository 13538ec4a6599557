// The first time in a person's life that a clause comes into play, it is told in one sentence. Kept in the browser.
import { clauseOf } from "./clauses";
import { forget, recall, remember } from "./memory";
import type { ClauseCard, GamePage, Line } from "./messages";

const KEY = "firsts";
const OFF = "off";

/** The sentence that says most of it. */
export const firstSentence = (text: string): string => /^.+?[.!?](?=\s|$)/su.exec(text)?.[0] ?? text;

class Firsts {
  current = $state.raw<ClauseCard | null>(null);
  wanted = $state(recall(KEY) !== OFF);
  private known = $state.raw(new Set(recall(KEY).split(" ").filter(Boolean)));

  /** Of what has just happened, the first clause that is new; one at a time, the others will come again. */
  notice(page: GamePage, lines: Line[]): void {
    if (!this.wanted || this.current) return;
    const fresh = lines.find(({ rule }) => !this.known.has(this.nameOf(page, rule)));
    this.current = (fresh && clauseOf(page, fresh.rule)) ?? null;
  }

  understood(page: GamePage): void {
    if (!this.current) return;
    this.known = new Set([...this.known, this.nameOf(page, this.current.name)]);
    this.current = null;
    remember(KEY, [...this.known].join(" "));
  }

  /** The table is left, or the game is over: what was not read will come again. */
  putAway(): void {
    this.current = null;
  }

  /** No more of them, or all of them again. */
  want(wanted: boolean): void {
    this.wanted = wanted;
    this.current = null;
    this.known = new Set();
    if (wanted) forget(KEY);
    else remember(KEY, OFF);
  }

  private nameOf = (page: GamePage, rule: string): string => `${page.card.name}/${rule}`;
}

export const firsts = new Firsts();
