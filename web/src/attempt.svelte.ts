// Something to do that takes what may not be here yet. Why it was not done is said; what was missing is asked for again.
import { Refused } from "./api";
import type { Refusal } from "./messages";
import { sorry } from "./words.svelte";

export class Attempt {
  refused = $state("");
  kind = $state.raw<Refusal["kind"]>();
  again = $state.raw<() => void>(); // where it may come yet

  async do(work: () => Promise<unknown>): Promise<boolean> {
    this.refused = "";
    this.again = undefined;
    try {
      await work();
      return true;
    } catch (error) {
      this.kind = error instanceof Refused ? error.refusal.kind : undefined;
      this.refused = await sorry(error);
      if (this.kind === "missing") this.again = () => void this.do(work);
      return false;
    }
  }
}
