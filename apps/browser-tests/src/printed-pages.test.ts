import { readFileSync } from "node:fs";
import type { Verse } from "@daily-quran/domain/reading";
import { INDO_PAK } from "@daily-quran/quran/indo-pak-lines";
import { MADANI, type Mushaf, printedLines, printedSpan } from "@daily-quran/quran/printed-lines";
import { rangesOfSpan } from "@daily-quran/quran/verse-spans";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { openPage } from "../support/browse.ts";
import { silence } from "../support/silence.ts";

const PHONE = { viewport: { width: 360, height: 740 } };
const WIDTHS = [360, 1440];

/** The Arabic of the verses that are printed on a page. */
async function textsOf(mushaf: Mushaf, page: number): Promise<readonly string[]> {
  const ranges = rangesOfSpan(printedSpan(mushaf, page));
  const texts = await Promise.all(
    ranges.map(async ({ surah, from, to }) => {
      const range = from === to ? from : `${from}-${to}`;
      const response = await fetch(new URL(`/api/verses/${surah}:${range}`, inject("productUrl")));
      const verses = [(await response.json()) as Verse | Verse[]].flat();
      return verses.map(({ arabic }) => arabic);
    }),
  );
  return texts.flat();
}

interface MeasuredLine {
  readonly words: string;
  readonly isHead: boolean;
  readonly isCut: boolean;
  /** How many lines of text it is. */
  readonly rows: number;
  readonly top: number;
}

/** The lines of the page with a number, without what stands for a verse's end. */
const measureLines = (page: Page, number: number): Promise<readonly MeasuredLine[]> =>
  page.locator(`article[aria-label="Page ${number}"] [data-line]`).evaluateAll((elements) =>
    elements.map((line) => {
      const words = line.cloneNode(true) as Element;
      for (const sign of words.querySelectorAll("button")) sign.remove();
      return {
        words: words.textContent.split(" ").filter(Boolean).join(" "),
        isHead: line.matches("h2, p"),
        isCut: line.scrollWidth > line.clientWidth,
        // One rectangle a line of text: a second one would be a break.
        rows: new Set(
          [...line.querySelectorAll("[data-verse]")].flatMap((part) =>
            [...part.getClientRects()].map(({ top, height }) => Math.round((top + height / 2) / 9)),
          ),
        ).size,
        top: line.getBoundingClientRect().top,
      };
    }),
  );

const isBroken = ({ isHead, isCut, rows }: MeasuredLine) => isCut || (!isHead && rows !== 1);
const heightOf = (lines: readonly MeasuredLine[]) =>
  (lines.at(-1)?.top ?? 0) - (lines[0]?.top ?? 0);

test.each([1, 2, 3, 48, 77, 106, 187, 377, 528, 566, 582, 604])(
  "page %i stands in its printed lines, none broken or cut off, word for word, without JavaScript",
  async (number) => {
    const printed = printedLines(MADANI, number, await textsOf(MADANI, number)).map((line) =>
      line.kind === "words"
        ? line.parts
            .map(({ text }) => text)
            .filter(Boolean)
            .join(" ")
        : undefined,
    );
    for (const width of WIDTHS) {
      const page = await openPage(`/page/${number}?view=page`, {
        viewport: { width, height: 740 },
        javaScriptEnabled: false,
      });
      const lines = await measureLines(page, number);
      expect(lines.filter(isBroken)).toEqual([]);
      expect(lines.map(({ words, isHead }) => (isHead ? undefined : words))).toEqual(printed);
      // On a phone of 360 x 740 all fifteen are seen at once, between the bars.
      expect(width > 360 || heightOf(lines) < 560).toBe(true);
    }
  },
);

const INDO_PAK_PRINT = readFileSync(
  new URL("../../../packages/quran-text/indopak/pages.txt", import.meta.url),
  "utf8",
)
  .split("\f")
  .map((page) => page.split("\n").filter(Boolean));

const letters = (word = ""): string => word.replaceAll(/\P{L}/gu, "");

/** The first and the last word of a line; signs on a verse's ornament are no part of one. */
function endsOf(line: string): readonly (string | undefined)[] {
  const words = line
    .normalize("NFC")
    .replaceAll(/ ?\u06dd\S*| ?\u202e\p{Nd}+/gu, "")
    .split(" ");
  return [letters(words[0]), letters(words.at(-1))];
}

/** Where a page of the Indo-Pak mushaf is read: at the Madani page, by its own number. */
function addressOf(page: number): string {
  const { from } = printedSpan(INDO_PAK, page);
  const madani = MADANI.starts.findLastIndex((start) => start <= from) + 1;
  return `/page/${madani}?view=page&indopak=${page}`;
}

