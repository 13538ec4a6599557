// Looking for words in a text, whatever their accents and capitals; and a text as paragraphs and lists.

interface Plain {
  text: string;
  at: number[]; // where each of its letters comes from
}

const LIGATURES: Record<string, string> = { œ: "oe", æ: "ae", "’": "'", "\u00a0": " ", "\u202f": " " };

const bare = (letter: string): string =>
  letter
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/./gu, (sign) => LIGATURES[sign] ?? sign);

function plain(text: string): Plain {
  const letters = [...text];
  const found: Plain = { text: "", at: [] };
  let at = 0;
  for (const letter of letters) {
    const said = bare(letter);
    found.text += said;
    found.at.push(...Array.from(said, () => at));
    at += letter.length;
  }
  return found;
}

/** What somebody looks for, word by word. */
export const wordsOf = (sought: string): string[] => plain(sought).text.split(/\s+/).filter(Boolean);

/** Where words of a text begin with another. */
function spots(text: string, word: string): number[] {
  const found: number[] = [];
  for (let i = text.indexOf(word); i >= 0; i = text.indexOf(word, i + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text[i - 1] ?? "")) found.push(i);
  }
  return found;
}

/** All the words are somewhere in the texts. */
export function finds(words: string[], texts: string[]): boolean {
  const { text } = plain(texts.join("\n"));
  return words.every((word) => spots(text, word).length > 0);
}

export interface Bit {
  text: string;
  found: boolean;
}

/** A text cut where the words are. */
export function highlight(text: string, words: string[]): Bit[] {
  if (!words.length) return [{ text, found: false }];
  const { text: said, at } = plain(text);
  const lit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (const i of spots(said, word)) lit.fill(true, at[i], at[i + word.length] ?? text.length);
  }
  const bits: Bit[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = bits.at(-1);
    if (last && last.found === lit[i]) last.text += text[i];
    else bits.push({ text: text[i]!, found: lit[i]! });
  }
  return bits;
}

/** Paragraphs, and lists of the lines that begin with a dash. */
export function blocksOf(text: string): (string | string[])[] {
  const blocks: (string | string[])[] = [];
  let open = false; // a paragraph goes on until an empty line
  for (const line of text.split("\n").map((line) => line.trim())) {
    const last = blocks.at(-1);
    if (line.startsWith("- ")) {
      if (Array.isArray(last)) last.push(line.slice(2));
      else blocks.push([line.slice(2)]);
    } else if (line) {
      if (open && typeof last === "string") blocks[blocks.length - 1] = `${last} ${line}`;
      else blocks.push(line);
    }
    open = line !== "";
  }
  return blocks;
}
