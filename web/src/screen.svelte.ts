// Phone or laptop: on less than this the talk of the table lives in a drawer. Style sheets say the same.
const laptop = matchMedia("(min-width: 761px) and (min-height: 561px)");
const low = matchMedia("(max-height: 790px)");

const CROWD = 5; // players who are too many for cards of their own
const LOW_CROWD = 3; // the same on a low screen

class Screen {
  wide = $state(laptop.matches);
  low = $state(low.matches);

  /** So many players have a line each. */
  isCrowded(players: number): boolean {
    return !this.wide || players >= (this.low ? LOW_CROWD : CROWD);
  }
}

export const screen = new Screen();

laptop.addEventListener("change", () => (screen.wide = laptop.matches));
low.addEventListener("change", () => (screen.low = low.matches));
