// Whether a house has signed a game file: asked by Python, which has no package for that here.
import { hashes, verify } from "@noble/ed25519";
import { sha512 } from "@noble/hashes/sha2.js";

hashes.sha512 = sha512;

export function isSigned(key: Uint8Array, signature: Uint8Array, message: Uint8Array): boolean {
  try {
    return verify(signature, message, key, { zip215: false });
  } catch {
    return false; // of no length that keys and signatures have
  }
}
