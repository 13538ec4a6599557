// A screen that stands somewhere for whoever comes by: it stays awake, and forgets who was there.
import { about } from "./about.svelte";
import { host, house } from "./api";
import { forgetAll } from "./memory";

const MINUTES = "ludotheque.kiosk"; // of this screen, as its link said
const LEAVING = "ludotheque.leaving"; // somebody has to be forgotten still
const AGAIN = 5000; // milliseconds
const USUAL = 5;
const MOST = 24 * 60;

/** A link makes this screen a kiosk, or an ordinary one again: /?kiosk=5, /?kiosk=0. */
function brought(): string | null {
  const asked = new URLSearchParams(location.search).get("kiosk");
  if (asked === null) return null;
  history.replaceState(null, "", location.pathname + location.hash);
  const minutes = asked === "" ? USUAL : Number(asked);
  return String(minutes >= 0 ? Math.min(minutes, MOST) : USUAL);
}

/** A browser may forbid to keep anything. */
function ifAllowed<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

class Kiosk {
  private linked = $state(ifAllowed(() => sessionStorage.getItem(MINUTES)));
  readonly minutes = $derived(this.linked === null ? about.kiosk : Number(this.linked));
  readonly on = $derived(this.minutes > 0);

  constructor() {
    const minutes = brought();
    if (minutes !== null) {
      ifAllowed(() => sessionStorage.setItem(MINUTES, minutes));
      this.linked = minutes;
      void host.leave().catch(() => {}); // a screen for everybody is not the host's
    }
    if (ifAllowed(() => sessionStorage.getItem(LEAVING))) void this.leave();
  }

  /** Nothing is left of who was here: not in this browser, and in the house only what another device of theirs has. */
  async leave(): Promise<void> {
    ifAllowed(() => sessionStorage.setItem(LEAVING, "yes"));
    try {
      await house.leave();
    } catch {
      return void setTimeout(() => void this.leave(), AGAIN);
    }
    forgetAll();
    ifAllowed(() => sessionStorage.removeItem(LEAVING));
    location.replace("/"); // with nothing in memory either
  }
}

export const kiosk = new Kiosk();
