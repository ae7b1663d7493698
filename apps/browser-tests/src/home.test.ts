import type { Reading } from "@daily-quran/domain/reading";
import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import { globalDay } from "@daily-quran/reading-schedule/global-day";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { goTo, openPage, reload, untilHydrated } from "../support/browse.ts";
import { delayedScripts } from "../support/delayed-scripts.ts";
import { layoutShifts, watchLayoutShift } from "../support/layout-shift.ts";
import { silence } from "../support/silence.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

async function todaysReading(): Promise<Reading> {
  const response = await fetch(new URL("/api/current-reading", inject("productUrl")));
  return (await response.json()) as Reading;
}

const arabicVerses = (page: Page): Promise<string[]> =>
  page.locator("ol p[lang=ar] > span:first-child").allTextContents();

test("with JavaScript off, today's verses are shown exactly", async () => {
  const page = await openPage("/", { ...PHONE, javaScriptEnabled: false });
  const reading = await todaysReading();
  expect(reading.day).toBe(globalDay(Date.now()));
  expect(await arabicVerses(page)).toEqual(
    reading.surahs.flatMap((surah) => surah.verses.map((verse) => verse.arabic)),
  );
  await page.getByText(`Day ${reading.day} of 300`, { exact: true }).waitFor();
  await page.getByRole("heading", { name: `End of day ${reading.day}` }).waitFor();
  // It needs scripts.
  expect(await page.getByText("Search", { exact: true }).isVisible()).toBe(false);
});

test("with JavaScript off, a translation can be chosen, and what is read stays where it is", async () => {
  const page = await openPage("/", { ...PHONE, javaScriptEnabled: false });
  const [surah] = (await todaysReading()).surahs;
  const card = page.locator("section", { has: page.locator("ol") }).first();
  const english = card.getByText(surah?.verses[0]?.translation ?? "", { exact: true });
  const bengali = card.getByText(surah?.verses[0]?.bengaliTranslation ?? "", { exact: true });
  expect([await english.isVisible(), await bengali.isVisible()]).toEqual([false, false]);
  const verse = card.locator("ol p").first();
  const place = await verse.boundingBox();
  await card.getByText("Aa", { exact: true }).click();
  expect(await verse.boundingBox()).toEqual(place);
  await card.getByText("Eng", { exact: true }).click();
  expect([await english.isVisible(), await bengali.isVisible()]).toEqual([true, false]);
  await card.getByText("Ban", { exact: true }).click();
  expect([await english.isVisible(), await bengali.isVisible()]).toEqual([false, true]);
});

test.each(["/", "/bn"])(
  "%s hydrates without a layout shift, its first verse in the upper half",
  async (home) => {
    const asked: string[] = [];
    const page = await openPage(home, {
      ...PHONE,
      before: async (opened) => {
        await watchLayoutShift(opened);
        // A newcomer's line takes two lines more, which a day with a long name has no room for.
        await opened.addInitScript(() => localStorage.setItem("daily-quran:visits", "4"));
        opened.on("request", (request) => asked.push(new URL(request.url()).pathname));
      },
    });
    await page.locator("[role=timer]", { hasText: /[\d০-৯]/ }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await layoutShifts(page)).toEqual([]);
    // Tomorrow's is asked for in the last minutes of a day.
    expect(asked.filter((path) => /^\/api\/(?!tomorrow-).*reading/u.test(path))).toEqual([]);
    const verse = await page.locator("main ol li").first().boundingBox();
    expect(verse?.y).toBeLessThan(PHONE.viewport.height / 2);
  },
);

