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

/** Each verse's translation, with what is remarked on it under it. */
const bengaliOf = ({ surahs }: Reading) =>
  surahs.flatMap(({ verses }) =>
    verses.map(
      ({ bengaliTranslation, bengaliRemark }) =>
        `${bengaliTranslation}${bengaliRemark?.text.bn ?? ""}`,
    ),
  );

async function bengaliOn(page: Page): Promise<string[]> {
  const lines = page.locator("[data-line=ban]");
  await lines.first().waitFor();
  return lines.allTextContents();
}

test("on a first visit from Dhaka all is in Bengali, and one choice holds on every day", async () => {
  const page = await openPage("/", DHAKA);
  expect(new URL(page.url()).pathname).toBe("/bn");
  const today = await fetch(new URL("/api/current-reading", inject("productUrl")));
  expect(await bengaliOn(page)).toEqual(bengaliOf((await today.json()) as Reading));

  await page.getByRole("link", { name: "পাঠসূচি" }).first().click();
  await page.getByRole("searchbox").fill("সূরা ফাতিহা");
  await page.locator("#day-1").click();
  await page.getByRole("heading", { name: "দিন ১", exact: false }).waitFor();
  expect(await bengaliOn(page)).toEqual(bengaliOf(await readingOf(1)));
  const english = page.locator("[data-line=eng]").first();
  expect(await english.isVisible()).toBe(false);
  await page.getByRole("button", { name: "পাঠের সেটিংস" }).click();
  const settings = page.getByRole("complementary", { name: "পাঠের সেটিংস" });
  await settings.getByText("দুটোই", { exact: true }).first().click();
  await settings.getByRole("button", { name: "হয়েছে" }).click();
  await english.waitFor();
  await reload(page);
  expect(await bengaliOn(page)).toEqual(bengaliOf(await readingOf(1)));
  expect(await english.isVisible()).toBe(true);
});
