// What the host says of this house: its name, its public address, the key that it signs its files with.
import { house } from "./api";

class About {
  name = $state("");
  key = $state("");
  isAlone = $state(false); // nobody else can come here
  address = $state(location.origin); // for links to give away

  /** Without an answer there is nothing more to say. */
  async ask(): Promise<void> {
    const card = await house.about().catch(() => undefined);
    if (!card) return;
    this.name = card.name ?? "";
    this.key = card.key;
    this.isAlone = card.is_alone ?? false;
    this.address = card.address?.replace(/\/$/, "") || location.origin;
  }
}

export const about = new About();
