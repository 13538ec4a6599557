// Being called when it is one's turn: by push on this device, if it can.
import { house } from "./api";
import type { ContactPage } from "./messages";

export const mayPush = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Whether this browser can still be asked. */
export const mayAsk = (): boolean => mayPush() && Notification.permission !== "denied";

/** This device is called from now on; null where somebody changes their mind. */
export async function pushHere(key: string): Promise<ContactPage | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = made.toJSON();
  return house.addContact({ kind: "push", address: endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" });
}

async function made(): Promise<PushSubscription | null> {
  const worker = mayPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Where this browser is called now, if it is. */
export const address = async (): Promise<string> => (await made())?.endpoint ?? "";

/** This device is called no more. */
export const hushHere = async (): Promise<void> => void (await (await made())?.unsubscribe());

/** As the house writes it. */
export async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
