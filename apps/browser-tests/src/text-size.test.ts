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
