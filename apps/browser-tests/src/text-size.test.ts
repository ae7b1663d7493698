import { addressIn } from "@daily-quran/domain/language";
import type { CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goTo, unfold } from "../support/browse.ts";
import { button, newPerson } from "../support/groups.ts";
import { reportDay, type RunningCycle, startCycle } from "../support/quizzes.ts";

/** The longest names that are allowed, in one word. */
const GROUP_NAME = "W".repeat(100);
const USERNAME = `a${"W".repeat(38)}`;

let page: Page;
let browser: CDPSession;
let cycle: RunningCycle;

beforeAll(async () => {
  const still = { keep: true, reducedMotion: "reduce" } as const;
  ({ page } = await newPerson(USERNAME, still));
  cycle = await startCycle(page, 17);
  await reportDay(page, cycle, 16);
  const renamed = await page.request.patch(`/api/groups/${cycle.groupId}`, {
    data: { name: GROUP_NAME },
  });
  expect(renamed.status()).toBe(200);
  browser = await page.context().newCDPSession(page);
});

// The page is used again by the tests of other files.
afterAll(() => browser.send("Page.setFontSizes", { fontSizes: { standard: 16 } }));

const group = () => `/groups/${cycle.groupId}`;

const PAGES: [name: string, path: () => string][] = [
  ["home", () => "/"],
  ["the schedule", () => "/schedule"],
  ["a verse", () => "/2/255"],
  ["the index of the Quran", () => "/quran"],
  ["my reading", () => "/my-reading"],
  ["a group", group],
  ["its members", () => `${group()}?tab=members`],
  ["the account", () => "/account"],
];

// The narrowest and the largest, both sides of where a bar changes, and a wide window.
const SIZES: [width: number, fontSize: number][] = [
  [320, 16],
  [320, 32],
  [360, 24],
  [768, 40],
  [1440, 40],
];

