import type { PushSubscriptionInput } from "@daily-quran/domain/account/reminder";

/** What this browser can do with notifications. `install` where only an app on the home screen has them (iOS). */
export type PushHere = "none" | "install" | "denied" | "off" | "on";

export async function pushHere(): Promise<PushHere> {
  if (!("serviceWorker" in navigator && "PushManager" in window))
    return isAppleTouch() ? "install" : "none";
  const { pushManager } = await navigator.serviceWorker.ready;
  if (Notification.permission === "denied") return "denied";
  return (await pushManager.getSubscription()) ? "on" : "off";
}

/** Asks the person, and subscribes this browser; undefined where the person said no. */
export async function subscribeHere(pushKey: string): Promise<PushSubscriptionInput | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  const made = await pushManager.subscribe(options).catch(async () => {
    // One that was made with another key, as of a site that was set up anew.
    await (await pushManager.getSubscription())?.unsubscribe();
    return await pushManager.subscribe(options);
  });
  const { endpoint = "", keys = {} } = made.toJSON();
  const { p256dh = "", auth = "" } = keys;
  return { endpoint, keys: { p256dh, auth } };
}

/** Ends this browser's subscription; returns its address. */
export async function unsubscribeHere(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  const held = await registration?.pushManager.getSubscription();
  await held?.unsubscribe();
  return held?.endpoint;
}

/** An iPad says that it is a Mac, of which none has a touch screen. */
const isAppleTouch = (): boolean =>
  /iPhone|iPod|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
