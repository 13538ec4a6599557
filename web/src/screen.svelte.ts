// Phone or laptop: below this width the talk of the table lives in a drawer.
const laptop = matchMedia("(min-width: 761px)");

class Screen {
  wide = $state(laptop.matches);
}

export const screen = new Screen();

laptop.addEventListener("change", () => (screen.wide = laptop.matches));
