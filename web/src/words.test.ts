// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from "vitest";
import en from "../../src/ludotheque/web/en.ftl?raw";
import fr from "../../src/ludotheque/web/fr.ftl?raw";

const sources = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const idsOf = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);
const code = Object.values(sources).join("\n");

let Words: typeof import("./words.svelte").Words;

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  ({ Words } = await import("./words.svelte"));
});

describe("the client's words", () => {
  it("are the same in both languages", () => {
    expect(idsOf(fr)).toEqual(idsOf(en));
  });

  it("cover every message the code names", () => {
    const named = [...code.matchAll(/"(ui-[\w-]+)"/g)].map(([, id]) => id!);
    expect(named.filter((id) => !idsOf(fr).includes(id))).toEqual([]);
  });

  it("are all used", () => {
    const families = [...code.matchAll(/`(ui-[\w-]*)\$\{/g)].map(([, stem]) => stem!);
    const used = (id: string) => code.includes(`"${id}"`) || families.some((stem) => stem !== "ui-" && id.startsWith(stem));
    const seats = ["ui-present", "ui-away", "ui-bot", "ui-free", "ui-stand-in"]; // by presence
    expect(idsOf(fr).filter((id) => !used(id) && !seats.includes(id))).toEqual([]);
  });

  it("follow French typography", () => {
    expect(fr).not.toMatch(/[ \u00a0][;:!?]|'/);
    expect(fr).not.toMatch(/« | »/);
  });
});

describe("a sentence", () => {
  const text = "won = { $player } beats { $rival } by { $count }.\nplain = Hello";

  it("has the names of the seats in it", () => {
    const words = new Words("en", text);
    const say = { id: "won", args: { player: 1, rival: 0, count: 3 } };
    expect(words.tell(say, ["Ann", "Bob"])).toBe("Bob beats Ann by 3.");
  });

  it("keeps what people typed as text", () => {
    const words = new Words("en", text);
    const say = { id: "won", args: { player: 0, rival: 0, count: 1 } };
    expect(words.tell(say, ["<b>{ $x }</b>"])).toContain("<b>{ $x }</b>");
  });

  it("speaks to who reads it", () => {
    const ask = "ask = { $you ->\n [player] You choose for { $rival }.\n [rival] { $player } chooses for you.\n *[other] { $player } chooses for { $rival }.\n }";
    const told = [0, 1, 2, -1].map((reader) => new Words("en", ask).tell({ id: "ask", args: { player: 0, rival: 1 } }, ["Ann", "Bob", "Cy"], reader));
    expect(told).toEqual(["You choose for Bob.", "Ann chooses for you.", "Ann chooses for Bob.", "Ann chooses for Bob."]);
  });

  it("that is missing shows its name", () => {
    expect(new Words("en", text).say("nothing")).toBe("nothing");
    expect(new Words("en", text).has("plain")).toBe(true);
  });

  it("elide in French before a name", () => {
    const start = (language: string, player: string) => new Words(language, "start = le départ de { $player }").say("start", { player });
    expect(["Invité", "Bea", "Hugo"].map((name) => start("fr", name))).toEqual([
      "le départ d’Invité",
      "le départ de Bea",
      "le départ de Hugo",
    ]);
    expect(start("en", "Ada")).toBe("le départ de Ada");
  });
});
