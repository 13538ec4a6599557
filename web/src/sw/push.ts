/// <reference lib="webworker" />
// A call of the house: it is somebody's turn. A touch on it leads to the table.
declare const self: ServiceWorkerGlobalScope;

/** As the house writes it, for this browser alone. */
interface Notice {
  title: string;
  text: string;
  path: string;
  tag: string;
}

self.addEventListener("push", (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (notice) event.waitUntil(show(notice));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(go(new URL(String(event.notification.data), self.location.origin)));
});

const pages = (): Promise<readonly WindowClient[]> => self.clients.matchAll({ type: "window", includeUncontrolled: true });

const isAt = (page: WindowClient, path: string): boolean => new URL(page.url).pathname === path;

/** Whoever looks at the table has seen it. */
async function show({ title, text, path, tag }: Notice): Promise<void> {
  const looking = (await pages()).some((page) => isAt(page, path) && page.visibilityState === "visible");
  if (!looking) await self.registration.showNotification(title, { body: text, tag, data: path });
}

async function go(url: URL): Promise<void> {
  if (url.origin !== self.location.origin) return;
  const open = (await pages()).find((page) => isAt(page, url.pathname));
  await (open ? open.focus() : self.clients.openWindow(url));
}

export {};
