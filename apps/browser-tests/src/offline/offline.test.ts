import type { Reading } from "@daily-quran/domain/reading";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { openPage, reload, untilCached, untilHydrated } from "../../support/browse.ts";
import { askAgain, versesOf, versesOn } from "../../support/day-verses.ts";
import { accountButton, button, newPerson } from "../../support/groups.ts";

// What a browser writes about each call that fails without a network.
const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/;

/** A first visit, after which the service worker has filled its caches and the network is off. */
async function visitOnce(): Promise<Page> {
  const page = await openPage("/", { serviceWorkers: "allow", mayFail: OFFLINE });
  await page.evaluate(untilCached);
  await page.context().setOffline(true);
  return page;
}

const bodyOf = async <Body>(path: string) =>
  (await (await fetch(new URL(path, inject("productUrl")))).json()) as Body;

/** Today and the three days after; after day 300 comes day 1. */
const keptFrom = (day: number) => [0, 1, 2, 3].map((ahead) => ((day - 1 + ahead) % 300) + 1);

const today = () => bodyOf<Reading>("/api/current-reading");

test("after one visit, today's verses are shown exactly without a network", async () => {
  const page = await visitOnce();
  await reload(page);
  expect(await versesOn(page)).toEqual(versesOf(await today()));
  // It is hydrated: what was chosen is there again.
  await page.locator("main").getByText("Aa", { exact: true }).first().click();
  await page.getByText("Eng", { exact: true }).first().click();
  await reload(page);
  await page.locator("[data-line=eng]").first().waitFor();
});

test("a language that was never opened leaves today's reading in reach without a network", async () => {
  const page = await visitOnce();
  await page.locator("footer a[hreflang=bn]").click();
  const { day } = await today();
  const todays = page.getByRole("link", { name: "আজকের পাঠ" });
  await todays.waitFor();
  const links = page.getByRole("main").getByRole("link");
  // In the language that is kept.
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")))).toEqual([
    "/",
    ...keptFrom(day).map((one) => `/schedule?day=${one}`),
    "/schedule",
    "/bookmarks",
  ]);
  await todays.click();
  await untilHydrated(page);
  expect(await versesOn(page)).toEqual(versesOf(await today()));
});

test("without a network the schedule opens, and the next days' verses are there", async () => {
  const page = await visitOnce();
  const { day } = await bodyOf<Reading>("/api/tomorrow-reading");
  await page.getByRole("link", { name: "Schedule" }).first().click();
  await page.getByRole("heading", { name: "300-Day Reading Schedule" }).waitFor();
  await page.locator(`#day-${day}`).click();
  await page.getByRole("heading", { name: `Day ${day}` }).waitFor();
  expect(await versesOn(page)).toEqual(
    versesOf(await bodyOf<Reading>(`/api/schedule/${day}/verses`)),
  );
});

test("a day opened in the app opens again by its address, and its next days open, without a network", async () => {
  const page = await openPage("/schedule", { serviceWorkers: "allow", mayFail: OFFLINE });
  await page.evaluate(untilCached);
  await page.locator("#day-20").click();
  const verses = versesOf(await bodyOf<Reading>("/api/schedule/20/verses"));
  await page.getByRole("heading", { name: "Day 20" }).waitFor();
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/api/schedule/23/verses"))?.ok))
    .toBe(true);
  await page.context().setOffline(true);
  await reload(page);
  await page.getByRole("heading", { name: "Day 20" }).waitFor();
  expect(await versesOn(page)).toEqual(verses);
  expect(new URL(page.url()).search).toBe("?day=20");
  await page.locator("#day-22").click();
  await page.getByRole("heading", { name: "Day 22" }).waitFor();
  expect(await versesOn(page)).toEqual(versesOf(await bodyOf<Reading>("/api/schedule/22/verses")));
});

