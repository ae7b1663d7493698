import type { Reading } from "@daily-quran/domain/reading";
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { button } from "./groups.ts";

/** A day's reading by the API. */
export async function readingOf(day: number): Promise<Reading> {
  const response = await fetch(new URL(`/api/schedule/${day}/verses`, inject("productUrl")));
  return (await response.json()) as Reading;
}

/** The Arabic of a reading's verses, in order. */
export const versesOf = ({ surahs }: Reading): string[] =>
  surahs.flatMap(({ verses }) => verses.map(({ arabic }) => arabic));

/** The Arabic of the verses on a page, once there are any. */
export async function versesOn(page: Page): Promise<string[]> {
  const verses = page.locator("ol > li p[lang=ar] > span:first-child");
  await verses.first().waitFor();
  return verses.allTextContents();
}

/** Asks for the reading again. The end of the day comes with the reader, and pushes what is below it away. */
export async function askAgain(page: Page): Promise<void> {
  // What comes above moves the footer out of sight again.
  const isThere = async () => {
    await page.locator("footer").scrollIntoViewIfNeeded();
    return await button(page, "Mark as read").isVisible();
  };
  await expect.poll(isThere, { timeout: 30_000 }).toBe(true);
  await button(page, "Reload today’s reading").click();
}
