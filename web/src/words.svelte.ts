// Every visible word comes from the Fluent files of the house and of the game on the table.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { Refused, house } from "./api";
import { firstWords } from "./edition";
import type { Counter, Say } from "./messages";
import { settings } from "./settings.svelte";

type Args = Record<string, FluentVariable>;

const SEATS_SAID = ["player", "rival"]; // arguments that are seats
const NOBODY = -1;

const BEFORE_A_VOWEL = /\b([Dd]|[Qq]u)e (?=[AEIOUÀÂÄÉÈÊËÎÏÔÖÛÜŒ])/gu;

/** French before a name: le départ d’Ada. What begins with h keeps its e. */
const elided = (text: string): string => text.replace(BEFORE_A_VOWEL, "$1’");

export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    text: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.getMessage(id)?.value != null;
  }

  say(id: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    const text = pattern ? this.bundle.formatPattern(pattern, args, []) : id;
    return this.language === "fr" ? elided(text) : text;
  }

  /** A sentence of the scene, with the names of the seats in it. It may speak to the seat that reads it: `you` is the
   * argument that this seat is in it, or `other`. */
  tell({ id, args = {} }: Say, names: string[], reader = NOBODY): string {
    const named = Object.entries(args).map(([key, value]) => [key, this.argument(key, value, names, reader)]);
    const you = SEATS_SAID.find((key) => reader !== NOBODY && args[key] === reader) ?? "other";
    return this.say(id, { ...(Object.fromEntries(named) as Args), you });
  }

  private argument(key: string, value: number | string | Say, names: string[], reader: number): number | string {
    if (typeof value === "object") return this.tell(value, names, reader);
    return SEATS_SAID.includes(key) && typeof value === "number" ? (names[value] ?? "") : value;
  }
}

const fetched = new Map<string, Promise<Words>>();

export function vocabulary(language: string, game = ""): Promise<Words> {
  const path = `/api/words/${language}${game && `?game=${game}`}`;
  if (!fetched.has(path)) {
    const words = house.text(path).then((text) => new Words(language, text));
    words.catch(() => fetched.delete(path));
    fetched.set(path, words);
  }
  return fetched.get(path)!;
}

class Voice {
  words = $state.raw(new Words(settings.language, firstWords[settings.language] ?? ""));
  texts: Record<string, string> = {}; // sentences that the people of the table wrote themselves
  private game = "";

  /** As long as there are none but the first. */
  get isMute(): boolean {
    return !this.words.has("ui-motto");
  }

  /** Speak the chosen language, with the words of a game where one is on the table. */
  async use(game = this.game): Promise<void> {
    this.game = game;
    const words = await vocabulary(settings.language, game);
    if (words.language === settings.language && this.game === game) this.words = words;
  }
}

export const voice = new Voice();

/** Why something failed, said as soon as there are words. */
export async function sorry(error: unknown): Promise<string> {
  await voice.use().catch(() => {});
  if (error instanceof Refused) return tell(error.refusal.say);
  console.error(error);
  return t("refused-trouble");
}

export const t = (id: string, args?: Args): string => voice.words.say(id, args);

/** Whether there are words for it. */
export const knows = (id: string): boolean => voice.words.has(id);

/** Something counted, as sentences write numbers: 2 760. */
export const figure = (value: string): string => (/^\d+$/.test(value) ? t("figure", { count: Number(value) }) : value);

export const tell = (say: Say, names: string[] = [], reader = NOBODY): string =>
  voice.texts[say.id] ?? voice.words.tell(say, names, reader);

/** A move by its parts: what the game calls it, or the things touched to make it. */
export type MoveName = (Say | string)[];

export const moveSaid = (parts: MoveName, names: string[] = []): string =>
  parts.map((part) => (typeof part === "string" ? part : tell(part, names))).join(" → ");

/** When something was played: in which turn, where the game counts them, else at which ply. */
export const whenSaid = ({ ply, turn }: { ply: number; turn?: Counter | null }): string =>
  turn ? `${tell(turn.label)} ${figure(turn.value)}` : t("ui-at-ply", { ply });

/** One of the texts that come by language. */
export const inTongue = (texts: Record<string, string>): string => texts[settings.language] ?? texts.en ?? "";
