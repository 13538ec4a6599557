// A card lies low on a phone: the board is lifted until the piece that the card speaks of is seen above it. Pieces and
// camera may come to rest at any time: it looks again whenever something on the board or the card has moved.

const GAP = 6; // pixels
const STILL = 10; // frames alike: all has come to rest, until something moves again

/** An attachment of the card. */
export const liftsAbove = (piece: string) => (card: Element): (() => void) | undefined => {
  const board = document.querySelector<SVGElement>(".board");
  const view = board?.parentElement;
  if (!board || !view || !piece) return undefined;
  let [frame, still, seen] = [0, 0, ""];

  const lifted = (): number => -parseFloat(getComputedStyle(board).translate.split(" ")[1] ?? "0");

  function lift(by: number): void {
    const translate = by > 0 ? `0 ${-by}px` : "";
    if (board!.style.translate === translate) return;
    board!.style.translate = translate;
    view!.style.overflow = by > 0 ? "clip" : "";
  }

  function look(): void {
    const at = board!.querySelector(`[data-piece="${CSS.escape(piece)}"]`)?.getBoundingClientRect();
    const over = card.getBoundingClientRect();
    if (at && at.right > over.left && at.left < over.right) {
      const room = at.top + lifted() - view!.getBoundingClientRect().top; // it stays in sight
      lift(Math.round(Math.min(room, at.bottom + lifted() + GAP - over.top)));
    }
    const now = [at?.left, at?.bottom, over.top, lifted()].join();
    still = now === seen ? still + 1 : 0;
    seen = now;
    frame = still < STILL ? requestAnimationFrame(look) : 0;
  }

  function wake(): void {
    still = 0;
    frame ||= requestAnimationFrame(look);
  }

  const moves = new MutationObserver(wake);
  moves.observe(board, { attributes: true, childList: true, subtree: true });
  const sizes = new ResizeObserver(wake);
  for (const one of [card, view]) sizes.observe(one);
  look();

  return () => {
    moves.disconnect();
    sizes.disconnect();
    cancelAnimationFrame(frame);
    board.style.translate = view.style.overflow = "";
  };
};
