// Which edition this page is of: one that a house serves, one that has its house in a worker of its own, or a game to keep.

/** What a page without a house brings along, as it was written when the edition was made. */
export interface Parts {
  engine: object; // what Pyodide says of itself
  games: Record<string, string>; // the packages of games, by name
  sizes: Record<string, number>; // of the files that a worker fetches
}

const element = (id: string): HTMLElement | null => (typeof document === "undefined" ? null : document.getElementById(id));
const written = element("parts");

export const parts: Parts | null = written && (JSON.parse(written.textContent) as Parts);
export const isAlone = parts !== null;

/** What is said where not even the words could be fetched, by language. */
export const firstWords = JSON.parse(element("words")?.textContent || "{}") as Record<string, string>;

/** A whole game, in a page that was kept. */
export const kept = element("kept");
