// A box of words on a phone: it opens at its beginning, cuts no line in the middle of its height, and shows that there is more.

const HAIR = 3; // pixels: letters reach over their line
const SIGN = 16; // pixels: how high the sign is
const HIDDEN = new Set(["absolute", "fixed"]);

/** Where the lines of a box begin and end on the screen. */
function* linesIn(box: HTMLElement): Generator<DOMRect> {
  const words = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    if (HIDDEN.has(getComputedStyle(words.currentNode.parentElement!).position)) continue;
    range.selectNodeContents(words.currentNode);
    yield* range.getClientRects();
  }
}

/** How much of the foot of a box belongs to lines that do not end in it. */
export function cutOf(foot: number, lines: Iterable<Pick<DOMRect, "top" | "bottom">>): number {
  const tops = [...lines].filter(({ top, bottom }) => top < foot && bottom > foot + HAIR).map(({ top }) => top);
  return tops.length ? Math.ceil(foot - Math.min(...tops)) : 0;
}

/** For a box that is scrolled where there is no room for all of it, by a touch too: on to what was not seen whole,
 * then back to the first lines. `house.css` says what its marks look like. */
export function wholeLines(box: HTMLElement): () => void {
  function measure(): void {
    box.scrollTop = 0;
    delete box.dataset.more;
    const room = box.clientHeight;
    if (box.scrollHeight <= room + HAIR) return;
    box.dataset.more = "below"; // its sign takes room, too
    const { top, right } = box.getBoundingClientRect();
    const foot = top + box.clientTop + room;
    const cut = cutOf(foot, linesIn(box));
    const aids = box.querySelector(".aids")?.getBoundingClientRect();
    box.style.setProperty("--cut", `${cut < room ? cut : 0}px`);
    box.style.setProperty("--aside", `${aids?.width && aids.bottom > foot - SIGN ? right - aids.left : 0}px`);
  }

  function look(): void {
    if (!box.dataset.more) return;
    box.dataset.more = box.scrollHeight - box.clientHeight - box.scrollTop > HAIR ? "below" : "none";
  }

  function turn({ target }: MouseEvent): void {
    if (!box.dataset.more || (target as Element).closest("button, a")) return;
    const top = box.getBoundingClientRect().top + box.clientTop;
    const foot = top + box.clientHeight - parseFloat(box.style.getPropertyValue("--cut"));
    const isUnseen = ({ bottom }: DOMRect): boolean => bottom > foot + HAIR;
    const begun = [...box.children].filter((one) => !HIDDEN.has(getComputedStyle(one).position)).map((one) => one.getBoundingClientRect());
    const next = begun.find((one) => isUnseen(one) && one.top > top + HAIR) ?? [...linesIn(box)].find(isUnseen);
    box.scrollTop = box.dataset.more === "below" && next ? box.scrollTop + next.top - top : 0;
  }

  const sizes = new ResizeObserver(measure);
  const words = new MutationObserver(measure);
  sizes.observe(box, { box: "border-box" });
  words.observe(box, { childList: true, characterData: true, subtree: true });
  box.addEventListener("scroll", look, { passive: true });
  box.addEventListener("click", turn);
  void document.fonts?.ready.then(measure);
  return () => {
    sizes.disconnect();
    words.disconnect();
    box.removeEventListener("scroll", look);
    box.removeEventListener("click", turn);
  };
}
