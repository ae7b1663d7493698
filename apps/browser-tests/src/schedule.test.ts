import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import { globalDay } from "@daily-quran/reading-schedule/global-day";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { goTo, openPage, reload } from "../support/browse.ts";
import { readingOf } from "../support/day-verses.ts";
import { delayedScripts } from "../support/delayed-scripts.ts";
import { layoutShifts, watchLayoutShift } from "../support/layout-shift.ts";

const PHONE = { viewport: { width: 360, height: 740 } };
const STILL_PHONE = { ...PHONE, before: watchLayoutShift };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

const today = globalDay(Date.now());
const tomorrow = globalDay(Date.now() + DAY_MS);
/** Any two days that are not today's. */
const [otherDay, anotherDay] = [5, 101, 17].filter((day) => day !== today) as [number, number];

const textsOf = async (day: number, text: "arabic" | "translation"): Promise<string[]> =>
  (await readingOf(day)).surahs.flatMap(({ verses }) => verses.map((verse) => verse[text]));

const arabicVerses = (page: Page): Promise<string[]> =>
  page.locator("#day-reading ol p[lang=ar] > span:first-child").allTextContents();

/** How far the list of days is scrolled. */
const scrolled = (page: Page) => page.locator("#days").evaluate((days) => days.scrollTop);

const row = (page: Page, day: number) => page.locator(`#day-${day}`);

test.each([
  ["a day fast", DAY_MS, "1 day fast"],
  ["four months slow", -120 * DAY_MS, "120 days slow"],
])(
  "on a device that is %s each day has its own text, and today is the server's",
  async (_, ahead, amount) => {
    const page = await openPage(`/schedule?day=${tomorrow}`, {
      ...DESKTOP,
      before: (opened) => opened.clock.install({ time: Date.now() + ahead }),
    });
    await page.getByText(amount).waitFor();
    await page.getByRole("heading", { name: `Day ${tomorrow} ` }).waitFor();
    expect(await arabicVerses(page)).toEqual(await textsOf(tomorrow, "arabic"));
    await page.getByText(`Jump to Today (Day ${today})`).click();
    await page.getByRole("heading", { name: `Day ${today} ` }).waitFor();
    expect(await arabicVerses(page)).toEqual(await textsOf(today, "arabic"));
    expect(await row(page, today).getByText("Today").isVisible()).toBe(true);
  },
);

test("with JavaScript off, a day's URL shows its verses exactly, and a link to the list", async () => {
  const page = await openPage(`/schedule?day=${otherDay}`, { ...PHONE, javaScriptEnabled: false });
  expect(await arabicVerses(page)).toEqual(await textsOf(otherDay, "arabic"));
  const [english] = await textsOf(otherDay, "translation");
  expect(await page.getByText(english ?? "", { exact: true }).isVisible()).toBe(true);
  expect(await row(page, 1).isVisible()).toBe(false);
  await page.getByRole("link", { name: "Schedule" }).first().click();
  await row(page, 1).click();
  // A click waits for the next document to begin, not for its end.
  await page.waitForURL("**/schedule?day=1");
  expect(await arabicVerses(page)).toEqual(await textsOf(1, "arabic"));
});

/** The title, description and canonical address of a day's page. */
async function headOf(day: number): Promise<(string | undefined)[]> {
  const url = new URL(`/schedule?day=${day}&from=elsewhere`, inject("productUrl"));
  const html = await (await fetch(url)).text();
  return [
    /<title>(.*?)<\/title>/,
    /<meta name="description" content="(.*?)">/,
    /<link rel="canonical" href="[^"]*?(\/schedule.*?)">/,
  ].map((pattern) => pattern.exec(html)?.[1]);
}

test("each day has its own title, description and address for search engines", async () => {
  expect(await headOf(101)).toEqual([
    "Day 101 of 300: At-Tawbah 100–111 · Daily Quran Reading",
    "Day 101 of the 300-day plan: At-Tawbah 9:100-111. 12 verses, about 10 minutes, in Arabic, English and Bengali.",
    "/schedule?day=101",
  ]);
  const [title] = await headOf(300);
  expect(title).toBe("Day 300 of 300: Quraysh–An-Nas · Daily Quran Reading");
});

test.each([
  ["a phone", PHONE, `/schedule?day=${otherDay}`],
  ["a desktop", DESKTOP, `/schedule?day=${otherDay}`],
  ["a phone", PHONE, "/schedule"],
  ["a desktop", DESKTOP, "/schedule"],
])("on %s the page hydrates in silence, with its Bengali font inline", async (_, screen, path) => {
  const asked: string[] = [];
  const page = await openPage(path, {
    ...screen,
    before: async (opened) => {
      await watchLayoutShift(opened);
      opened.on("request", (request) => asked.push(new URL(request.url()).pathname));
    },
  });
  await page.locator("[role=timer]", { hasText: /\d/ }).waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  expect(await layoutShifts(page)).toEqual([]);
  expect(asked.filter((asking) => /^\/api\/(schedule|.*reading)|\.woff2$/.test(asking))).toEqual(
    [],
  );
});

