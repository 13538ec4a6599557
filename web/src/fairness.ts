// Compute every throw of a finished game again: nothing is asked of the server but what it has published.
import type { Draw, Fairness } from "./messages";
import { hmac, sha256 } from "./sha256";

export interface Verdict {
  kept: boolean; // the secret is the one committed to
  agreed: number; // draws that come out the same
  wrong: number[]; // plies of those that do not
}

export const hexOf = (bytes: Uint8Array): string => [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");

export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

export function entropy(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)));
}

const subtle = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const web = subtle();
  return web ? new Uint8Array(await web.digest("SHA-256", bytes)) : sha256(bytes);
}

async function sign(key: Uint8Array<ArrayBuffer>, message: string): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(message);
  const web = subtle();
  if (!web) return hmac(key, bytes);
  const made = await web.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await web.sign("HMAC", made, bytes));
}

export async function outcomeOf(secret: string, entropy: string, draw: Draw): Promise<string> {
  const ticket = parseInt(hexOf(await sign(bytesOf(secret), `${entropy}:${draw.ply}`)).slice(0, 12), 16);
  let left = ticket % draw.weights.reduce((sum, weight) => sum + weight, 0);
  const at = draw.weights.findIndex((weight) => (left -= weight) < 0);
  return draw.outcomes[at]!;
}

export async function verify(fairness: Fairness): Promise<Verdict> {
  const kept = hexOf(await digest(bytesOf(fairness.secret))) === fairness.commitment;
  const ours = fairness.draws.filter((draw) => draw.ply >= fairness.start);
  const same = await Promise.all(
    ours.map(async (draw) => (await outcomeOf(fairness.secret, fairness.entropy, draw)) === draw.outcome),
  );
  const wrong = ours.filter((_, i) => !same[i]).map((draw) => draw.ply);
  return { kept, agreed: ours.length - wrong.length, wrong };
}
