import type { VocabularyWord } from "@daily-quran/domain/vocabulary";
import { expect, inject, test } from "vitest";
import { openPage } from "../support/browse.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

async function topWords(): Promise<VocabularyWord[]> {
  const response = await fetch(new URL("/api/top-words", inject("productUrl")));
  return (await response.json()) as VocabularyWord[];
}

test("with JavaScript off, all fifty words are read to the letter, each marked in its verse", async () => {
  const page = await openPage("/top-quran-words", { ...PHONE, javaScriptEnabled: false });
  const words = await topWords();
  expect(words).toHaveLength(50);
  expect(await page.locator("article p:has(> mark)").allTextContents()).toEqual(
    words.map(({ verse }) => verse),
  );
  expect(await page.locator("article mark").allTextContents()).toEqual(
    words.map(({ verse, wordNumber }) => verse.split(" ")[wordNumber - 1]),
  );
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(
    /\/top-quran-words$/,
  );
});

test("a search leaves the words that hold it", async () => {
  const page = await openPage("/top-quran-words", PHONE);
  await page.getByText("50 words").waitFor();
  await page.getByRole("searchbox").fill("كتاب");
  await page.getByText("1 word", { exact: true }).waitFor();
  expect(await page.getByRole("article").getByRole("heading").allTextContents()).toEqual(["كِتَٰب"]);
});
