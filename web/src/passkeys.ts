// Passkeys: the device proves who one is; the house keeps the public half.
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { house } from "./api";
import type { Me } from "./messages";

export const mayHold = (): boolean => typeof PublicKeyCredential === "function";

/** Nothing is made where somebody changes their mind. */
const unless = <T>(error: unknown, otherwise: T): T => {
  if (error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name)) return otherwise;
  throw error;
};

export async function makePasskey(): Promise<Me | null> {
  const optionsJSON = await house.passkeyOptions("/api/me/passkey");
  const made = await startRegistration({ optionsJSON }).catch((error) => unless(error, null));
  return made && house.passkey("/api/me/passkey", made);
}

export async function signIn(): Promise<Me | null> {
  const optionsJSON = await house.passkeyOptions("/api/passkey");
  const proof = await startAuthentication({ optionsJSON }).catch((error) => unless(error, null));
  return proof && house.passkey("/api/passkey", proof);
}
