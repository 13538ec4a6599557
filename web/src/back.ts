// Back closes what lies open before it leaves the page: every layer has an entry of its own in the history.

export class Back {
  private readonly layers: (() => void)[] = [];

  constructor(private readonly past: Pick<History, "state" | "pushState" | "replaceState" | "go"> = history) {}

  /** Something lies open from now on; what is returned closes it by hand. An entry that is there already is its own. */
  open(close: () => void): () => void {
    this.layers.push(close);
    const depth = this.layers.length;
    if (depth > 1 || !this.depth) this.past.pushState({ depth }, "");
    else this.past.replaceState({ depth }, "");
    return () => this.shut(close);
  }

  /** The browser went back or forward. */
  arrive(): void {
    for (const close of this.layers.splice(this.depth).reverse()) close();
  }

  /** The page is left, and all that lay open with it. */
  leave(): void {
    this.layers.length = 0;
  }

  /** The entry of the page that is left is a layer's: the next page takes its place. */
  get depth(): number {
    return (this.past.state as { depth?: number } | null)?.depth ?? 0;
  }

  private shut(close: () => void): void {
    const at = this.layers.indexOf(close);
    if (at >= 0) this.past.go(-this.layers.splice(at).length);
  }
}

export const back = new Back();
