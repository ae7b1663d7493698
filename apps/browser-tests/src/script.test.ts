import type { Verse } from "@daily-quran/domain/reading";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { openPage, reload, untilHydrated } from "../support/browse.ts";
import { delayedScripts } from "../support/delayed-scripts.ts";
import { layoutShifts, watchLayoutShift } from "../support/layout-shift.ts";

const PHONE = { viewport: { width: 360, height: 740 } };
/** The verses of each juz, by its number. */
const TEXTS = /\/assets\/\d+-[^/]+\.js$/;
/** The last juz, with surah 112. */
const TEXT = /\/assets\/30-[^/]+\.js$/;

async function indoPakVerses(): Promise<string[]> {
  const address = new URL("/api/verses/112:1-4?script=indopak", inject("productUrl"));
  const verses = (await (await fetch(address)).json()) as Verse[];
  return verses.map(({ arabicIndoPak = "" }) => arabicIndoPak);
}

/** Each verse without its ornament, and the face of its letters. */
const shown = (page: Page) =>
  page.locator("li[id] p[lang=ar]").evaluateAll((verses) =>
    verses.map((verse) => {
      const words = verse.querySelector("span:not(:has(span))");
      return [words?.textContent, getComputedStyle(words ?? verse).fontFamily.split(",")[0]];
    }),
  );

/** As the page sets them: what stands on the ornament is not behind the last letter. */
const asShown = (verses: readonly string[]) =>
  verses.map((verse) => [verse.replace(/[\u06D6-\u06DB\u08D6]+$/u, ""), "IndoPak"]);

test("the Indo-Pak script is chosen in the settings, and there at once on the next visit", async () => {
  const asked: string[] = [];
  const page = await openPage("/112", {
    ...PHONE,
    before: async (opened) => {
      await watchLayoutShift(opened);
      opened.on("request", (request) => asked.push(new URL(request.url()).pathname));
    },
  });
  expect(asked.filter((path) => TEXTS.test(path) || path.includes("indo-pak"))).toEqual([]);
  await page.getByRole("button", { name: "Reading settings" }).first().click();
  await page.getByRole("radio", { name: "Indo-Pak" }).check();
  const verses = asShown(await indoPakVerses());
  await expect.poll(() => shown(page)).toEqual(verses);
  expect(await page.locator("li[id='112-4'] p[lang=ar]").textContent()).toContain(
    "\u06dd\u08d6\u0664",
  );
  await reload(page);
  await untilHydrated(page);
  await expect.poll(() => shown(page)).toEqual(verses);
  expect(await layoutShifts(page)).toEqual([]);
});

interface SeenScripts {
  scripts: string[];
}

/** Records in which scripts the verses are after each change of the document. */
const watchScripts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { scripts } = Object.assign(globalThis, { scripts: [] as string[] });
    const look = () => {
      const verses = document.querySelectorAll<HTMLElement>("main li[id^='36-'], article");
      const seen = [...verses].map((verse) => {
        if (verse.localName === "article") return verse.dataset["script"] ?? "none";
        return verse.querySelector("[class*=indoPak]") ? "indopak" : "uthmani";
      });
      const now = [...new Set(seen)].join(", ");
      if (scripts.at(-1) !== now) scripts.push(now);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    look();
  });

test.each(["verses", "continuous", "page"])(
  "in the way %s a script that comes late is stored and shown as chosen at once, and its verses change together",
  async (way) => {
    // Of two juzs the second one.
    const { delay, release } = delayedScripts("23-*.js");
    const page = await openPage("/36", {
      ...PHONE,
      before: async (opened) => {
        await opened.addInitScript((value) => {
          if (localStorage.length === 0)
            localStorage.setItem("daily-quran:reading-way", JSON.stringify(value));
        }, way);
        await delay(opened);
      },
    });
    if (way === "page") await page.locator("article [data-line='15']").first().waitFor();
    await page.getByRole("button", { name: "Reading settings" }).first().click();
    await watchScripts(page);
    await page.getByRole("radio", { name: "Indo-Pak" }).check();
    expect(await page.evaluate(() => localStorage.getItem("daily-quran:script"))).toBe('"indopak"');
    const seen = () => page.evaluate(() => (globalThis as unknown as SeenScripts).scripts);
    expect(await seen()).toEqual(["uthmani"]);
    await expect.poll(() => page.evaluate(() => document.fonts.check("1em IndoPak"))).toBe(true);
    release();
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(1);
    expect(await seen()).toEqual(["uthmani", "indopak"]);
  },
);

test("a text that does not come leaves the Uthmani one in sight", async () => {
  const page = await openPage("/112", {
    ...PHONE,
    mayFail: /Indo-Pak|Failed to load resource/,
    routes: (opened) => opened.route(TEXT, (route) => route.abort()),
    before: (opened) =>
      opened.addInitScript(() => localStorage.setItem("daily-quran:script", '"indopak"')),
  });
  const first = page.locator("li[id='112-1'] p[lang=ar] > span").first();
  await expect.poll(() => first.isVisible()).toBe(true);
  expect((await shown(page))[0]?.[1]).toBe("Quran");
});

test("without its face the letters of the Indo-Pak script are those of a face that has all, and flow", async () => {
  const page = await openPage("/page/50?view=page", {
    ...PHONE,
    mayFail: /Failed to load resource/,
    routes: (opened) => opened.route("**/indo-pak-*.woff2", (route) => route.abort()),
    before: (opened) =>
      opened.addInitScript(() => localStorage.setItem("daily-quran:script", '"indopak"')),
  });
  const lines = page.locator("article[data-script=indopak] [lang=ar]").first();
  await expect.poll(() => lines.getAttribute("data-flows")).toBe("");
  expect(await lines.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: "article [data-line='5']",
  });
  // The Quran font has outlines only of what the Uthmani text draws.
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  expect(fonts.map(({ isCustomFont }) => isCustomFont)).not.toContain(true);
});

test("Bengali pages ask once which script is read", async () => {
  const page = await openPage("/bn", PHONE);
  const question = page.getByRole("group", { name: "কোন লিপিতে পড়েন?" });
  await page.locator("footer").scrollIntoViewIfNeeded();
  // Not `check`: with the answer the question is gone, and nothing is left that is checked.
  await question.getByRole("radio", { name: "ইন্দো-পাক" }).click();
  await expect.poll(async () => (await shown(page))[0]?.[1]).toBe("IndoPak");
  expect(await question.count()).toBe(0);
  await reload(page);
  await page.locator("footer").scrollIntoViewIfNeeded();
  await page.getByRole("heading", { name: /শেষ/ }).first().waitFor();
  expect(await question.count()).toBe(0);
});
