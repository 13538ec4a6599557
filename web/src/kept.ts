// A house that has said all it has to say: one game, kept in the page with whatever its replay asks for.
import { changedFrame } from "./changes";
import type { FrameChange, ReplayFrame } from "./messages";
import type { House, Said, Wire } from "./wire";

interface Leaf extends Omit<ReplayFrame, "frame"> {
  frame: FrameChange; // what is not as it was a ply before
}

export interface Keepsake {
  first: ReplayFrame;
  leaves: Leaf[];
  answers: Record<string, string>; // by address
}

const REPLAY = /\/replay\/(\d+)$/;
const KINDS: Record<string, string> = { css: "text/css", svg: "image/svg+xml" };

export async function unfold(packed: string): Promise<Keepsake> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return (await new Response(text).json()) as Keepsake;
}

export class Kept implements House {
  readonly isFar = false;
  private readonly coming: Promise<void>;
  private answers: Record<string, string> = {};
  private leaves: Leaf[] = [];
  private plies: ReplayFrame[] = []; // as far as somebody has looked
  private readonly files = new Map<string, string>();

  constructor(keepsake: Promise<Keepsake>) {
    this.coming = keepsake.then(({ first, leaves, answers }) => void Object.assign(this, { plies: [first], leaves, answers }));
  }

  async ask(method: string, path: string): Promise<Said> {
    await this.coming;
    const ply = REPLAY.exec(path)?.[1];
    const text = method !== "GET" ? undefined : ply ? JSON.stringify(this.at(Number(ply))) : this.answers[path];
    return { ok: text !== undefined, text: text ?? "" };
  }

  /** A file of the game, as something that can be linked to. */
  fileAt(path: string): string {
    const type = KINDS[path.split(".").at(-1)!]!;
    if (!this.files.has(path)) this.files.set(path, URL.createObjectURL(new Blob([this.answers[path] ?? ""], { type })));
    return this.files.get(path)!;
  }

  dial(): Wire {
    throw new Error("Nobody plays here any more.");
  }

  private at(ply: number): ReplayFrame {
    while (this.plies.length <= ply) {
      const leaf = this.leaves[this.plies.length - 1]!;
      this.plies.push({ ...leaf, frame: changedFrame(this.plies.at(-1)!.frame, leaf.frame) });
    }
    return this.plies[ply]!;
  }
}
