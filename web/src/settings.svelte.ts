// How this person likes the house: language, light, dice, sounds, moves that are laid out first. Kept in the browser.
import { recall, remember } from "./memory";

export type Language = "fr" | "en";
export type Theme = "light" | "dark" | "auto";

const spoken = (): Language => (navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en");
const choice = <T extends string>(key: string, choices: readonly T[], otherwise: T): T =>
  choices.find((one) => one === recall(key)) ?? otherwise;

export const LANGUAGES = ["fr", "en"] as const;
export const THEMES = ["light", "dark", "auto"] as const;
export const CARDS = ["hand", "slow", "fast"] as const;
export type CardPace = (typeof CARDS)[number];

class Settings {
  language = $state<Language>(choice("language", LANGUAGES, spoken()));
  theme = $state<Theme>(choice("theme", THEMES, "auto"));
  throwsAlone = $state(recall("throws") === "alone");
  cards = $state<CardPace | "">(choice<CardPace | "">("cards", CARDS, "")); // who turns them; "" as usual
  sounds = $state(recall("sounds") === "on");
  confirms = $state(recall("confirms") ? recall("confirms") === "on" : matchMedia("(pointer: coarse)").matches);
  vibrates = $state(recall("vibrates") === "on");
  name = $state(recall("name"));

  keep(): void {
    remember("language", this.language);
    remember("theme", this.theme);
    remember("throws", this.throwsAlone ? "alone" : "");
    remember("cards", this.cards);
    remember("sounds", this.sounds ? "on" : "");
    remember("confirms", this.confirms ? "on" : "off");
    remember("vibrates", this.vibrates ? "on" : "");
    remember("name", this.name);
  }
}

export const settings = new Settings();

const night = matchMedia("(prefers-color-scheme: dark)");

export function paint(): void {
  const dark = settings.theme === "dark" || (settings.theme === "auto" && night.matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  document.documentElement.lang = settings.language;
}

night.addEventListener("change", paint);
addEventListener("beforeprint", () => (document.documentElement.dataset.theme = "light")); // paper is white
addEventListener("afterprint", paint);
