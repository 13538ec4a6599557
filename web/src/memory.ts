// What this browser remembers. A browser that forbids it simply forgets.

const PREFIX = "ludotheque.";

export function recall(key: string): string {
  try {
    return localStorage.getItem(PREFIX + key) ?? "";
  } catch {
    return "";
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // private windows of some browsers
  }
}

export const keyOf = (table: string): string => recall(`key.${table}`);

export function keep(table: string, key: string): void {
  if (key) remember(`key.${table}`, key);
}
