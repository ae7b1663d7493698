import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { goTo, reload } from "../support/browse.ts";
import { button, newPerson, REFUSED } from "../support/groups.ts";

async function openReminders(page: Page): Promise<void> {
  await goTo(page, "/account");
  await page.getByRole("heading", { name: "Reminders", exact: true }).click();
}

/** What a test reads and replaces in a service worker. */
interface Scope {
  seen: unknown[];
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  readonly clients: { openWindow(address: string): Promise<null> };
}

test("a reminder is chosen by keys, kept, and goes with its switch", async () => {
  const { page } = await newPerson("amina", { mayFail: REFUSED, timezoneId: "Asia/Dhaka" });
  await openReminders(page);
  const bell = page.getByRole("group", { name: "The day’s reading" }).getByLabel("In the bell");
  await bell.press("Space");
  await page.getByLabel("At", { exact: true }).fill("04:50");
  await button(page, "Save Reminders").press("Enter");
  await page.getByText("The hours are those of Asia/Dhaka.").waitFor();
  await reload(page);
  await openReminders(page);
  expect([
    await bell.isChecked(),
    await page.getByLabel("At", { exact: true }).inputValue(),
  ]).toEqual([true, "04:50"]);
  await bell.press("Space");
  await button(page, "Save Reminders").press("Enter");
  await reload(page);
  await openReminders(page);
  expect(await bell.isChecked()).toBe(false);
});

test("the worker shows what is pushed, and a press on it opens its address", async () => {
  const origin = inject("productUrl").replace(/\/$/, "");
  const { page } = await newPerson("amina", { mayFail: REFUSED, serviceWorkers: "allow" });
  const context = page.context();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // A browser without windows shows no notification.
  await worker.evaluate(() => {
    const scope = self as unknown as Scope;
    const seen: unknown[] = [];
    scope.seen = seen;
    // It ends such a browser.
    const setAppBadge = async (count: number) => void seen.push(count);
    Object.defineProperty(navigator, "setAppBadge", { value: setAppBadge });
    scope.registration.showNotification = async (title, options) =>
      void seen.push({ title, ...options });
    scope.clients.openWindow = async (address) => {
      seen.push(address);
      return null;
    };
  });
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [one] = registrations;
      if (one) resolve(one.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const [title, body, tag] = ["Today’s reading", "A few minutes with the Quran.", "reading"];
  const navigate = `${origin}/`;
  await devtools.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId: await registered,
    data: JSON.stringify({ web_push: 8030, notification: { title, body, tag, navigate } }),
  });
  const seen = () => worker.evaluate(() => (self as unknown as Scope).seen);
  const notification = { title, body, tag, data: navigate, icon: "/icon-192.png" };
  await expect.poll(seen).toEqual([notification, 1]);
  await worker.evaluate((data) => {
    const pressed = { notification: { data, close: () => {} } };
    self.dispatchEvent(Object.assign(new Event("notificationclick"), pressed, { waitUntil() {} }));
  }, navigate);
  await expect.poll(seen).toEqual([notification, 1, navigate]);
});
