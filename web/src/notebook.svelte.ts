// A player's own notes at one table: what is struck off, and what was written down. They never leave this browser.
import { recall, remember } from "./memory";

export class Notebook {
  struck = $state.raw<ReadonlySet<string>>(new Set());
  text = $state("");

  constructor(private readonly key: string) {
    this.struck = new Set(recall(`${key}.struck`).split(" ").filter(Boolean));
    this.text = recall(`${key}.text`);
  }

  strike(id: string): void {
    this.struck = this.struck.has(id) ? new Set([...this.struck].filter((one) => one !== id)) : new Set([...this.struck, id]);
    remember(`${this.key}.struck`, [...this.struck].join(" "));
  }

  write(text: string): void {
    this.text = text;
    remember(`${this.key}.text`, text);
  }
}
