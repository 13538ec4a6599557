// Sitting down: at a table laid anew, or where a seat is free.
import { house } from "./api";
import type { GameCard, OpenTable, SeatPlan } from "./messages";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { seatedAt } from "./witness";
import { t } from "./words.svelte";

const myName = (): string => settings.name.trim() || t("ui-guest");

/** Me, and bots beside, each another person of the house as long as there are any; the easiest one first. */
export const usualSeats = ({ levels }: GameCard, count: number): SeatPlan[] =>
  Array.from({ length: count }, (_, i) => (i ? { kind: "bot", level: levels[(i - 1) % levels.length]! } : { kind: "me" }));

/** Who plays for the house and is not at the table yet. */
export const somebodyElse = ({ levels }: GameCard, plans: SeatPlan[]): number =>
  levels.find((level) => !plans.some((plan) => plan.kind === "bot" && plan.level === level)) ?? levels[0]!;

/** A first game, with hints, against the easiest of the house or against somebody else. */
export function playAgainst(card: GameCard, level = card.levels[0]!): Promise<void> {
  const seats = usualSeats(card, card.seats[0]).map((plan, i) => (i === 1 ? { ...plan, level } : plan));
  return lay({ game: card.name, seats, advice: true });
}

export async function lay(plan: Omit<OpenTable, "name">): Promise<void> {
  const seated = await house.open({ ...plan, name: myName() });
  seatedAt(seated);
  router.go(`/t/${seated.table}`);
}

export async function join(table: string): Promise<void> {
  seatedAt(await house.join(table, { name: myName() }));
}