test("a reader's choices are there after a reload, without a layout shift", async () => {
  const page = await openPage("/", {
    ...PHONE,
    mayFail: /net::ERR_FAILED/,
    before: async (opened) => {
      await watchLayoutShift(opened);
      // Readers who chose Bengali have its font in the browser's cache, which a test's page lacks.
      await opened.route("**/bengali*.woff2", (route) => route.abort());
    },
  });
  const [surah] = (await todaysReading()).surahs;
  const first = surah?.verses[0];
  const card = page.locator("section", { has: page.locator("ol") }).first();
  await card.getByText("Aa", { exact: true }).click();
  await card.getByText("Ban", { exact: true }).click();
  await card.getByText(first?.bengaliTranslation ?? "", { exact: true }).waitFor();
  await reload(page);
  await card.getByText(first?.bengaliTranslation ?? "", { exact: true }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(await layoutShifts(page)).toEqual([]);
});

test.each(["/", "/bn"])("at twice the size of text a verse of %s is in sight", async (home) => {
  const opened = await openPage("/about", { ...PHONE, isMobile: true });
  const browser = await opened.context().newCDPSession(opened);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await goTo(opened, home);
  const top = async (what: string) => (await opened.locator(what).first().boundingBox())?.y ?? 0;
  // A line of the verse, above the menu.
  expect(await top("main ol li p")).toBeLessThan((await top("nav button")) - 40);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
});

test("Bengali that is chosen on an English page is drawn on a device that has no font of it", async () => {
  const page = await openPage("/", {
    ...PHONE,
    before: (opened) =>
      opened.addInitScript(() => {
        CanvasRenderingContext2D.prototype.measureText = () => ({ width: 7 }) as TextMetrics;
      }),
  });
  const faces = () =>
    page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) =>
        family === "InlineBengali" ? [status] : [],
      ),
    );
  expect(await faces()).toEqual([]);
  const card = page.locator("section", { has: page.locator("ol") }).first();
  await card.getByText("Aa", { exact: true }).click();
  await card.getByText("Ban", { exact: true }).click();
  await expect.poll(faces).toEqual(["loaded"]);
});

test("a document of the day before, as from a cache, does not call its reading today's before its scripts", async () => {
  const scripts = delayedScripts();
  const page = await openPage("/", {
    beforeScripts: true,
    before: async (opened) => {
      await scripts.delay(opened);
      await opened.clock.setFixedTime(Date.now() + DAY_MS);
    },
  });
  const called = page.getByRole("heading", { level: 1 }).getByText("Today's Reading");
  await page.locator("li[id]").first().waitFor();
  expect(await called.isVisible()).toBe(false);
  scripts.release();
  await page.clock.setFixedTime(Date.now());
  await reload(page);
  expect(await called.isVisible()).toBe(true);
});

test.each([
  ["/", "Play the day"],
  ["/bn/page/50", "সব শুনুন"],
])(
  "a newcomer's scripts of %s are there, and run at the first touch, which is not lost",
  async (address, button) => {
    const page = await openPage(address, {
      beforeScripts: true,
      routes: (opened) =>
        opened.route("https://everyayah.com/**", (route) => route.fulfill(silence())),
    });
    await page.waitForFunction(() => {
      const list = document.querySelector<HTMLMetaElement>("meta[name=scripts]");
      const fetched = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
      const paths = new Set(fetched.map(({ pathname }) => pathname));
      return list?.content.split(" ").every((path) => paths.has(path));
    });
    expect(await page.locator("script[src], html[data-hydrated]").count()).toBe(0);
    await page.getByRole("button", { name: button, exact: true }).click();
    await page.getByRole("region", { name: /^(Audio player|অডিও প্লেয়ার)$/ }).waitFor();
  },
);

test("who was here before has scripts that run without a touch", async () => {
  const page = await openPage("/", { before: (opened) => opened.clock.install() });
  await page.waitForFunction(() => localStorage.getItem("daily-quran:session") !== null);
  // With timers that stand nothing but a touch could begin them.
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto("/about");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
});

test("a text size chosen before the scripts have loaded is still chosen after it", async () => {
  const scripts = delayedScripts();
  const page = await openPage("/", { ...PHONE, beforeScripts: true, before: scripts.delay });
  await page.locator("main").getByText("Aa", { exact: true }).first().click();
  const large = page.getByRole("radio", { name: "Large text", exact: true, includeHidden: true });
  await large.first().check({ force: true });
  scripts.release();
  await untilHydrated(page);
  await expect
    .poll(() => large.evaluateAll((radios: HTMLInputElement[]) => radios.map((r) => r.checked)))
    .not.toContain(false);
  await reload(page);
  expect(await large.first().isChecked()).toBe(true);
});

test("the first verse of the day is scrolled out from under the player", async () => {
  const page = await openPage("/", {
    viewport: { width: 360, height: 560 },
    routes: (opened) =>
      opened.route("https://everyayah.com/**", (route) => route.fulfill(silence())),
  });
  await page.getByRole("button", { name: "Play the day" }).click();
  // A verse may be longer than the window, its button is not.
  const verse = page
    .getByRole("listitem")
    .filter({ hasText: "Now Playing" })
    .getByRole("button", { name: "Pause verse" });
  const player = page.getByRole("region", { name: "Audio player" });
  await player.waitFor();
  await expect
    .poll(async () => {
      const [seen, cover] = [await verse.boundingBox(), await player.boundingBox()];
      return seen && cover && seen.y >= 0 && seen.y + seen.height <= cover.y;
    })
    .toBe(true);
});