test("a page that was reached within the app opens again by its address without a network", async () => {
  const page = await openPage("/quran", { serviceWorkers: "allow", mayFail: OFFLINE });
  await page.evaluate(untilCached);
  await page.locator("main a[href='/114']").click();
  const heading = page.getByRole("heading", { level: 1, name: "Surah 114: An-Nas" });
  await heading.waitFor();
  const verses = await versesOn(page);
  const isKept = (path: string) =>
    page.evaluate(async (of) => (await caches.match(of, { cacheName: "pages" }))?.ok, path);
  const { pathname } = new URL(page.url());
  // The first of them was opened before there was a service worker.
  for (const path of ["/quran", pathname]) await expect.poll(() => isKept(path)).toBe(true);
  await page.context().setOffline(true);
  await reload(page);
  await heading.waitFor();
  expect(await versesOn(page)).toEqual(verses);
  expect(verses).toHaveLength(6);
});

test("a search first opened without a network opens, also on a page that is no day", async () => {
  const page = await openPage("/bn/2/255", { serviceWorkers: "allow", mayFail: OFFLINE });
  await page.evaluate(untilCached);
  await page.context().setOffline(true);
  await button(page, "খুঁজুন").filter({ visible: true }).first().click();
  const box = page.getByRole("dialog").getByRole("combobox");
  await box.waitFor();
  expect(await box.evaluate((one) => getComputedStyle(one).height)).toBe("48px");
});

test("a part that could not be loaded comes with its style once there is a network", async () => {
  // In a context of its own: the HTTP cache of another test's may have the part.
  const page = await openPage("/about", {
    serviceWorkers: "block",
    mayFail: OFFLINE,
    before: (opened) => opened.context().clearCookies(),
  });
  await page.context().setOffline(true);
  const search = button(page, "Search").filter({ visible: true }).first();
  await search.click();
  await page
    .getByText(/^The server could not be reached/)
    .first()
    .waitFor();
  await page.context().setOffline(false);
  await search.click();
  const box = page.getByRole("dialog").getByRole("combobox");
  await box.waitFor();
  expect(await box.evaluate((one) => getComputedStyle(one).height)).toBe("48px");
});

test("search that was opened once finds verses without a network, and opens one of the cached days", async () => {
  const page = await openPage("/", { serviceWorkers: "allow", mayFail: OFFLINE });
  await page.evaluate(untilCached);
  await button(page, "Search").filter({ visible: true }).first().click();
  const search = page.getByRole("dialog", { name: "Search the Quran" });
  const box = search.getByRole("combobox");
  await box.fill("fatiha");
  const results = search.getByRole("option");
  await results.filter({ hasText: "Al-Fatiha" }).first().waitFor();
  await page.context().setOffline(true);
  const [surah] = (await today()).surahs;
  const [name, verse] = [surah?.englishName, surah?.verses.at(-1)];
  const reference = `${surah?.number}:${verse?.verseNumber}`;
  await box.fill(reference);
  await results
    .filter({ hasText: name ?? "" })
    .filter({ hasText: reference })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: `${name} ${reference}` }).waitFor();
  expect(await versesOn(page)).toEqual(versesOf(await today()));
});

test("search that was never opened opens without a network, too", async () => {
  const page = await openPage("/", { serviceWorkers: "allow", mayFail: OFFLINE });
  await page.evaluate(untilCached);
  await page.context().setOffline(true);
  await reload(page);
  await button(page, "Search").filter({ visible: true }).first().click();
  await page.getByRole("dialog", { name: "Search the Quran" }).waitFor();
});

test("without a network all of a page works at its first touch: a verse's sheet, the mark", async () => {
  const page = await visitOnce();
  await page.locator("[id='reading'] button[aria-label^='Verse ']").first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Copy as shown" }).waitFor();
  await page.keyboard.press("Escape");
  await page.locator("footer").scrollIntoViewIfNeeded();
  await button(page, "Mark as read").click();
  await button(page, "Undo").first().waitFor();
});

test("a refresh without a network leaves the page as it is", async () => {
  const page = await visitOnce();
  await page.getByText("Offline. What you opened stays here.").waitFor();
  await askAgain(page);
  const outcome = page.getByText(/^(This is the newest|It could not be refreshed)/);
  expect(await outcome.textContent()).toBe("It could not be refreshed. What you see is kept.");
  await reload(page);
  expect(await versesOn(page)).toEqual(versesOf(await today()));
});

