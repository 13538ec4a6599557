// Which edition this page is of: one that a house serves, or one that has its house in a worker of its own.

/** What a page without a house brings along, as it was written when the edition was made. */
export interface Parts {
  engine: object; // what Pyodide says of itself
  games: Record<string, string>; // the packages of games, by name
  sizes: Record<string, number>; // of the files that a worker fetches
}

const written = typeof document === "undefined" ? null : document.getElementById("parts");

export const parts: Parts | null = written && (JSON.parse(written.textContent) as Parts);
export const isAlone = parts !== null;
