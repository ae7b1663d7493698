import { addressIn, languageOf } from "@daily-quran/domain/language";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { violations } from "../support/axe.ts";
import { ask } from "../support/ask.ts";
import { goTo, goWithin, openPage, reload, untilHydrated } from "../support/browse.ts";
import { delayedScripts } from "../support/delayed-scripts.ts";
import { newPerson } from "../support/groups.ts";
import { layoutShifts, watchLayoutShift } from "../support/layout-shift.ts";
import { quizPath, reportDay, type RunningCycle, startCycle } from "../support/quizzes.ts";

let page: Page;
let visitor: Page;
let cycle: RunningCycle;
let invitation: string;

beforeAll(async () => {
  // Without motion, so that nothing is checked while it fades in.
  const phone = { viewport: { width: 360, height: 800 }, reducedMotion: "reduce" } as const;
  ({ page } = await newPerson("amina", { ...phone, keep: true, mayFail: /status of 404/ }));
  cycle = await startCycle(page, 17);
  await reportDay(page, cycle, 16);
  const { url } = await ask<{ url: string }>(page, `/api/groups/${cycle.groupId}/invites`);
  invitation = new URL(url).pathname;
  visitor = await openPage("/auth", { ...phone, keep: true });
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

/** What opens on a press: the path, what is pressed one after the other, and what is open then. */
const OPENED: [name: string, path: () => string, pressed: string[], opened: string][] = [
  ["a verse", () => "/schedule?day=2", ["[data-verse-more]"], "[role=dialog]"],
  [
    "reporting a mistake",
    () => "/schedule?day=2",
    ["[data-verse-more]", "[role=dialog] summary", "[role=dialog] button >> nth=-1"],
    "[role=dialog]:has(textarea)",
  ],
  [
    "the reading settings",
    () => "/schedule?day=2",
    ["[popovertarget=reading-settings]:visible"],
    "#reading-settings",
  ],
  ["themes and languages", () => "/about", ["[popovertarget=display-menu]"], "#display-menu"],
  ["the account's menu", () => "/about", ["[popovertarget=account-menu]"], "#account-menu"],
  ["notifications", () => "/about", ["header [aria-haspopup=dialog]:visible"], "[role=dialog]"],
  ["the calendar", () => "/schedule", ["main [aria-haspopup=dialog]:visible"], "[role=dialog]"],
  ["the search", () => "/about", ["nav [aria-haspopup=dialog]:visible"], "[role=dialog]"],
  ["creating a group", () => "/groups", ["main button"], "[role=dialog]:has(form)"],
  ["a group's menu", group, ["main [aria-haspopup=menu]"], "[role=menu]"],
  [
    "editing a group",
    group,
    ["main [aria-haspopup=menu]", "[role=menuitem]"],
    "[role=dialog]:has(form)",
  ],
  [
    "adding a member",
    () => `${group()}?tab=members`,
    ["main [role=tabpanel] button:visible"],
    "[role=dialog]:has(form)",
  ],
];

const VISITED: [name: string, path: () => string, pressed: string][] = [
  ["signing in", () => "/auth", "[role=tab]"],
  ["registering", () => "/auth", "[role=tab] >> nth=1"],
  ["an invitation", () => invitation, "main"],
  ["groups", () => "/groups", "main"],
];

/** Shows a page: loads it only where another language is shown, and leaves it where it is shown already. */
async function show(of: Page, language: "bn" | "pseudo", path: string): Promise<void> {
  const address = addressIn(language, path);
  const { pathname, search, hash } = new URL(of.url());
  if (languageOf(pathname) !== language) await goTo(of, address);
  else if (pathname + search + hash !== address) await goWithin(of, address);
}

const untilComplete = (last: string) =>
  page.locator("main").locator(last).first().waitFor({ state: "attached" });

/** Presses one thing after the other, each where nothing moves any more. */
async function press(of: Page, targets: readonly string[]) {
  for (const target of targets) await of.locator(target).first().click();
}

// What people and products are called, and how an invitation link ends.
const NAMES =
  /amina-[\w@.-]+|Quiz circle|Idle circle|Spring|JSON|Chrome|Linux|Do Not Track|Global Privacy Control|শেষে [\w-]{4}$/g;

/** The texts and labels of a page that are in Latin letters; sources are quoted, and scripture has its `lang`. */
const latinTexts = async (of = page) => {
  const texts = await of.evaluate(async (isSignedIn) => {
    const skipped = "script, style, noscript, li[id] > p, [lang]:not(html)";
    const labels = ["aria-label", "title", "placeholder", "alt"];
    const found = [document.title];
    for (const element of document.querySelectorAll("body, body *")) {
      if (element.closest(skipped)) continue;
      for (const label of labels) found.push(element.getAttribute(label) ?? "");
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? "");
    }
    // What people of other tests have typed; asked for last, so that no group of the page is newer.
    const groups = (isSignedIn ? await (await fetch("/api/groups?limit=100")).json() : []) as {
      name: string;
      description: string | null;
    }[];
    const typed = groups.flatMap(({ name, description }) => [name, description]);
    return found.filter((text) => !typed.includes(text));
  }, of === page);
  return texts.filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(NAMES, "")));
};

