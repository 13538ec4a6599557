// Whoever plays by keyboard keeps their place when the thing under their fingers goes.
import { listen } from "./gesture";

/** An attachment: when what had the focus inside vanishes, the whole has it. */
export function keepFocus(whole: HTMLElement): () => void {
  let last: Element | null = null;
  const arrive = (event: FocusEvent): void => void (last = event.target as Element);
  const leave = (event: FocusEvent): void => void (last = event.relatedTarget ? null : last); // not when it goes itself
  const watch = new MutationObserver(() => {
    if (last && !last.isConnected && document.activeElement === document.body) whole.focus({ preventScroll: true });
  });
  const stop = listen(whole, { focusin: arrive, focusout: leave });
  watch.observe(whole, { childList: true, subtree: true });
  return () => {
    stop();
    watch.disconnect();
  };
}
