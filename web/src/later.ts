// What nobody waits for is done once the next frame is painted: it does not stand between a touch and its frame.

/** Does some work then; of a page that nobody sees, at once. Returns what calls it off. */
export function afterFrame(work: () => void): () => void {
  if (document.hidden) return (work(), () => {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)));
  return () => (cancelAnimationFrame(frame), clearTimeout(timer));
}
