import { expect, test } from "vitest";
import { goTo, openPage, reload, untilCached } from "../../support/browse.ts";
import { button } from "../../support/groups.ts";
import { openReleases } from "./open-releases.ts";

/** Runs in the browser: whether the worker of a release has stored its files, and serves. */
const isThere = async (release: number) => {
  const registration = await navigator.serviceWorker.getRegistration();
  const stored = await (await caches.open("assets")).keys();
  const isStored = stored.some(({ url }) =>
    new RegExp(`search-dialog-.*release-${release}\\.js$`).test(url),
  );
  return isStored && !registration?.installing && !registration?.waiting;
};

const namesOf = (release: number) =>
  `link[href*="release-${release}."], script[src*="release-${release}."]`;

test("a page that stays open over three releases keeps its scripts, and what is opened then is of the last alone", async () => {
  const site = await openReleases();
  const page = await openPage(site.url, { serviceWorkers: "allow" });
  await page.evaluate(untilCached);
  await expect.poll(() => page.evaluate(isThere, 1)).toBe(true);
  const other = await page.context().newPage();
  for (const release of [2, 3, 4]) {
    site.release = release;
    await goTo(other, `${site.url}/schedule`);
    await other.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await expect.poll(() => other.evaluate(isThere, release)).toBe(true);
  }
  // What the browser itself keeps of a file it may throw away.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  await page.evaluate(() => document.body.setAttribute("data-stayed", ""));
  await page.locator("#reading button[aria-label^='Verse ']").first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Copy as shown" }).waitFor();
  await page.keyboard.press("Escape");
  await button(page, "Search").filter({ visible: true }).first().click();
  await page.getByRole("dialog", { name: "Search the Quran" }).getByRole("combobox").waitFor();
  await page.keyboard.press("Escape");
  for (const [link, heading] of [
    ["Schedule", "300-Day Reading Schedule"],
    ["Bookmarks", "Bookmarks"],
    ["Quran", "The Quran"],
  ] as const) {
    // By the keyboard: the list of the schedule may move a footer's link from under a mouse.
    await page.getByRole("link", { name: link, exact: true }).first().press("Enter");
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  }
  expect(await page.locator("body[data-stayed]").count()).toBe(1);
  expect(site.lost).toEqual([]);

  await reload(page);
  expect(await page.locator(namesOf(4)).count()).toBeGreaterThan(0);
  for (const release of [1, 2, 3]) expect(await page.locator(namesOf(release)).count()).toBe(0);
  await site.close();
});