test("a refresh leaves the saved days in place and puts newer copies over them", async () => {
  const page = await openPage("/", { serviceWorkers: "allow" });
  await page.evaluate(untilCached);
  const { day } = await bodyOf<Reading>("/api/tomorrow-reading");
  const path = `/api/schedule/${day}/verses`;
  await page.evaluate(async (of) => {
    await (await caches.open("verseCache")).put(of, Response.json({ day: "old" }));
  }, path);
  await askAgain(page);
  await page.getByText("This is the newest reading.").waitFor();
  const kept = () => page.evaluate(async (of) => (await caches.match(of))?.json(), path);
  await expect.poll(kept).toEqual(await bodyOf<Reading>(path));
});

test("a page that stayed open over a release opens what is gone by loading it anew", async () => {
  const page = await openPage("/", {
    before: (opened) => opened.clock.install(),
    mayFail: /status of 404|dynamically imported module/,
  });
  const scripts = "**/assets/about.page-*.js";
  await page.route(scripts, (route) => route.fulfill({ status: 404, body: "" }));
  const about = page.locator("footer").getByRole("link", { name: "About" });
  await about.click();
  const failure = page.getByRole("alert").getByText("If it works, this site has just been renewed");
  // It has just come itself: another load would change nothing.
  await failure.waitFor();
  await page.goBack();
  await page.clock.fastForward("02:00");
  const opened = page.waitForRequest((request) => request.isNavigationRequest());
  await about.click();
  expect(new URL((await opened).url()).pathname).toBe("/about");
  await page.unroute(scripts);
});

test("a page that cannot be loaded without a network says so, and the header and footer stay", async () => {
  const page = await visitOnce();
  await page.getByRole("link", { name: "Groups" }).first().click();
  await page.getByRole("alert").getByText("This page could not be loaded.").waitFor();
  await page.getByRole("link", { name: "Today" }).first().click();
  expect(await versesOn(page)).toEqual(versesOf(await today()));
});

test("without a network the current reading is that of the day, not the last cached response", async () => {
  const page = await visitOnce();
  const [current, tomorrow] = await page.evaluate(() =>
    Promise.all(
      ["/api/current-reading", "/api/tomorrow-reading"].map(
        async (path) => (await (await fetch(path)).json()) as unknown,
      ),
    ),
  );
  expect(current).toEqual(await today());
  expect(tomorrow).toEqual(await bodyOf("/api/tomorrow-reading"));
});

test("a page that was never opened says that there is no network, leads to today's reading, and opens once there is one", async () => {
  const page = await visitOnce();
  await page.goto("/top-quran-words");
  await page.getByRole("heading", { name: "There is no connection" }).waitFor();
  const days = page.getByRole("navigation").getByRole("link");
  const { day } = await today();
  const addresses = await days.evaluateAll((links) => links.map((one) => one.getAttribute("href")));
  expect(addresses).toEqual(keptFrom(day).map((one) => `/schedule?day=${one}`));
  await page.getByRole("link", { name: "Today’s Reading" }).click();
  await untilHydrated(page);
  expect(await versesOn(page)).toEqual(versesOf(await today()));
  await page.goto("/top-quran-words");
  await page.getByRole("heading", { name: "There is no connection" }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole("heading", { name: "Top Quranic Words" }).waitFor();
});

test("no personal data is cached: it comes only from the network", async () => {
  const { page } = await newPerson("amina", { serviceWorkers: "allow" });
  await page.evaluate(untilCached);
  await reload(page);
  await accountButton(page).waitFor();
  await page.waitForLoadState("networkidle");
  const cached = await page.evaluate(async () => {
    const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(all)).flat().map(({ url }) => new URL(url).pathname);
  });
  const isOfAll =
    /^\/(assets\/.+|schedule|bookmarks|my-reading|groups|1\/1|api\/(schedule|editions|surahs)|api\/schedule\/\d+\/verses|)$/;
  expect(cached.filter((path) => !isOfAll.test(path))).toEqual([]);
  expect(cached).toContain("/groups");
});

test("the service worker is requested each time, so that a release can correct it", async () => {
  const worker = await fetch(new URL("/service-worker.js", inject("productUrl")), {
    headers: { "accept-encoding": "br" },
  });
  expect(worker.status).toBe(200);
  expect(worker.headers.get("cache-control")).toBe("public, no-cache");
  expect(worker.headers.get("content-encoding")).toBe("br");
});
