// A card lies low on a phone: the board is lifted until the piece that the card speaks of is seen above it. Pieces and
// camera may come to rest at any time: it looks as long as the card lies there.

const GAP = 6; // pixels

/** An attachment of the card. */
export const liftsAbove = (piece: string) => (card: Element): (() => void) | undefined => {
  const board = document.querySelector<SVGElement>(".board");
  const view = board?.parentElement;
  if (!board || !view || !piece) return undefined;
  let frame = 0;

  const lifted = (): number => -parseFloat(getComputedStyle(board).translate.split(" ")[1] ?? "0");

  function look(): void {
    const at = board!.querySelector(`[data-piece="${CSS.escape(piece)}"]`)?.getBoundingClientRect();
    const over = card.getBoundingClientRect();
    if (at && at.right > over.left && at.left < over.right) {
      const room = at.top + lifted() - view!.getBoundingClientRect().top; // it stays in sight
      const by = Math.min(room, at.bottom + lifted() + GAP - over.top);
      board!.style.translate = by > 0 ? `0 ${-by}px` : "";
      view!.style.overflow = by > 0 ? "clip" : "";
    }
    frame = requestAnimationFrame(look);
  }
  look();

  return () => {
    cancelAnimationFrame(frame);
    board.style.translate = view.style.overflow = "";
  };
};
