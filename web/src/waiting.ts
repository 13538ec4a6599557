// How long newcomers wait, in words.
import { MINUTE, duration } from "./clock";
import { t, tell } from "./words.svelte";

export const waitFor = (minutes = 0): string => (minutes ? tell(duration(minutes * MINUTE)) : t("ui-host-newcomers-none"));
