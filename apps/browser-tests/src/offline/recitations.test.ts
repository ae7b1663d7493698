import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";

import { goTo, openPage } from "../../support/browse.ts";
import { button } from "../../support/groups.ts";
import { moveServerClock } from "../../support/server-clock.ts";
import { silence } from "../../support/silence.ts";

const HOST = "https://everyayah.com/**";
const OTHER = { "access-control-allow-origin": "https://another.example" };
const SHARED = { "access-control-allow-origin": "*" };

/** What a browser writes about a host that is away, closed, or has another page in its place. */
const AWAY = /ERR_FAILED|CORS policy|net::|Failed to load/;

const withHost = (routes: (page: Page) => Promise<unknown>) =>
  openPage("/device", { routes, mayFail: AWAY });

/** Runs in the browser. */
const keptAddresses = async () =>
  (await (await caches.open("recitations")).keys()).map(({ url }) => url.split("/").at(-1));

async function askForIkhlas(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: /^What/ }).selectOption("112");
  await button(page, "Keep this recitation").click();
}

test("a surah's recitation is kept after its size was said, plays and is sought without its host, and is removed", async () => {
  const asked: string[] = [];
  const page = await withHost((opened) =>
    opened.route(HOST, (route) => {
      asked.push(`${route.request().method()} ${route.request().url().split("/").at(-1)}`);
      return route.fulfill({ ...silence(), headers: SHARED });
    }),
  );
  await askForIkhlas(page);
  // One verse of 240,044 bytes; all four have 15 words, it has 5.
  await page.getByText("About 0.8 MB will be loaded.").waitFor();
  expect(asked).toEqual(["HEAD 112004.mp3"]);
  await button(page, "Load it").click();
  await page.getByRole("listitem").getByText("112. Al-Ikhlas").waitFor();
  await page.getByText("Mishary Rashid Alafasy · 1 MB").waitFor();

  await page.unroute(HOST);
  await page.route(HOST, (route) => route.abort());
  await goTo(page, "/112");
  await button(page, "Play all").click();
  const dock = page.getByRole("region", { name: "Audio player" });
  await button(dock, "Pause").waitFor();
  const slider = dock.getByRole("slider");
  await slider.fill("20");
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(20);
  await button(dock, "Next verse").click();
  await dock.getByText(/Verse 2 of/).waitFor();
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(0);
  await button(dock, "Stop and close the player").click();

  await goTo(page, "/device");
  await button(page.getByRole("listitem"), "Remove").click();
  await page
    .getByRole("listitem")
    .filter({ hasText: "112. Al-Ikhlas" })
    .waitFor({ state: "detached" });
  expect(await page.evaluate(keptAddresses)).toEqual([]);
});

const withRecordings = (opened: Page) =>
  opened.route(HOST, (route) => route.fulfill({ ...silence(), headers: SHARED }));

test("the end of any day leads to where its recitation is kept, after its size was said", async () => {
  const page = await openPage("/schedule?day=300", { routes: withRecordings, mayFail: AWAY });
  await page.locator("[data-day-end]").scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "Listen without a network" }).click();
  const what = page.getByRole("combobox", { name: /^What/ });
  await what.getByText("Day 300", { exact: true }).waitFor({ state: "attached" });
  expect(await what.inputValue()).toBe("day");
  await button(page, "Keep this recitation").click();
  await page.getByText(/^About \d+\.\d MB will be loaded\.$/).waitFor();
  await button(page, "Load it").click();
  await page.getByRole("listitem").getByText("Day 300").waitFor();
  await goTo(page, "/bn/device?day=42");
  const day = page.getByRole("option", { name: "দিন ৪২", exact: true });
  await day.waitFor({ state: "attached" });
  await page.getByRole("listitem").getByText("দিন ৩০০").waitFor();
});

