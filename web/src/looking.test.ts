import { describe, expect, it } from "vitest";
import { blocksOf, finds, highlight, wordsOf } from "./looking";

const lit = (text: string, sought: string): string[] =>
  highlight(text, wordsOf(sought)).flatMap(({ text, found }) => (found ? [text] : []));

describe("looking for words", () => {
  it("takes no notice of accents and capitals", () => {
    expect(finds(wordsOf("FRONTIERE"), ["La frontière est au milieu."])).toBe(true);
    expect(finds(wordsOf("d'un œuf"), ["Le poids d’un Oeuf"])).toBe(true);
  });

  it("wants every word, in any order and in any of the texts", () => {
    expect(finds(wordsOf("port jonque"), ["Une jonque", "quitte son port"])).toBe(true);
    expect(finds(wordsOf("port dragon"), ["Une jonque quitte son port"])).toBe(false);
  });

  it("looks at how words begin", () => {
    expect(finds(wordsOf("port"), ["Le texte l’emporte."])).toBe(false);
    expect(finds(wordsOf("port"), ["Les ports"])).toBe(true);
  });

  it("lights what it finds as it is written", () => {
    expect(lit("Dégagé, le port est dégagé.", "degage")).toEqual(["Dégagé", "dégagé"]);
    expect(lit("Un cœur net", "coeur")).toEqual(["cœur"]);
    expect(lit("L’île, l’ilot", "il")).toEqual(["îl", "il"]);
  });

  it("loses nothing of the text", () => {
    const text = "Ça\u202f: « l’œil » — été 🎲 fini";
    expect(highlight(text, wordsOf("été oeil 🎲")).map(({ text }) => text).join("")).toBe(text);
    expect(highlight(text, [])).toEqual([{ text, found: false }]);
  });
});

describe("a text", () => {
  it("has lists where its lines begin with a dash", () => {
    expect(blocksOf("Dans l’ordre :\n- un\n- deux\nEt voilà.")).toEqual(["Dans l’ordre :", ["un", "deux"], "Et voilà."]);
  });

  it("has a new paragraph after an empty line only", () => {
    expect(blocksOf("Une\nphrase.\n\nUne autre.")).toEqual(["Une phrase.", "Une autre."]);
  });
});
