// Sitting down: at a table laid anew, or where a seat is free.
import { about } from "./about.svelte";
import { here, to } from "./addresses";
import { house } from "./api";
import type { GameCard, OpenTable, OptionCard, Proposal, SeatPlan } from "./messages";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { seatedAt } from "./witness";
import { t, voice } from "./words.svelte";

const myName = (): string => (about.family ? pickName() : settings.name.trim() || t("ui-guest"));

/** In a house for families: the own name if it is on the list, else one of it, and from now on that one. */
export function pickName(): string {
  if (!about.names.includes(settings.name)) settings.name = otherName([]);
  return settings.name;
}

/** A name of the list that nobody has yet. */
export function otherName(taken: string[]): string {
  const free = about.names.filter((name) => !taken.includes(name));
  return free[Math.floor(Math.random() * free.length)] ?? "";
}

/** Me, and bots beside, each another person of the house as long as there are any; the easiest one first. */
export const usualSeats = ({ levels }: GameCard, count: number): SeatPlan[] =>
  Array.from({ length: count }, (_, i) => (i ? { kind: "bot", level: levels[(i - 1) % levels.length]! } : { kind: "me" }));

/** What an option offers to so many players. */
export const choicesFor = ({ choices, by_seats }: OptionCard, seats: number): string[] =>
  choices.slice(0, 1 + (by_seats[seats - 1] ?? Infinity));

/** Who plays for the house and is not at the table yet. */
export const somebodyElse = ({ levels }: GameCard, plans: SeatPlan[]): number =>
  levels.find((level) => !plans.some((plan) => plan.kind === "bot" && plan.level === level)) ?? levels[0]!;

/** As the house proposes it, or against somebody else. */
export function playAgainst(card: GameCard, { level, advice }: Pick<Proposal, "level" | "advice">): Promise<void> {
  const seats = usualSeats(card, card.seats[0]).map((plan, i) => (i === 1 ? { ...plan, level } : plan));
  return lay({ game: card.name, seats, advice });
}

export async function lay(plan: Omit<OpenTable, "name" | "language">): Promise<void> {
  await about.known();
  const seated = await house.open({ ...plan, name: myName(), language: settings.language });
  seatedAt(seated);
  router.go(`/t/${seated.table}`, router.route.page === "lesson"); // the way back leads to the box
}

export async function join(table: string, called = ""): Promise<void> {
  await about.known();
  const name = about.family ? called || myName() : settings.name.trim() || called || myName();
  seatedAt(await house.join(table, { name, language: settings.language }));
}

/** A link brings its key behind the hash: to the own seat, or to a table by invitation. It leaves the address. */
export async function comeByLink(table: string): Promise<void> {
  const brought = new URLSearchParams(location.hash.slice(1));
  const [key, invitation] = [brought.get("key"), brought.get("in")];
  if (!key && !invitation) return;
  await voice.use(""); // where there is no network, it stays
  history.replaceState(null, "", to(here()));
  if (invitation) await house.enter(table, invitation);
  if (key) seatedAt(await house.return(table, key), true);
}