test("on mobile data nothing is loaded until its reader allows it, where the browser says what it is on", async () => {
  const asked: string[] = [];
  const page = await openPage("/device", {
    before: async (opened) => {
      await opened.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { type: "cellular" } }),
      );
      await withRecordings(opened);
      opened.on("request", (request) => {
        if (request.url().startsWith(HOST.slice(0, -2))) asked.push(request.method());
      });
    },
  });
  await askForIkhlas(page);
  await page.getByText("Nothing was kept: This device is on mobile data.").waitFor();
  expect(asked).toEqual([]);
  const wifiAlone = page.getByRole("switch", { name: "Load on Wi-Fi alone" });
  await wifiAlone.click();
  await button(page, "Keep this recitation").click();
  await page.getByText("About 0.8 MB will be loaded.").waitFor();
  await wifiAlone.click();
  await button(page, "Load it").click();
  await page.getByText("Nothing was kept: This device is on mobile data.").waitFor();
  expect(asked).toEqual(["HEAD"]);
  // It comes to a Wi-Fi.
  await page.evaluate(() => Reflect.set(Reflect.get(navigator, "connection"), "type", "wifi"));
  await button(page, "Load it").click();
  await page.getByRole("listitem").getByText("112. Al-Ikhlas").waitFor();
});

test("a recitation goes after 60 days by the server's clock, never because the device's is a year off", async () => {
  const page = await openPage("/device", { before: withRecordings, mayFail: AWAY });
  await askForIkhlas(page);
  await button(page, "Load it").click();
  await page.getByRole("listitem").getByText("112. Al-Ikhlas").waitFor();
  const visitAfter = async (days: number) => {
    await page.clock.setFixedTime(Date.now() + days * DAY_MS);
    await goTo(page, "/device");
    // Behind what removes.
    await page.evaluate(() => navigator.locks.request("recitations", () => undefined));
  };
  const count = async () => (await page.evaluate(keptAddresses)).length;
  const asked: string[] = [];
  await page.route("**/api/health", (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await visitAfter(365);
  // By the clock, by what would remove, and by what notices that nobody answers, which may ask again.
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(3);
  expect(await count()).toBe(5);
  await page.unroute("**/api/health");
  await moveServerClock(page);
  await visitAfter(59);
  expect(await count()).toBe(5);
  await visitAfter(61);
  await expect.poll(count).toBe(0);
});

test.each([
  [
    "another page in a recording's place",
    { contentType: "text/html", body: "<h1>Sign in</h1>", headers: SHARED },
    /^Nothing was kept: Something else than this site/,
  ],
  ["no recording", { status: 404, headers: SHARED }, /^Nothing was kept: A recording is missing/],
  [
    "no leave to be read",
    { ...silence(), headers: OTHER },
    /^Nothing was kept: The recordings’ host lets nobody keep/,
  ],
])(
  "a host that has %s in mid-download leaves nothing half kept, and it is said why",
  async (_, answer, said) => {
    const page = await withHost((opened) =>
      opened.route(HOST, (route) => {
        const isLast =
          route.request().url().endsWith("112004.mp3") && route.request().method() === "GET";
        return route.fulfill(isLast ? answer : { ...silence(), headers: SHARED });
      }),
    );
    await askForIkhlas(page);
    await button(page, "Load it").click();
    await page.getByText(said).waitFor();
    expect(await page.evaluate(keptAddresses)).toEqual([]);
  },
);

test("a host that is away is told from one that lets nobody keep copies", async () => {
  const page = await withHost((opened) => opened.route(HOST, (route) => route.abort()));
  await askForIkhlas(page);
  await page.getByText("Nothing was kept: The recordings’ host could not be reached.").waitFor();
});

test("where there is no room nothing is half kept, of a recitation or of the whole text", async () => {
  const page = await withHost((opened) =>
    opened.route(HOST, (route) => route.fulfill({ ...silence(), headers: SHARED })),
  );
  const devtools = await page.context().newCDPSession(page);
  const allow = (quotaSize?: number) =>
    devtools.send("Storage.overrideQuotaForOrigin", {
      origin: new URL(inject("productUrl")).origin,
      ...(quotaSize !== undefined && { quotaSize }),
    });
  await askForIkhlas(page);
  await page.getByText(/will be loaded/).waitFor();
  await allow(600_000);
  await button(page, "Load it").click();
  await page.getByText(/^Nothing was kept: There is no room left on this device/).waitFor();
  expect(await page.evaluate(keptAddresses)).toEqual([]);
  await button(page, "Keep the whole text").click();
  await expect.poll(() => page.getByText(/will be loaded/).count()).toBe(2);
  await button(page, "Load it").first().click();
  await page.getByText(/^It could not be loaded whole: There is no room left/).waitFor();
  const kept = () =>
    page.evaluate(async () => (await (await caches.open("wholeText")).keys()).length);
  expect(await kept()).toBe(0);
  await allow();
  await button(page, "Load it").first().click();
  await page.getByText(/^The whole text is here/).waitFor();
});
