import type { VersePassage } from "@daily-quran/domain/passage";
import { expect, inject, test } from "vitest";
import { openPage } from "../support/browse.ts";
import { silence } from "../support/silence.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

/** The Arabic of the verses that a page of the plan has. */
async function textOf(page: number): Promise<string> {
  const response = await fetch(new URL(`/api/pages/${page}`, inject("productUrl")));
  const { surahs } = (await response.json()) as VersePassage;
  return surahs
    .flatMap(({ verses }) => verses)
    .map(({ arabic }) => arabic)
    .join(" ");
}

test.each([3, 48, 77, 377, 566, 604])(
  "page %i stands in its printed lines, none broken or cut off, its text to the letter, without JavaScript",
  async (number) => {
    for (const width of [360, 1440]) {
      const page = await openPage(`/page/${number}?view=page`, {
        viewport: { width, height: 740 },
        javaScriptEnabled: false,
      });
      const lines = page.locator("article [data-line]");
      expect(await lines.count()).toBe(15);
      const measured = await lines.evaluateAll((elements) =>
        elements.map((line) => ({
          text: line.textContent,
          isHead: line.matches("h2, p"),
          isCut: line.scrollWidth > line.clientWidth,
          top: line.getBoundingClientRect().top,
          // One rectangle a line of text: a second one would be a break.
          tops: new Set(
            [...line.querySelectorAll("[data-verse]")].flatMap((part) =>
              [...part.getClientRects()].map(({ top, height }) =>
                Math.round((top + height / 2) / 9),
              ),
            ),
          ).size,
        })),
      );
      expect(
        measured.filter(({ isCut, tops, isHead }) => isCut || (!isHead && tops !== 1)),
      ).toEqual([]);
      const words = measured
        .filter(({ isHead }) => !isHead)
        .map(({ text }) => text.replaceAll(/ ?\u06dd[٠-٩]+/g, ""));
      expect(words.join(" ").split(" ").filter(Boolean).join(" ")).toBe(await textOf(number));
      const [first, last] = [measured[0], measured.at(-1)];
      // On a phone of 360 x 740 all fifteen are seen at once, between the bars.
      const height = (last?.top ?? 0) - (first?.top ?? 0);
      expect(width > 360 || height < 560).toBe(true);
    }
  },
);

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
