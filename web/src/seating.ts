// Sitting down: at a table laid anew, or where a seat is free.
import { house } from "./api";
import type { OpenTable, SeatPlan } from "./messages";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { seatedAt } from "./witness";
import { t } from "./words.svelte";

const myName = (): string => settings.name.trim() || t("ui-guest");

/** Me, and bots beside. */
export const usualSeats = (count: number): SeatPlan[] => Array.from({ length: count }, (_, i) => ({ kind: i ? "bot" : "me" }));

export async function lay(plan: Omit<OpenTable, "name">): Promise<void> {
  const seated = await house.open({ ...plan, name: myName() });
  seatedAt(seated);
  router.go(`/t/${seated.table}`);
}

export async function join(table: string): Promise<void> {
  seatedAt(await house.join(table, { name: myName() }));
}
