import { inflateSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage } from "../../support/browse.ts";
import { readingOf, versesOf, versesOn } from "../../support/day-verses.ts";

const WHITE = "rgb(255, 255, 255)";
const BLACK = "rgb(0, 0, 0)";

test("from a dark page a day is printed as ink on white, scripture alone", async () => {
  const page = await openPage("/", {
    before: (opened) =>
      opened.addInitScript(() => localStorage.setItem("daily-quran:theme", '"dark"')),
  });
  await page.getByRole("link", { name: "Schedule" }).first().click();
  await page.locator("#day-300").click();
  await page.getByRole("heading", { name: "Day 300" }).waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await versesOn(page)).toEqual(versesOf(await readingOf(300)));
  expect(
    await page
      .locator("ol > li p[lang=ar]")
      .first()
      .evaluate((verse) => [
        getComputedStyle(document.body).backgroundColor,
        getComputedStyle(verse).color,
      ]),
  ).toEqual([WHITE, BLACK]);
  const shown = page.locator("button, a, input, nav, footer").filter({ visible: true });
  expect(await shown.allTextContents()).toEqual([]);
});

test("a day that begins with a long verse begins on the first sheet", async () => {
  const page = await openPage("/schedule?day=20");
  await untilPrintable(page);
  const [first = 0] = textsOfSheets(await page.pdf({ format: "A4" }));
  // A title alone is three.
  expect(first).toBeGreaterThan(10);
});

test.each([
  ["verses", "li[id] p[lang=ar] > span > span:first-child"],
  ["page", "[data-line] [data-verse]"],
])("a surah is printed in the way %s and the script that are chosen", async (way, texts) => {
  const page = await openPage("/112", {
    before: (opened) =>
      opened.addInitScript((chosen) => {
        localStorage.setItem("daily-quran:script", '"indopak"');
        localStorage.setItem("daily-quran:reading-way", JSON.stringify(chosen));
      }, way),
  });
  await untilPrintable(page);
  await page.emulateMedia({ media: "print" });
  const faces = async () => {
    const parts = page.locator(`main ${texts}`).filter({ visible: true });
    const each = await parts.evaluateAll((all) =>
      all.map((part) => getComputedStyle(part).fontFamily.split(",")[0]),
    );
    return [...new Set(each)];
  };
  await expect.poll(faces).toEqual(["IndoPak"]);
});

test.each([
  ["/112", "li[id] p[lang=ar] > span"],
  ["/page/604?view=page", "[data-line] [data-verse]"],
])(
  "%s is printed with its verses before a script has run, as the document has them, without bars",
  async (address, verses) => {
    const page = await openPage(address, {
      beforeScripts: true,
      mayFail: /Failed to load resource/,
      routes: (opened) => opened.route("**/assets/*.js", (route) => route.abort()),
      before: (opened) =>
        opened.addInitScript(() => {
          localStorage.setItem("daily-quran:script", '"indopak"');
          localStorage.setItem("daily-quran:reading-way", '"page"');
        }),
    });
    await page.emulateMedia({ media: "print" });
    const verse = page.locator(`main ${verses}`).first();
    expect(await verse.evaluate((it) => getComputedStyle(it).visibility)).toBe("visible");
    const bars = page.locator("footer, nav, fieldset, header:not(main header)");
    await expect.poll(() => bars.filter({ visible: true }).count()).toBe(0);
    expect(await bars.count()).toBeGreaterThan(2);
  },
);

test("a verse's address prints that verse under its title", async () => {
  const page = await openPage("/2/255");
  await untilPrintable(page);
  await page.emulateMedia({ media: "print" });
  const verses = page.locator("main li[id]").filter({ visible: true });
  expect(await verses.evaluateAll((items) => items.map(({ id }) => id))).toEqual(["2-255"]);
  const headings = page.locator("main :is(h1, section header p)").filter({ visible: true });
  expect(await headings.allInnerTexts()).toEqual(["Al-Baqarah 2:255", "Al-Baqarah"]);
});

/** The styles of paper come once the page is idle. */
const untilPrintable = (page: Page) =>
  page.waitForFunction(() =>
    [...document.styleSheets].some(({ cssRules }) =>
      [...cssRules].some((rule) => rule instanceof CSSPageRule || rule.cssText.includes("@page")),
    ),
  );

/** How many pieces of text stand on each sheet. */
function textsOfSheets(pdf: Buffer): number[] {
  const streams = pdf.toString("latin1").matchAll(/FlateDecode[^]*?stream\r?\n([^]*?)endstream/g);
  return [...streams].flatMap(([, data = ""]) => {
    const content = inflated(data);
    return content.includes("BT\n") ? [content.match(/T[jJ]\b/g)?.length ?? 0] : [];
  });
}

function inflated(data: string): string {
  try {
    return inflateSync(Buffer.from(data, "latin1")).toString("latin1");
  } catch {
    return "";
  }
}