test("on a phone the reading covers the list, and back returns to the same position in it", async () => {
  const page = await openPage("/schedule", PHONE);
  await page.locator("[role=timer]", { hasText: /\d/ }).waitFor();
  await row(page, anotherDay).scrollIntoViewIfNeeded();
  const position = await scrolled(page);
  expect(position).toBeGreaterThan(100);
  await row(page, anotherDay).click();
  await page.getByRole("heading", { name: `Day ${anotherDay}` }).waitFor();
  expect(await row(page, anotherDay).isVisible()).toBe(false);
  expect(
    await page.locator("#day-reading").evaluate((pane) => pane === document.activeElement),
  ).toBe(true);
  await page.getByRole("link", { name: "Schedule" }).click();
  await row(page, anotherDay).waitFor();
  expect(await scrolled(page)).toBe(position);
  expect(await row(page, anotherDay).evaluate((link) => link === document.activeElement)).toBe(
    true,
  );
  await page.goForward();
  await page.getByRole("heading", { name: `Day ${anotherDay}` }).waitFor();
  await page.keyboard.press("Escape");
  await row(page, anotherDay).waitFor();
  expect(await scrolled(page)).toBe(position);
});

test("on a phone the list shows the day that was opened by its URL", async () => {
  const page = await openPage(`/schedule?day=${anotherDay}`, PHONE);
  await page.locator("[role=timer]", { hasText: /\d/ }).waitFor({ state: "attached" });
  await page.getByRole("link", { name: "Schedule" }).click();
  await row(page, anotherDay).waitFor();
  expect(await isInSight(page, anotherDay)).toBe(true);
  expect(new URL(page.url()).search).toBe("");
});

test("on a phone Escape closes the settings, and the reading only once they are closed", async () => {
  const page = await openPage(`/schedule?day=${otherDay}`, PHONE);
  await page.waitForLoadState("networkidle");
  const settings = page.getByRole("complementary", { name: "Reading settings" });
  await page.getByRole("button", { name: "Reading settings" }).click();
  await settings.waitFor();
  await page.keyboard.press("Escape");
  await settings.waitFor({ state: "hidden" });
  expect(new URL(page.url()).search).toBe(`?day=${otherDay}`);
  await page.keyboard.press("Escape");
  await row(page, otherDay).waitFor();
});

test("on a desktop days are chosen by keyboard, each in the history", async () => {
  const page = await openPage(`/schedule?day=${otherDay}`, DESKTOP);
  await row(page, otherDay).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: `Day ${otherDay + 1}` }).waitFor();
  expect(await arabicVerses(page)).toEqual(await textsOf(otherDay + 1, "arabic"));
  await page.goBack();
  await page.getByRole("heading", { name: `Day ${otherDay}`, exact: false }).waitFor();
  expect(new URL(page.url()).search).toBe(`?day=${otherDay}`);
});

test.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
])(
  "on %s the list shows today before a script has come, and when another page led there",
  async (_, screen) => {
    const page = await openPage("/schedule", {
      ...screen,
      mayFail: /net::ERR_FAILED/,
      beforeScripts: true,
      before: (opened) => opened.route("**/assets/*.js", (route) => route.abort()),
    });
    await page.waitForLoadState();
    expect(await isInSight(page, today)).toBe(true);
    await page.unroute("**/assets/*.js");
    await goTo(page, "/about");
    await page.getByRole("link", { name: "Schedule" }).filter({ visible: true }).click();
    await row(page, today).waitFor();
    await expect.poll(() => isInSight(page, today)).toBe(true);
  },
);

test("a search that is typed before the scripts have loaded is run", async () => {
  const scripts = delayedScripts();
  const page = await openPage("/schedule", {
    ...DESKTOP,
    beforeScripts: true,
    before: scripts.delay,
  });
  const field = page.getByPlaceholder("Search days or surahs...");
  await field.fill("fatiha");
  scripts.release();
  await page.getByText("1 day", { exact: true }).waitFor();
  expect(await field.inputValue()).toBe("fatiha");
});

