// How this person likes the house: language, light, dice. Kept in the browser.
import { recall, remember } from "./memory";

export type Language = "fr" | "en";
export type Theme = "light" | "dark" | "auto";

const spoken = (): Language => (navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en");
const choice = <T extends string>(key: string, choices: readonly T[], otherwise: T): T =>
  choices.find((one) => one === recall(key)) ?? otherwise;

export const LANGUAGES = ["fr", "en"] as const;
export const THEMES = ["light", "dark", "auto"] as const;

class Settings {
  language = $state<Language>(choice("language", LANGUAGES, spoken()));
  theme = $state<Theme>(choice("theme", THEMES, "auto"));
  throwsAlone = $state(recall("throws") === "alone");
  name = $state(recall("name"));

  keep(): void {
    remember("language", this.language);
    remember("theme", this.theme);
    remember("throws", this.throwsAlone ? "alone" : "");
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