/** The addresses of the scripts and style sheets that the home page's document names. */
async function namedInDocument(): Promise<string[]> {
  const home = await fetch(inject("productUrl"));
  return [...(await home.text()).matchAll(/\/assets\/[^" ]+\.(?:js|css)/g)].map(([path]) => path);
}

test.each(["br", "gzip"])("all scripts and styles of the page come as %s", async (encoding) => {
  const responses = await Promise.all(
    (await namedInDocument()).map((path) =>
      fetch(new URL(path, inject("productUrl")), { headers: { "accept-encoding": encoding } }),
    ),
  );
  expect(responses.length).toBeGreaterThan(8);
  const others = responses.filter(({ headers }) => headers.get("content-encoding") !== encoding);
  expect(others.map(({ url }) => url)).toEqual([]);
});

test("a style sheet that is inline in the document is not fetched, here or on the next page", async () => {
  const sheets = (await namedInDocument()).filter((path) => path.endsWith(".css"));
  // The one for print is a link, which a browser loads after all others.
  const inDocument = sheets.filter((path) => !path.startsWith("/assets/print-"));
  const fetched: string[] = [];
  const page = await openPage("/", {
    before: async (opened) =>
      opened.on("request", (request) => fetched.push(new URL(request.url()).pathname)),
  });
  await page.getByRole("link", { name: "Schedule" }).first().click();
  await page.getByRole("heading", { name: "300-Day Reading Schedule" }).waitFor();
  expect(inDocument.length).toBeGreaterThan(2);
  expect(fetched.filter((path) => inDocument.includes(path))).toEqual([]);
  expect(fetched.some((path) => path.endsWith(".css"))).toBe(true);
});

/** Runs in the browser: which styles until the first verse are others once the rest of the rules has come. */
function changedByTheRest(): string[] {
  const late = [...document.querySelectorAll<HTMLStyleElement>("[data-late] style")]
    .map(({ sheet }) => sheet)
    .filter((sheet) => !sheet?.cssRules[0]?.cssText.startsWith("@font-face"));
  for (const sheet of late) if (sheet) sheet.disabled = true;
  const verse = document.querySelector("main ol li");
  const seen = [...document.querySelectorAll("body *")].filter(
    (one) =>
      verse &&
      one.checkVisibility() &&
      !one.contains(verse) &&
      // As high as all verses are, and here one short verse may be lower than the settings.
      !one.querySelector("aside") &&
      (verse.contains(one) || one.compareDocumentPosition(verse) === 4),
  );
  const looks = () =>
    seen.flatMap((one) =>
      ["", "::before", "::after"].flatMap((part) => {
        const style = getComputedStyle(one, part || null);
        return Array.from(style)
          .filter((property) => !property.startsWith("--"))
          .map(
            (property) =>
              `${one.className}${part} ${property}: ${style.getPropertyValue(property)}`,
          );
      }),
    );
  const first = looks();
  for (const sheet of late) if (sheet) sheet.disabled = false;
  const whole = looks();
  return [String(seen.length > 40), ...first.filter((look, at) => look !== whole[at])];
}

test.each([
  ["/", 360, "dark"],
  ["/", 1440, "light"],
  ["/bn", 360, "light"],
  ["/bn", 1440, "dark"],
] as const)(
  "until its first verse %s at %i px in %s looks the same before the rest of its styles",
  async (home, width, colorScheme) => {
    const page = await openPage(home, {
      viewport: { width, height: 740 },
      colorScheme,
      reducedMotion: "reduce",
      javaScriptEnabled: false,
      routes: (opened) =>
        opened.route(home, async (route) => {
          const response = await route.fetch();
          const [body = ""] = (await response.text()).split(/(?<=<\/script><\/div>)<\/li>/, 1);
          await route.fulfill({ response, body });
        }),
    });
    expect(await page.evaluate(changedByTheRest)).toEqual(["true"]);
  },
);

test("in Bengali the first verse is seen before anything else, and all once its translation has come", async () => {
  let until = 1;
  const fetched: string[] = [];
  const page = await openPage("/bn", {
    beforeScripts: true,
    routes: async (opened) => {
      await opened.route("**/*.woff2", async (route) => {
        fetched.push(route.request().url());
        await route.abort();
      });
      await opened.route("/bn", async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).split("<div data-late").slice(0, until);
        await route.fulfill({ response, body: body.join("<div data-late") });
      });
    },
  });
  const seen = () =>
    page.evaluate(() =>
      ["h1", "main li [lang=ar]", "main li [lang=bn]", "[data-late], [data-until-late]"].map(
        (selector) =>
          [...document.querySelectorAll(selector)].filter((one) =>
            one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
          ).length,
      ),
    );
  const first = page.locator("main li [lang=ar]").first();
  await first.waitFor();
  expect(await seen()).toEqual([0, 1, 0, 0]);
  until = 2;
  await page.reload();
  await first.waitFor();
  expect((await seen()).slice(0, 3)).toEqual([1, 1, 1]);
  expect(fetched).toEqual([]);
  until = Infinity;
  await goTo(page, "/bn");
  expect(await page.locator("[data-late], [data-until-late]").count()).toBe(0);
  await page.getByRole("heading", { level: 1 }).waitFor();
});

test("the countdown runs down to the next 00:00 UTC", async () => {
  // Of the day that the server is on: only beside today's reading is there a countdown.
  const midnight = (Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS;
  const page = await openPage("/", {
    before: async (opened) => {
      await opened.clock.install({ time: midnight - 70 * 60_000 });
      // Without a date: an answer that comes late would correct the clock while its seconds are counted.
      await opened.route(/\/(?:api|trpc)\//, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), date: "" } });
      });
    },
  });
  const shown = page.getByRole("timer");
  await expect.poll(() => shown.textContent()).toMatch(/^1 h (10|9) min$/);
  await page.clock.pauseAt(midnight - 30_000);
  await expect.poll(() => shown.textContent()).toMatch(/^\d\d s$/);
  const seconds = async () => Number((await shown.textContent())?.slice(0, 2));
  const before = await seconds();
  await page.clock.runFor(3000);
  await expect.poll(seconds).toBe(before - 3);
});

test("when today's reading cannot be loaded, the page says so and retries on request", async () => {
  const page = await openPage("/about", { mayFail: /Failed to load resource/ });
  await page.route("**/api/current-reading", (route) => route.abort());
  await page.getByRole("link", { name: "Daily Quran Reading" }).first().click();
  const failure = page.getByText("API failed to load verses. Please check network connection.");
  await failure.first().waitFor();
  await page.unroute("**/api/current-reading");
  await page.getByRole("button", { name: /again/i }).click();
  await page.getByText("Today's Reading", { exact: true }).waitFor();
});

test("an unknown path is a page with 404", async () => {
  const response = await fetch(new URL("/no-such-page", inject("productUrl")));
  expect(response.status).toBe(404);
  const page = await openPage("/no-such-page", { mayFail: /404/ });
  await page.getByRole("heading", { level: 1 }).waitFor();
});

test("what is below the first screen is laid out when the browser is idle, and at once where a place is restored", async () => {
  const page = await openPage("/", {
    ...PHONE,
    before: (opened) =>
      opened.addInitScript(() => {
        const waiting: IdleRequestCallback[] = [];
        Object.assign(globalThis, { waiting });
        globalThis.requestIdleCallback = (act) => waiting.push(act);
      }),
  });
  // Those at the top, and whether the last one is laid out.
  const laidOut = () =>
    page.evaluate(() => {
      const verses = [...document.querySelectorAll("main section > ol > li > :first-child")];
      const seen = verses.map((verse) => verse.checkVisibility({ contentVisibilityAuto: true }));
      return [seen.indexOf(false) > 2 || !seen.includes(false), seen.at(-1)];
    });
  expect(await laidOut()).toEqual([true, false]);
  const isFirstLook = await page.evaluate(() => {
    const { waiting } = globalThis as unknown as { waiting: (() => void)[] };
    for (let act = waiting.shift(); act; act = waiting.shift()) act();
    return document.documentElement.hasAttribute("data-first-look");
  });
  expect(isFirstLook).toBe(false);
  expect(await laidOut()).toEqual([true, true]);
  await page.reload({ waitUntil: "domcontentloaded" });
  expect(await laidOut()).toEqual([true, true]);
});
