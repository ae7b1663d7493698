import type { Reading } from "@daily-quran/domain/reading";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { openPage, reload } from "../../support/browse.ts";
import { readingOf } from "../../support/day-verses.ts";

const DHAKA = {
  viewport: { width: 360, height: 740 },
  locale: "bn-BD",
  timezoneId: "Asia/Dhaka",
};

const bengaliOf = ({ surahs }: Reading) =>
  surahs.flatMap(({ verses }) => verses.map(({ bengaliTranslation }) => bengaliTranslation));

async function bengaliOn(page: Page): Promise<string[]> {
  const lines = page.locator("[data-line=ban]");
  await lines.first().waitFor();
  return lines.allTextContents();
}

test("on a first visit a reader chooses Bengali once and has it on every day", async () => {
  const page = await openPage("/", DHAKA);
  await page.getByRole("button", { name: "Reading settings" }).click();
  const settings = page.getByRole("complementary", { name: "Reading settings" });
  await settings.getByText("Bengali", { exact: true }).click();
  await settings.getByRole("button", { name: "Done" }).click();
  const today = await fetch(new URL("/api/current-reading", inject("productUrl")));
  expect(await bengaliOn(page)).toEqual(bengaliOf((await today.json()) as Reading));

  await page.getByRole("link", { name: "Schedule" }).first().click();
  await page.getByRole("searchbox").fill("সূরা ফাতিহা");
  await page.locator("#day-1").click();
  await page.getByRole("heading", { name: "Day 1", exact: false }).waitFor();
  expect(await bengaliOn(page)).toEqual(bengaliOf(await readingOf(1)));
  await reload(page);
  expect(await bengaliOn(page)).toEqual(bengaliOf(await readingOf(1)));
});
