// Something to show to a friend: by the phone's own sheet where there is one, else as a text to paste.

export type Given = "shared" | "copied" | "kept"; // kept: nothing was done

export interface Gift {
  title: string;
  text: string;
  url: string;
}

export const hasSheet = (): boolean => typeof navigator.share === "function";

export async function give(gift: Gift): Promise<Given> {
  if (hasSheet()) {
    return navigator.share(gift).then(
      () => "shared" as const,
      () => "kept" as const, // the friend was not chosen after all
    );
  }
  return (await copy(`${gift.text} ${gift.url}`)) ? "copied" : "kept";
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text); // plain http addresses have no clipboard
  }
}

function copyByHand(text: string): boolean {
  const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true });
  field.style.cssText = "position:fixed;opacity:0";
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return done;
}
