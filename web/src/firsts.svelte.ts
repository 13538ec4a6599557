// The first time in a person's life that a clause comes into play, or that something is asked, one sentence says what it is
// about: `first-…` among the words of the game. Kept in the browser.
import { forget, recall, remember } from "./memory";
import type { Say } from "./messages";
import { voice } from "./words.svelte";

const KEY = "firsts";
const OFF = "off";

/** What there is to say: the sentence, and the place on the board it speaks of; none: what is asked. */
export interface First {
  say: Say;
  place: string;
}

/** Something that happened, by its clause, or is asked, by its prompt. */
export type Occasion = Pick<Say, "id" | "args">;

/** Of a clause only some of what happens may be worth a sentence. */
const saysSomething = (one: Occasion): boolean =>
  voice.words.has(`first-${one.id}`) && voice.words.tell({ ...one, id: `first-${one.id}` }, []) !== "";

class Firsts {
  current = $state.raw<First | null>(null);
  wanted = $state(recall(KEY) !== OFF);
  private known = $state.raw(new Set(recall(KEY).split(" ").filter(Boolean)));
  private key = ""; // of what is being said

  /** Of what has just happened, the first thing that is new; one at a time, the others will come again. */
  notice(game: string, occasions: Occasion[], place = ""): void {
    if (!this.wanted || this.current) return;
    const fresh = occasions.find((one) => !this.known.has(`${game}/${one.id}`) && saysSomething(one));
    if (!fresh) return;
    this.key = `${game}/${fresh.id}`;
    this.current = { say: { ...fresh, id: `first-${fresh.id}` }, place };
  }

  /** It leaves; what could not be read yet, or was never in sight, will come again. */
  leave(read: boolean): void {
    if (!this.current) return;
    this.current = null;
    if (!read) return;
    this.known = new Set([...this.known, this.key]);
    remember(KEY, [...this.known].join(" "));
  }

  /** No more of them, or all of them again. */
  want(wanted: boolean): void {
    this.wanted = wanted;
    this.current = null;
    this.known = new Set();
    if (wanted) forget(KEY);
    else remember(KEY, OFF);
  }
}

export const firsts = new Firsts();
