import { addressIn } from "@daily-quran/domain/language";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { violations } from "../support/axe.ts";
import { goTo, openPage, reload } from "../support/browse.ts";
import { newPerson } from "../support/groups.ts";
import { quizPath, reportDay, type RunningCycle, startCycle } from "../support/quizzes.ts";

let page: Page;
let cycle: RunningCycle;

beforeAll(async () => {
  const viewport = { width: 360, height: 800 };
  ({ page } = await newPerson("amina", { keep: true, viewport, mayFail: /status of 404/ }));
  cycle = await startCycle(page, 17);
  await reportDay(page, cycle, 16);
});

const group = () => `/groups/${cycle.groupId}`;

// A path and what its page shows last, in any language.
const SCREENS: [name: string, path: () => string, last: string][] = [
  ["home", () => "/", "strong:text('Quiz circle')"],
  ["the schedule", () => "/schedule", "h1"],
  ["a day of it", () => "/schedule?day=2", "h1"],
  ["the words", () => "/top-quran-words", "h1"],
  ["about", () => "/about", "h3"],
  ["contact", () => "/contact", "h1"],
  ["privacy", () => "/privacy", "h1"],
  ["my reading", () => "/my-reading", "dl"],
  ["a page that is not there", () => "/not-a-page", "h1"],
  ["the groups", () => "/groups", "h2:text('Quiz circle')"],
  ["a group", () => group(), "h2:text('Spring')"],
  ["its assignments", () => `${group()}?tab=assignments`, "table"],
  ["its leaderboard", () => `${group()}?tab=leaderboard`, ":text('amina')"],
  ["its members", () => `${group()}?tab=members`, "strong:text('amina')"],
  ["the account", () => "/account", "strong:text('Chrome')"],
  ["a quiz", () => quizPath(cycle), "input[type=radio]"],
  ["an old invitation", () => "/invite/gone", "h1"],
  ["an old reset link", () => "/reset#gone", "h1"],
];

const open = async (language: "bn" | "pseudo", path: string, last: string) => {
  await goTo(page, addressIn(language, path));
  await page.locator("main").locator(last).first().waitFor({ state: "attached" });
};

// What people and products are called.
const NAMES = /amina-[\w@.-]+|Quiz circle|Spring|Chrome|Linux|Do Not Track|Global Privacy Control/g;

/** The texts and labels of a page that are in Latin letters; sources are quoted, and scripture has its `lang`. */
const latinTexts = async () => {
  const texts = await page.evaluate(async () => {
    // What people of other tests have typed.
    const groups = (await (await fetch("/api/groups?limit=100")).json()) as {
      name: string;
      description: string | null;
    }[];
    const typed = groups.flatMap(({ name, description }) => [name, description]);
    const skipped = "script, style, noscript, li[id] > p, [lang]:not(html)";
    const labels = ["aria-label", "title", "placeholder", "alt"];
    const found = [document.title];
    for (const element of document.querySelectorAll("body, body *")) {
      if (element.closest(skipped)) continue;
      for (const label of labels) found.push(element.getAttribute(label) ?? "");
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? "");
    }
    return found.filter((text) => !typed.includes(text));
  });
  return texts.filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(NAMES, "")));
};

const overflow = () =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.each(SCREENS)("%s is in Bengali, and axe finds nothing", async (_, path, last) => {
  await open("bn", path(), last);
  expect(await page.locator("html").getAttribute("lang")).toBe("bn");
  expect(await latinTexts()).toEqual([]);
  expect(await overflow()).toBe(0);
  expect(await violations(page)).toEqual([]);
});

test.each(SCREENS)(
  "%s fits a phone with longer texts from right to left",
  async (_, path, last) => {
    await open("pseudo", path(), last);
    expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
    expect(await overflow()).toBe(0);
  },
);

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