const inIndoPak = (page: Page) =>
  page.addInitScript(() => localStorage.setItem("daily-quran:script", '"indopak"'));

test.each([1, 2, 3, 610])(
  "page %i of the Indo-Pak mushaf stands in its printed lines, none broken or cut off, without JavaScript",
  async (number) => {
    for (const width of WIDTHS) {
      const page = await openPage(addressOf(number), {
        viewport: { width, height: 740 },
        javaScriptEnabled: false,
      });
      await page.evaluate(async () => await document.fonts.ready);
      const lines = await measureLines(page, number);
      expect(lines.filter(isBroken)).toEqual([]);
      const printed = INDO_PAK_PRINT[number - 1] ?? [];
      expect(lines.map(({ words, isHead }) => (isHead ? "" : endsOf(words)))).toEqual(
        printed.map((line, at) => (lines[at]?.isHead ? "" : endsOf(line))),
      );
      expect(width > 360 || heightOf(lines) < 560).toBe(true);
    }
  },
);

test("the 610 pages of the Indo-Pak mushaf are turned, and slid to; another script shows the same verses", async () => {
  const page = await openPage("/page/603?view=page", { ...PHONE, before: inIndoPak });
  const title = (name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
  await title("Indo-Pak page 608");
  await page.keyboard.press("ArrowLeft");
  await title("Indo-Pak page 609");
  expect(page.url()).toMatch(/\/page\/603\?view=page&indopak=609$/u);
  await page.keyboard.press("ArrowLeft");
  await title("Indo-Pak page 610");
  expect(page.url()).toMatch(/\/page\/604\?view=page&indopak=610$/u);
  await page.getByRole("slider").fill("49");
  await title("Indo-Pak page 49");
  // Where a rub begins, and two ruku end.
  expect(await page.locator("article [data-text]").evaluateAll(textsOfMarks)).toEqual([
    "¾ Hizb 5",
    "Ruku 40",
    "Ruku 41",
  ]);
  await page.getByRole("button", { name: "Reading settings" }).click();
  await page.getByRole("radio", { name: "Uthmani" }).check();
  await title("Page 49");
  await page.getByRole("radio", { name: "Indo-Pak" }).check();
  await title("Indo-Pak page 49");
});

test("without JavaScript a page leads to the same verses in the other script, and on to the next", async () => {
  const page = await openPage("/page/603?view=page", { ...PHONE, javaScriptEnabled: false });
  const shown = async () => [
    await page.getByRole("heading", { level: 1 }).textContent(),
    await page.locator("article").getAttribute("data-script"),
  ];
  await page.getByRole("link", { name: "Indo-Pak" }).click();
  expect(await shown()).toEqual(["Indo-Pak page 608", "indopak"]);
  await page.getByRole("link", { name: "Page 609" }).click();
  expect(await shown()).toEqual(["Indo-Pak page 609", "indopak"]);
  await page.getByRole("link", { name: "Uthmani" }).click();
  expect(await shown()).toEqual(["Page 603", "uthmani"]);
});

test("who has chosen a script reads the page of an address in that", async () => {
  const page = await openPage(addressOf(609), {
    ...PHONE,
    before: (opened) =>
      opened.addInitScript(() => localStorage.setItem("daily-quran:script", '"uthmani"')),
  });
  await page.getByRole("heading", { level: 1, name: "Page 603", exact: true }).waitFor();
  expect(await page.locator("article").getAttribute("data-script")).toBe("uthmani");
});

const textsOfMarks = (marks: readonly Element[]) =>
  marks.map((mark) => mark.getAttribute("data-text"));

test("a press opens the verse's sheet, what sounds is marked on all its lines, and arrows turn the page", async () => {
  const page = await openPage("/page/48?view=page", {
    ...PHONE,
    routes: (opened) => opened.route("**/*.mp3", (route) => route.fulfill(silence())),
  });
  await page.locator("article [data-line='9']").click();
  await page.getByRole("button", { name: "Play from here" }).click();
  await expect.poll(() => page.locator("article [data-playing]").count()).toBe(15);
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  // It has keys of its own, the arrows too.
  await page.locator("[data-player]").waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("heading", { level: 1, name: "Page 49" }).waitFor();
  expect(new URL(page.url()).search).toBe("?view=page");
  await page.keyboard.press("ArrowRight");
  await page.getByRole("heading", { level: 1, name: "Page 48" }).waitFor();
});
