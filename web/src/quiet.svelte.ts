// Whom this browser does not read: at a table, a person, or everybody. The others are not told.
import { recall, remember } from "./memory";
import type { EntryView } from "./messages";

const EVERYBODY = -1;

class Quiet {
  private muted = $state<Record<string, number[]>>({}); // persons by table

  private of(table: string): number[] {
    return this.muted[table] ?? recall(`quiet.${table}`).split(" ").filter(Boolean).map(Number);
  }

  hides(table: string, { kind, person = EVERYBODY }: EntryView): boolean {
    return kind === "chat" && table !== "" && (this.isMuted(table, person) || this.isMuted(table));
  }

  isMuted(table: string, person = EVERYBODY): boolean {
    return this.of(table).includes(person);
  }

  any(table: string): boolean {
    return this.of(table).length > 0;
  }

  mute(table: string, person = EVERYBODY): void {
    this.set(table, [...this.of(table), person]);
  }

  hearAll(table: string): void {
    this.set(table, []);
  }

  private set(table: string, persons: number[]): void {
    this.muted[table] = persons;
    remember(`quiet.${table}`, persons.join(" "));
  }
}

export const quiet = new Quiet();