test("on a phone a search that is typed at today's row shows its first day", async () => {
  const page = await openPage("/schedule", PHONE);
  const todays = page.locator(`#day-${today}`);
  await todays.waitFor();
  // The first rows are in sight from the start.
  await expect.poll(() => scrolled(page)).toBeGreaterThan(today > 20 ? 0 : -1);
  const end = await todays.evaluate((it) => it.getBoundingClientRect().bottom);
  expect(end).toBeLessThan(PHONE.viewport.height);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const search = page.getByRole("searchbox");
  await search.fill("baqarah");
  await page.getByText("24 days", { exact: true }).waitFor();
  const [firstRow, box] = await Promise.all([
    page.locator("#day-1").boundingBox(),
    search.boundingBox(),
  ]);
  expect(firstRow?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
  expect(firstRow?.y).toBeLessThan(400);
});

test("Jump to Today leads back from a search to today", async () => {
  const page = await openPage("/schedule", DESKTOP);
  await page.waitForLoadState("networkidle");
  await page.getByPlaceholder("Search days or surahs...").fill("fatiha");
  await page.getByText("1 day", { exact: true }).waitFor();
  await row(page, 1).click();
  await page.getByRole("heading", { name: /^Day 1 / }).waitFor();
  await page.getByRole("link", { name: `Jump to Today (Day ${today})` }).click();
  await page.getByRole("heading", { name: `Day ${today}` }).waitFor();
  expect(await isInSight(page, today)).toBe(true);
  expect(new URL(page.url()).search).toBe("");
  expect(await page.getByPlaceholder("Search days or surahs...").inputValue()).toBe("");
});

const isInSight = (page: Page, day: number): Promise<boolean> =>
  row(page, day).evaluate((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    const hit = document.elementFromPoint(
      link.getBoundingClientRect().left + 20,
      (top + bottom) / 2,
    );
    return link.contains(hit);
  });

test("a search marks what it finds in Arabic without moving a letter", async () => {
  const page = await openPage("/schedule?day=1", PHONE);
  const search = page.getByPlaceholder("Search these verses...");
  await search.fill("الرحمن");
  await page.getByText("2 verses found", { exact: true }).waitFor();
  const [first, , third] = await textsOf(1, "arabic");
  expect(await page.locator("#day-reading mark").allTextContents()).toEqual([
    first?.split(" ")[2],
    third?.split(" ")[0],
  ]);
  expect(await arabicVerses(page)).toEqual([first, third]);
});

test("a reader's settings are there after a reload, on the schedule and at home, without a layout shift", async () => {
  const page = await openPage(`/schedule?day=${otherDay}`, STILL_PHONE);
  const size = () =>
    page.evaluate(() => {
      const verse = document.querySelector("ol p[lang=ar]");
      return verse && getComputedStyle(verse).fontSize;
    });
  expect(await size()).toBe("24px");
  await page.getByRole("button", { name: "Reading settings" }).click();
  await page.getByRole("radio", { name: "Extra large" }).first().click();
  const transliteration = page.getByRole("group", { name: "Pronunciation", exact: true });
  await transliteration.getByText("Show").click();
  const line = page.locator("[lang=ar-Latn]").first();
  await line.waitFor();
  await reload(page);
  await line.waitFor();
  expect(await size()).toBe("36px");
  await goTo(page, "/");
  await page.waitForLoadState("networkidle");
  await line.waitFor();
  expect(await size()).toBe("36px");
  expect(await layoutShifts(page)).toEqual([]);
});

test("a reader's own day is shown at home without showing the plan's day first, and is reset", async () => {
  const page = await openPage(`/schedule?day=${otherDay}`, STILL_PHONE);
  await page.getByRole("button", { name: "Start my plan here" }).click();
  await page.getByText(`You: day ${otherDay} · `).first().waitFor({ state: "attached" });
  await goTo(page, "/");
  await page.getByText(`Day ${otherDay} of 300`).waitFor();
  await page.waitForLoadState("networkidle");
  expect(await layoutShifts(page)).toEqual([]);
  await page.getByRole("button", { name: "Reading settings" }).click();
  await page.getByRole("button", { name: `Back to everyone’s day ${today}` }).click();
  await page.getByText(`Day ${today} of 300`, { exact: true }).waitFor();
});

test("back and a reload return to where the list stood; a day in the fragment comes first", async () => {
  const page = await openPage("/schedule", DESKTOP);
  await page.locator("#days").evaluate((days) => days.scrollTo(0, 1200));
  await page.waitForFunction(() => (history.state as { days?: number }).days === 1200);
  await page.getByRole("link", { name: "Quran", exact: true }).first().click();
  await page.getByRole("heading", { name: "The Quran", exact: true }).waitFor();
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(1200);
  await reload(page);
  await expect.poll(() => scrolled(page)).toBe(1200);
  await page.goto("/schedule#day-200");
  await reload(page);
  await expect
    .poll(() => row(page, 200).evaluate((link) => link.getBoundingClientRect().top > 200))
    .toBe(true);
  expect(await row(page, 200).evaluate((link) => link.getBoundingClientRect().top < 700)).toBe(
    true,
  );
});

test("the list is one stop of the Tab key, and the link to the reading leads to it", async () => {
  const page = await openPage(`/schedule?day=${otherDay}`, DESKTOP);
  expect(await page.locator("#days a[tabindex='0']").count()).toBe(1);
  await row(page, otherDay).focus();
  await page.keyboard.press("ArrowDown");
  expect(await page.locator("#days a[tabindex='0']").getAttribute("id")).toBe(
    `day-${otherDay + 1}`,
  );
  await page.keyboard.press("Tab");
  expect(await page.locator("#day-reading :focus").count()).toBe(1);
  await page.getByRole("link", { name: "Skip to the reading" }).press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("day-reading");
});

test("on a phone the link to the reading opens it over the list, and back leads to the list", async () => {
  const page = await openPage("/schedule", PHONE);
  const reading = page.locator("#day-reading");
  expect(await reading.isVisible()).toBe(false);
  await page.getByRole("link", { name: "Skip to the reading" }).press("Enter");
  await reading.waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("day-reading");
  await page.goBack();
  await reading.waitFor({ state: "hidden" });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(`day-${today}`);
});
