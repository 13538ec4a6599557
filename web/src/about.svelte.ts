// What the host says of this house: its name, its public address, the key that it signs its files with, an announcement.
import { house } from "./api";
import type { Clock, PhraseCard } from "./messages";

class About {
  name = $state("");
  key = $state("");
  clocks = $state.raw<Clock[]>([]); // that a table may be opened with
  isAlone = $state(false); // nobody else can come here
  address = $state(location.origin); // for links to give away
  notice = $state("");
  family = $state(false); // names and talk are chosen from lists
  names = $state.raw<string[]>([]);
  phrases = $state.raw<PhraseCard[]>([]);
  kiosk = $state(0); // minutes
  private asked: Promise<void> | undefined;

  /** Without an answer there is nothing more to say. */
  ask(): Promise<void> {
    return (this.asked = this.look());
  }

  /** What matters before somebody sits down. */
  known(): Promise<void> {
    return (this.asked ??= this.look());
  }

  private async look(): Promise<void> {
    const card = await house.about().catch(() => undefined);
    if (!card) return;
    this.name = card.name ?? "";
    this.key = card.key;
    this.clocks = card.clocks ?? [];
    this.notice = card.notice ?? "";
    this.family = card.is_family ?? false;
    this.names = card.names ?? [];
    this.phrases = card.phrases ?? [];
    this.kiosk = card.kiosk ?? 0;
    this.isAlone = card.is_alone ?? false;
    this.address = card.address?.replace(/\/$/, "") || location.origin;
  }
}

export const about = new About();
