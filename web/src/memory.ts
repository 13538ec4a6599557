// What this browser remembers. One that forbids it, or is full, remembers until the page is closed.

const PREFIX = "ludotheque.";
const meanwhile = new Map<string, string>();

export function recall(key: string): string {
  try {
    return meanwhile.get(key) ?? localStorage.getItem(PREFIX + key) ?? "";
  } catch {
    return "";
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
    meanwhile.delete(key);
  } catch {
    meanwhile.set(key, value);
  }
}

export function forget(key: string): void {
  meanwhile.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // nothing was kept
  }
}

export function keep(table: string, key: string): void {
  if (key) remember(`key.${table}`, key);
}

/** Nothing of tables, dice and habits stays in this browser. */
export function forgetAll(): void {
  meanwhile.clear();
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}
