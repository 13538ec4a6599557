// What the walk over all screens does inside the page.
window.screens = (() => {
  const SMALLEST = 44; // pixels of a control, or of a place from near
  const LEAST = 24; // pixels of a place where the whole board is seen
  const SHARE = 0.6; // of the smaller side of the window, for the board

  const CONTROLS = "main button:not(.holder), main .holder:is(.lit, .chosen), main a[href], main input, main label, nav button";
  const LAPTOP = "(min-width: 761px) and (min-height: 561px)";

  const boxOf = (thing) => thing.getBoundingClientRect();
  const middleOf = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
  const hit = (thing) => document.elementFromPoint(...middleOf(boxOf(thing)));
  const sizeOf = ({ width, height }) => `${Math.round(width)}×${Math.round(height)}`;
  const wholeWindow = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

  const labelOf = (thing) => (thing.getAttribute("aria-label") || thing.textContent || "").trim().slice(0, 40);
  const nameOf = (thing) => (thing ? `${thing.tagName.toLowerCase()} ${labelOf(thing)}` : "nothing");

  const within = (box, frame, slack = 1) =>
    box.left >= frame.left - slack && box.top >= frame.top - slack && box.right <= frame.right + slack && box.bottom <= frame.bottom + slack;
  const common = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const sides = ({ left, top, right, bottom }) => [right - left, bottom - top];

  const isThere = (thing) => thing.checkVisibility({ visibilityProperty: true }) && !thing.closest(".unseen") && !thing.matches("label > input");

  /** Where there is something to touch: on what lies over the rest, if anything does. */
  const withinReach = () => document.querySelector(".sheets article") ?? openSheet() ?? document;
  const openSheet = () => [...document.querySelectorAll(".scrim + [role=dialog]")].find((sheet) => isThere(sheet.previousElementSibling));

  function* aboutControls() {
    for (const thing of [...withinReach().querySelectorAll(CONTROLS)].filter(isThere)) {
      const [box, found] = [boxOf(thing), hit(thing)];
      if (!within(box, wholeWindow())) yield `“${labelOf(thing)}” is not on the screen: ${Math.round(box.top)}–${Math.round(box.bottom)}`;
      else if (!found || !(thing.contains(found) || found.closest("label")?.contains(thing))) yield `“${labelOf(thing)}” is under ${nameOf(found)}`;
      if (Math.min(box.width, box.height) < SMALLEST - 0.5) yield `“${labelOf(thing)}” has ${sizeOf(box)}`;
    }
  }

  function* aboutBoard(board, opening) {
    const seen = sides(common(opening, boxOf(board.querySelector(".ground .edge"))));
    const least = SHARE * Math.min(innerWidth, innerHeight) - 1;
    if (Math.min(...sides(opening)) < least) yield `the board has an opening of ${sides(opening).map(Math.round).join("×")}`;
    else if (Math.max(...seen) < least) yield `the board has ${seen.map(Math.round).join("×")}`;
  }

  /** Whether a touch on a place is another way to press a button that is there. */
  function isPressedToo(board, place) {
    const standing = board.querySelectorAll(`[data-at="${place.dataset.place}"] [data-piece]`);
    return [...standing].some(({ dataset }) => document.querySelector(`.tools button[data-step="${dataset.piece}"]`));
  }

  function* aboutPlaces(board, opening) {
    const lit = [...board.querySelectorAll(".place.lit")];
    const zoomed = board.classList.contains("zoomed");
    const shown = lit.filter((place) => {
      const [x, y] = middleOf(boxOf(place));
      return within({ left: x, right: x, top: y, bottom: y }, opening, 0);
    });
    if (lit.length && !shown.length) yield `none of ${lit.length} lit places is seen`;
    if (!zoomed && shown.length < lit.length) yield `${lit.length - shown.length} lit places are not seen`;
    for (const place of shown) {
      const found = hit(place);
      if (found?.dataset.place !== place.dataset.place) yield `place ${place.dataset.place} is under ${nameOf(found)}`;
    }
    const least = zoomed && !lit.every((place) => isPressedToo(board, place)) ? SMALLEST : LEAST;
    const smallest = Math.min(...shown.map(boxOf).flatMap(({ width, height }) => [width, height]));
    if (!(board.hasAttribute("data-held") && document.querySelector(".room.confirms")) && smallest < least - 0.5) yield `a lit place has ${smallest.toFixed(1)} pixels`;
  }

  /** What a teacher says is whole at every step. */
  function* aboutTeacher() {
    for (const said of document.querySelectorAll(".teacher .said")) {
      const seen = common(common(boxOf(said.parentElement), boxOf(said.closest(".teacher"))), wholeWindow());
      if (!within(boxOf(said), seen, 2)) yield `“${labelOf(said)}” is cut: ${sizeOf(boxOf(said))} in ${sides(seen).map(Math.round).join("×")}`;
    }
  }

  function check() {
    const board = document.querySelector(".board");
    const opening = common(boxOf(board), wholeWindow());
    const sideways = document.scrollingElement.scrollWidth > innerWidth ? ["it scrolls sideways"] : [];
    return [...aboutControls(), ...aboutTeacher(), ...aboutBoard(board, opening), ...aboutPlaces(board, opening), ...sideways];
  }

  /** The page has noticed its size, and nothing moves any more. */
  const steady = () =>
    new Promise((seen) => {
      let [before, alike] = ["", 0];
      const look = () => {
        const board = document.querySelector(".board");
        const now = [board.getAttribute("viewBox"), JSON.stringify(boxOf(board)), document.querySelectorAll("*").length].join();
        const noticed = matchMedia(LAPTOP).matches !== Boolean(document.querySelector("#drawer > .close"));
        alike = now === before && noticed ? alike + 1 : 0;
        before = now;
        if (alike < 3) requestAnimationFrame(look);
        else seen();
      };
      look();
    });

  /** Touches what an offer names, unless it is in the hand already; whether it is there. */
  function touch(id) {
    const name = CSS.escape(id);
    const place = document.querySelector(`.board [data-piece="${name}"]`)?.closest("[data-at]")?.dataset.at ?? id;
    const thing =
      document.querySelector(`[data-holds="${name}"], [data-step="${name}"]`) ??
      document.querySelector(`.board [data-place="${CSS.escape(place)}"]`);
    if (!thing?.matches("[aria-pressed=true]")) thing?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    return thing !== null;
  }

  const read = () => document.querySelectorAll(".sheets button").forEach((button) => button.click());

  return { check, steady, touch, read };
})();
