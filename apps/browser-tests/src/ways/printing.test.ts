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
