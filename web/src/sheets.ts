// What there is to read, by kind.
import type { Frame, Say, Sheet } from "./messages";

export const sheetsOf = (frame: Frame | undefined, kind: string): Sheet[] =>
  frame?.sheets?.filter((sheet) => sheet.kind === kind) ?? [];

/** What is worth a look on the pages that lie open: each number once. */
export function litLines(frame: Frame): { number: string; line: Say }[] {
  const lit = sheetsOf(frame, "page").flatMap(({ lit = [], numbers = [], lines = [] }) => lit.map((i) => ({ number: numbers[i] ?? "", line: lines[i]! })));
  return lit.filter(({ number }, i) => lit.findIndex((other) => other.number === number) === i);
}