/** What scrolls sideways, what text its box cuts off without an ellipsis, and what word of a bar is broken. */
function faults(): string[] {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} of ${clientWidth} wide`);
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    if (!element.checkVisibility({ checkVisibilityCSS: true })) continue;
    const style = getComputedStyle(element);
    if (style.position === "absolute" || element.closest("svg, [role=dialog]")) continue;
    const name = `${element.tagName.toLowerCase()}.${element.className} ${element.textContent.slice(0, 30)}`;
    const isCut = ["hidden", "clip"].includes(style.overflowY) && style.webkitLineClamp === "none";
    if (isCut && element.scrollHeight > element.clientHeight + 2 && element.clientHeight > 1)
      found.push(`cut: ${name}`);
    const { right } = element.getBoundingClientRect();
    if (scrollWidth > clientWidth && right > clientWidth + 1 && element.childElementCount === 0)
      found.push(`too far right: ${name}`);
    const rows = element.matches("a, h1, h2:not([lang=ar])") && style.overflow === "visible";
    if (rows && element.clientHeight > 0 && element.scrollHeight > element.clientHeight + 4)
      found.push(`over its edge: ${name}`);
  }
  for (const item of document.querySelectorAll("nav :is(a, button)")) {
    const text = item.lastChild;
    if (!item.checkVisibility() || !(text instanceof Text) || text.data.includes(" ")) continue;
    const range = document.createRange();
    range.selectNode(text);
    if (range.getClientRects().length > 1) found.push(`broken: ${text.data}`);
  }
  return found;
}

test.each(PAGES)(
  "nothing of %s is cut or scrolls sideways at any size of text",
  async (_, path) => {
    const found: Record<string, string[]> = {};
    for (const address of [path(), addressIn("bn", path())]) {
      await goTo(page, address);
      await page.locator("main h1").first().waitFor();
      await unfold(page);
      for (const [width, size] of SIZES) {
        await page.setViewportSize({ width, height: 800 });
        await browser.send("Page.setFontSizes", { fontSizes: { standard: size } });
        const here = await page.evaluate(faults);
        if (here.length > 0) found[`${address} at ${width} px in ${size} px`] = here.slice(0, 5);
      }
    }
    expect(found).toEqual({});
  },
);

/** What opens over a page, by what is pressed in either language. */
const OPENED: [name: string, path: string, open: () => Promise<unknown>][] = [
  ["a verse's sheet", "/2/255", openSheet],
  ["a bookmark's form", "/2/255", openBookmark],
  ["the form of a new plan", "/my-reading", openPlan],
  ["the form of a plan's pace", "/my-reading", openPace],
  ["the search", "/quran", () => page.keyboard.press("/")],
  ["the ways to a calendar", "/schedule", () => page.locator("a[aria-haspopup=dialog]").click()],
  ["the reading settings", "/2/255", () => page.locator("[popovertarget]:visible").first().click()],
];

const opened = () => page.locator("[role=dialog], :popover-open").first();

async function openSheet() {
  await page.locator("li[data-target] [data-verse-more]").click();
  await opened().locator("summary").click();
}

async function openBookmark() {
  await openSheet();
  const add = opened().locator("button:has(.tabler-icon-bookmark)");
  await add.or(opened().locator("form")).waitFor();
  if (await add.isVisible()) await add.click();
  await opened().locator("form").waitFor();
}

async function openPlan() {
  await page.locator("[aria-labelledby=own-plans] > button").click();
}

async function openPace() {
  await openPlan();
  await opened().locator("[type=submit]").click();
  await page
    .getByRole("button", { name: /^(গতি বদলান|Change the pace)$/ })
    .first()
    .click();
}

/** What text is cut off in what is open, and what is wider than it. */
function cutInside(): string[] {
  const found: string[] = [];
  const root = document.querySelector("[role=dialog], :popover-open");
  for (const element of root ? [root, ...root.querySelectorAll("*")] : []) {
    if (!element.checkVisibility({ checkVisibilityCSS: true }) || element.clientHeight < 2)
      continue;
    if (element.closest("svg, input, select, textarea") || !element.textContent.trim()) continue;
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    const isWide = element.scrollWidth > element.clientWidth + 2 && textOverflow !== "ellipsis";
    const isHigh = element.scrollHeight > element.clientHeight + 2;
    if ((overflowX !== "visible" && isWide) || (["hidden", "clip"].includes(overflowY) && isHigh))
      found.push(`${element.tagName.toLowerCase()} ${element.textContent.slice(0, 30)}`);
  }
  return found;
}

test.each(OPENED)("nothing of %s is cut at any size of text", async (_, path, open) => {
  const found: Record<string, string[]> = {};
  for (const address of [path, addressIn("bn", path)]) {
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
    await page.setViewportSize({ width: 360, height: 800 });
    await goTo(page, address);
    await open();
    await opened().waitFor();
    for (const [width, size] of SIZES) {
      await page.setViewportSize({ width, height: 800 });
      await browser.send("Page.setFontSizes", { fontSizes: { standard: size } });
      const here = await page.evaluate(cutInside);
      if (here.length > 0) found[`${address} at ${width} px in ${size} px`] = here.slice(0, 5);
    }
  }
  expect(found).toEqual({});
});

test("a dialog's fields and buttons are in reach at any size of text", async () => {
  for (const size of [16, 24, 32, 40]) {
    await goTo(page, "/groups");
    await page.setViewportSize({ width: 360, height: 740 });
    await browser.send("Page.setFontSizes", { fontSizes: { standard: size } });
    await button(page, "Create Group").first().click();
    const dialog = page.getByRole("dialog", { name: "Create Reading Group" });
    await dialog.getByRole("switch").click();
    await dialog.getByLabel("Group Name").fill("Dhaka circle");
    await button(dialog, "Create Group").click();
    await page.getByRole("heading", { level: 1, name: "Dhaka circle" }).waitFor();
  }
});