const overflow = (of = page) =>
  of.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** By how much what is open is wider than it shows, or out of the window. */
const cutOf = (opened: string) =>
  page
    .locator(opened)
    .first()
    .evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      const { scrollWidth, clientWidth } = element;
      return Math.max(
        scrollWidth - clientWidth,
        Math.ceil(-left),
        Math.ceil(right - innerWidth),
        0,
      );
    });

test.each(SCREENS)("%s is in Bengali, and axe finds nothing", async (_, path, last) => {
  // As the server renders it.
  await goTo(page, addressIn("bn", path()));
  await untilComplete(last);
  expect(await page.locator("html").getAttribute("lang")).toBe("bn");
  expect(await latinTexts()).toEqual([]);
  expect(await overflow()).toBe(0);
  // The size of targets is off unless asked for; Lighthouse measures it.
  expect(await violations(page, { also: ["target-size"] })).toEqual([]);
});

/** What opens fits the window, and is closed again with Escape. */
async function checkFit(opened: string): Promise<void> {
  expect(await overflow()).toBe(0);
  expect(await cutOf(opened)).toBe(0);
  await page.keyboard.press("Escape");
  await page.locator(opened).first().waitFor({ state: "hidden" });
}

test.each(OPENED)("%s opens in Bengali, and axe finds nothing", async (_, path, ...rest) => {
  const [pressed, opened] = rest;
  await show(page, "bn", path());
  await press(page, pressed);
  await page.locator(opened).first().waitFor();
  expect(await latinTexts()).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await checkFit(opened);
});

test.each(SCREENS)(
  "%s fits a phone with longer texts from right to left",
  async (_, path, last) => {
    await show(page, "pseudo", path());
    await untilComplete(last);
    expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
    expect(await overflow()).toBe(0);
  },
);

test.each(OPENED)(
  "%s opens with longer texts from right to left, and fits",
  async (_, path, ...rest) => {
    const [pressed, opened] = rest;
    await show(page, "pseudo", path());
    await press(page, pressed);
    await page.locator(opened).first().waitFor();
    await checkFit(opened);
  },
);

test.each(VISITED)("to a visitor, %s is in Bengali", async (_, path, pressed) => {
  await show(visitor, "bn", path());
  await press(visitor, [pressed]);
  expect(await latinTexts(visitor)).toEqual([]);
  expect(await overflow(visitor)).toBe(0);
  expect(await violations(visitor)).toEqual([]);
});

test.each(VISITED)("to a visitor, %s fits longer from right to left", async (_, path, pressed) => {
  await show(visitor, "pseudo", path());
  await press(visitor, [pressed]);
  expect(await overflow(visitor)).toBe(0);
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

test("a link from elsewhere opens in Bengali after the first visit, too", async () => {
  const reader = await openPage("/", { locale: "bn-BD", serviceWorkers: "allow" });
  await reader.evaluate(untilControlled);
  await goTo(reader, "/schedule?day=5");
  const { pathname, search } = new URL(reader.url());
  expect(pathname + search).toBe("/bn/schedule?day=5");
});

test("a Bengali page shows the pronunciation in Bengali letters, or in the reader's style and no other", async () => {
  const reader = await openPage("/bn/112");
  const line = reader.locator("[id='112-2'] [data-line=transliteration]");
  await reader.evaluate(() => localStorage.setItem("daily-quran:transliteration", '"shown"'));
  await reload(reader);
  expect(await line.innerText()).toBe("আল্লা-হুস স্বামাদ");
  await reader.evaluate(() => localStorage.setItem("daily-quran:pronunciation", '"latin"'));
  const scripts = delayedScripts();
  await scripts.delay(reader);
  await reader.reload({ waitUntil: "commit" });
  await line.waitFor({ state: "attached" });
  expect(await line.isVisible()).toBe(false);
  scripts.release();
  await untilHydrated(reader);
  await line.filter({ visible: true }).waitFor();
  expect(await line.innerText()).toBe("allāhu ṣ-ṣamad");
});

test("the page stays where it is when the pronunciation comes in another style than its own", async () => {
  const reader = await openPage("/112", {
    viewport: { width: 360, height: 800 },
    mayFail: /net::ERR_FAILED/,
    before: async (opened) => {
      await opened.addInitScript(() => {
        localStorage.setItem("daily-quran:transliteration", '"shown"');
        localStorage.setItem("daily-quran:pronunciation", '"bengali"');
      });
      await watchLayoutShift(opened);
      // Its coming later moves words within their line.
      await opened.route("**/bengali*.woff2", (route) => route.abort());
    },
  });
  await reader.getByText("আল্লা-হুস স্বামাদ").waitFor();
  await reader.waitForLoadState("networkidle");
  expect(await layoutShifts(reader)).toEqual([]);
});

/** Runs in the browser: waits until the service worker answers this page's requests. */
async function untilControlled(): Promise<void> {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise((done) => {
    navigator.serviceWorker.addEventListener("controllerchange", done, { once: true });
  });
}
