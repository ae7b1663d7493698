declare const self: ServiceWorkerGlobalScope;

/** What the server sends: the declarative form, which Safari shows without this worker. */
interface Pushed {
  readonly notification: {
    readonly title: string;
    readonly body: string;
    readonly tag: string;
    readonly navigate: string;
  };
}

self.addEventListener("push", (event) => {
  if (!event.data) return;
  const { notification } = event.data.json() as Pushed;
  const { title, body, tag, navigate: data } = notification;
  const shown = self.registration.showNotification(title, {
    body,
    tag,
    icon: "/icon-192.png",
    data,
  });
  // Where an installed app may have a badge; a page that is seen takes it away.
  event.waitUntil(Promise.all([shown, navigator.setAppBadge?.(1).catch(() => undefined)]));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** In a window that is at this address, if there is one: no other is taken from what is done in it. */
async function open(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window" });
  const at = windows.find(({ url }) => url === address);
  await (at ? at.focus() : self.clients.openWindow(address));
}
