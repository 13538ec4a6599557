// What opens at a touch is brought into sight, and is where the keyboard goes on.
import { calm } from "./motion";

const LARGE = 0.6; // of the window: of what is larger the beginning is shown

export function showOpened(opened: Element): void {
  const block = opened.getBoundingClientRect().height > LARGE * innerHeight ? "start" : "nearest";
  opened.scrollIntoView({ behavior: calm() ? "auto" : "smooth", block });
}

/** An attachment, for what is on the page from the touch on that opens it. */
export function comesInSight(opened: HTMLElement): void {
  opened.querySelector<HTMLElement>(":is(h2, h3)[tabindex]")?.focus({ preventScroll: true });
  requestAnimationFrame(() => showOpened(opened)); // it is as large as it will be
}

/** What a summary opens. */
export function followSummary(event: MouseEvent): void {
  const details = (event.target as Element).closest?.("summary")?.parentElement;
  if (details && !details.hasAttribute("open")) requestAnimationFrame(() => showOpened(details)); // it opens after the click
}
