import type { VocabularyWord } from "@daily-quran/domain/vocabulary";
import { expect, inject, test } from "vitest";
import { violations } from "../support/axe.ts";
import { openPage } from "../support/browse.ts";
import { layoutShifts, watchLayoutShift } from "../support/layout-shift.ts";
import { silence } from "../support/silence.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

async function topWords(): Promise<VocabularyWord[]> {
  const response = await fetch(new URL("/api/top-words", inject("productUrl")));
  return (await response.json()) as VocabularyWord[];
}

test("with JavaScript off, all fifty words are shown exactly, each marked in its verse", async () => {
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

test("no line moves once the page is drawn, as its Bengali font is inline", async () => {
  const asked: string[] = [];
  const page = await openPage("/top-quran-words", {
    viewport: { width: 1440, height: 900 },
    before: async (opened) => {
      await watchLayoutShift(opened);
      opened.on("request", (request) => asked.push(new URL(request.url()).pathname));
    },
  });
  await page.waitForLoadState("networkidle");
  expect(await layoutShifts(page)).toEqual([]);
  expect(asked.filter((asking) => asking.endsWith(".woff2"))).toEqual([]);
});

test("a search leaves the words that contain it", async () => {
  const page = await openPage("/top-quran-words", PHONE);
  await page.getByRole("searchbox").fill("كتاب");
  await page.getByText("1 word", { exact: true }).waitFor();
  expect(await page.getByRole("article").getByRole("heading").allTextContents()).toEqual(["كِتَٰب"]);
});

test("one word's verse plays at a time, in a player that offers only that verse", async () => {
  const page = await openPage("/top-quran-words", {
    ...PHONE,
    routes: (opened) => opened.route("**/*.mp3", (route) => route.fulfill(silence())),
  });
  const [first, second] = await topWords();
  await page.getByRole("button", { name: `Play verse ${first?.reference}`, exact: true }).click();
  const card = (id: string | undefined) => page.locator(`article[aria-labelledby="word-${id}"]`);
  await card(first?.id).getByText("Now Playing").waitFor();
  await page
    .getByRole("button", { name: `Play verse ${second?.reference}`, exact: true })
    .first()
    .click();
  await card(second?.id).getByText("Now Playing").waitFor();
  await card(first?.id).getByText("Now Playing").waitFor({ state: "detached" });
  const player = page.getByRole("region", { name: "Audio player" });
  await player
    .getByRole("button", { name: `Verse ${second?.reference} This verse only` })
    .waitFor();
  expect(await player.getByRole("button", { name: "Next verse" }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
});
