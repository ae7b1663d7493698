import { addressIn } from "@daily-quran/domain/language";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { violations } from "../support/axe.ts";
import { goTo, openPage, reload } from "../support/browse.ts";
import { newPerson } from "../support/groups.ts";
import { quizPath, type RunningCycle, startCycle } from "../support/quizzes.ts";

let page: Page;
let cycle: RunningCycle;

beforeAll(async () => {
  const viewport = { width: 360, height: 800 };
  ({ page } = await newPerson("amina", { keep: true, viewport, mayFail: /status of 404/ }));
  cycle = await startCycle(page, 17);
});

const SCREENS: [name: string, path: () => string][] = [
  ["home", () => "/"],
  ["the schedule", () => "/schedule"],
  ["a day of it", () => "/schedule?day=2"],
  ["the words", () => "/top-quran-words"],
  ["about", () => "/about"],
  ["privacy", () => "/privacy"],
  ["a page that is not there", () => "/not-a-page"],
  ["the groups", () => "/groups"],
  ["a group", () => `/groups/${cycle.groupId}`],
  ["its assignments", () => `/groups/${cycle.groupId}?tab=assignments`],
  ["its members", () => `/groups/${cycle.groupId}?tab=members`],
  ["the account", () => "/account"],
  ["a quiz", () => quizPath(cycle)],
  ["an old invitation", () => "/invite/gone"],
];

// Names of products and people, which have no other letters, and the sources in their own words.
const LATIN =
  /\b(?!Chrome|Linux|Do|Not|Track|Global|Privacy|Control|UTC|Quiz|circle|amina|Spring)[A-Za-z]{2,}/;
const QUOTED = "#sources, code, [lang]:not(html)";

/** What stands on a Bengali page in Latin letters. */
const latinTexts = async () => {
  const texts = await page.evaluate((quoted) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const isRead = parentElement && !parentElement.closest("script, style, noscript, ul, ol");
      if (isRead && !parentElement.closest(quoted)) found.push(textContent?.trim() ?? "");
    }
    return found;
  }, QUOTED);
  return texts.filter((text) => LATIN.test(text));
};

const overflow = () =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.each(SCREENS)("%s is in Bengali, and axe finds nothing", async (_, path) => {
  await goTo(page, addressIn("bn", path()));
  await page.waitForLoadState("networkidle");
  expect(await page.locator("html").getAttribute("lang")).toBe("bn");
  expect(await latinTexts()).toEqual([]);
  expect(await overflow()).toBe(0);
  expect(await violations(page)).toEqual([]);
});

test("longer texts from right to left fit every screen of a phone", async () => {
  for (const [name, path] of SCREENS) {
    // oxlint-disable-next-line no-await-in-loop
    await goTo(page, addressIn("pseudo", path()));
    // oxlint-disable-next-line no-await-in-loop
    await page.waitForLoadState("networkidle");
    // oxlint-disable-next-line no-await-in-loop
    expect([name, await overflow()]).toEqual([name, 0]);
  }
});

test("a Bengali browser opens Bengali; the choice of English stays, and keeps the page", async () => {
  const reader = await openPage("/contact", { locale: "bn-BD" });
  expect(new URL(reader.url()).pathname).toBe("/bn/contact");
  await reader.locator("footer a[hreflang=en]").click();
  await reader.getByRole("heading", { name: "Contact" }).waitFor();
  await reload(reader);
  expect(new URL(reader.url()).pathname).toBe("/contact");
  await goTo(reader, "/privacy");
  expect(new URL(reader.url()).pathname).toBe("/privacy");
});
