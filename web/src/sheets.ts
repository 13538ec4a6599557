// What there is to read, by kind.
import type { Frame, Sheet } from "./messages";

export const sheetsOf = (frame: Frame | undefined, kind: string): Sheet[] =>
  frame?.sheets?.filter((sheet) => sheet.kind === kind) ?? [];
