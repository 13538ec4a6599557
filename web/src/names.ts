// How the seats of a table are called. Bots are persons of the house: their names are words, and two alike are counted.
import { t } from "./words.svelte";

interface Called {
  name: string;
  level: number;
  person?: number;
}

/** A seat that nobody has is called as the game calls it. */
export const seatNames = (seats: Called[]): string[] => namesOf(seats).map((name, seat) => name || t(`seat-${seat}`));

/** "" for a seat that nobody has; whoever asked to be forgotten is someone. */
export function namesOf(seats: Called[]): string[] {
  return seats.map(({ name, level, person = -1 }, at) => {
    if (!level) return name || (person >= 0 ? t("someone") : "");
    const before = seats.slice(0, at).filter((seat) => seat.level === level).length;
    return before ? `${t(`bot-${level}`)} ${before + 1}` : t(`bot-${level}`);
  });
}
