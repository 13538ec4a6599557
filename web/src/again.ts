// The page once more, where its host answers: the one that is here is better than none.
import { own } from "./addresses";

const JUST_NOW = 10_000; // milliseconds

export const comeAgain = (): Promise<void> => fetch(own(), { method: "HEAD", cache: "no-store" }).then(() => location.reload(), () => {});

/** By itself, unless this page has just come again for that: what is missing there too is said, and waits for a touch. */
export function comeAgainOnce(): void {
  const [way] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (way?.type !== "reload" || performance.now() > JUST_NOW) void comeAgain();
}
