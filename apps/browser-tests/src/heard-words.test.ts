import { readFileSync } from "node:fs";
import type { Verse } from "@daily-quran/domain/reading";
import { partsOfVerse, type Script } from "@daily-quran/quran/scripts";
import { ordinalOfVerse } from "@daily-quran/quran/verse-order";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { openPage, type PageOptions } from "../support/browse.ts";
import { silence } from "../support/silence.ts";

const TABLE = readFileSync(
  new URL("../../../packages/quran-text/timings/Alafasy_128kbps.txt", import.meta.url),
  "utf8",
).split("\n");

/** When each word of a verse sounds, in seconds. */
function timesOf(surah: number, verse: number): readonly (readonly [number, number])[] {
  let sum = 0;
  const steps = (TABLE[ordinalOfVerse(surah, verse) - 1] ?? "").split(" ");
  const times = steps.map((step) => (sum += Number(step)) / 100);
  return times.flatMap((time, at) => (at % 2 === 0 ? [[time, times[at + 1] ?? 0] as const] : []));
}

/** The words of some verses of a surah, as they are shown in a script. */
async function wordsOf(surah: number, last: number, script: Script): Promise<string[][]> {
  const path = `/api/verses/${surah}:1-${last}?script=indopak`;
  const response = await fetch(new URL(path, inject("productUrl")));
  return ((await response.json()) as Verse[]).map(({ arabic, arabicIndoPak = "" }) =>
    (script === "uthmani" ? arabic : partsOfVerse(arabicIndoPak)[0]).split(" "),
  );
}

interface Heard {
  at: number;
  readonly sought: number[];
  playing: HTMLMediaElement | undefined;
}

declare global {
  // oxlint-disable-next-line no-var
  var heard: Heard;
}

/** The clock of the recordings is the test's: nothing sounds, and no time passes. */
const withClock = (stored: Readonly<Record<string, string>> = {}): PageOptions => ({
  viewport: { width: 360, height: 740 },
  routes: (page) => page.route("**/*.mp3", (route) => route.fulfill(silence())),
  before: async (page) => {
    await page.addInitScript((choices) => {
      for (const [name, value] of Object.entries(choices))
        localStorage.setItem(`daily-quran:${name}`, JSON.stringify(value));
      globalThis.heard = { at: 0, sought: [], playing: undefined };
      const media = HTMLMediaElement.prototype;
      Object.defineProperties(media, {
        play: {
          async value(this: HTMLMediaElement) {
            heard.playing = this;
            this.dispatchEvent(new Event("playing"));
          },
        },
        pause: {
          value(this: HTMLMediaElement) {
            if (heard.playing === this) heard.playing = undefined;
          },
        },
      });
      Object.defineProperty(media, "currentTime", {
        get: () => heard.at,
        set: (at: number) => {
          heard.sought.push(at);
        },
      });
      Object.defineProperty(media, "paused", {
        get(this: HTMLMediaElement) {
          return heard.playing !== this;
        },
      });
    }, stored);
  },
});

/** What is marked at each of some moments. */
const markedAt = (page: Page, moments: readonly number[]): Promise<readonly string[]> =>
  page.evaluate(async (times) => {
    const marked: string[] = [];
    for (const at of times) {
      heard.at = at;
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((resolve) => void requestAnimationFrame(resolve));
      marked.push([...(CSS.highlights.get("heard-word") ?? [])].map(String).join(""));
    }
    return marked;
  }, moments);

const marked = async (page: Page, at: number): Promise<string> =>
  (await markedAt(page, [at]))[0] ?? "";

const play = (page: Page, key: string) =>
  page.locator(`[data-verse-audio="${key}"]`).evaluate((button: HTMLElement) => button.click());

/** Of each word a tenth of a second after it begins, and just before it ends. */
const momentsOf = (times: readonly (readonly [number, number])[]): readonly number[] =>
  times.flatMap(([start, end]) => [Math.min(start + 0.1, (start + end) / 2), end - 0.005]);

/** Waits for the script of some verses, by the last word of the first. */
const untilShown = (page: Page, [words]: readonly (readonly string[])[]) =>
  page
    .getByText(words?.at(-1) ?? "")
    .first()
    .waitFor();

const WAYS = [
  ["/67", 67, 8, "uthmani"],
  ["/36?view=continuous", 36, 8, "uthmani"],
  ["/page/604?view=page", 112, 4, "uthmani"],
  ["/112", 112, 4, "indopak"],
  ["/page/604?view=page&indopak=610", 114, 6, "indopak"],
  ["/78?view=continuous", 78, 3, "indopak"],
] as const;

test.each(WAYS)(
  "on %s each word of surah %i, verses 1 to %i, is marked while it sounds, in the script %s",
  async (address, surah, last, script) => {
    const page = await openPage(address, withClock({ script }));
    const words = await wordsOf(surah, last, script);
    await untilShown(page, words);
    for (const [at, its] of words.entries()) {
      await play(page, `${surah}:${at + 1}`);
      const times = timesOf(surah, at + 1);
      await expect.poll(() => marked(page, times[0]?.[0] ?? 0)).toBe(its[0]);
      expect(await markedAt(page, momentsOf(times))).toEqual(its.flatMap((word) => [word, word]));
    }
  },
);

/** Presses the word that is marked, once the page has stopped scrolling to it. */
async function pressMarked(page: Page): Promise<void> {
  const { x, y } = await page.evaluate(async () => {
    let [place, still] = [new DOMRect(), 0];
    while (still < 5) {
      await new Promise((resolve) => void requestAnimationFrame(resolve));
      const [piece] = CSS.highlights.get("heard-word") ?? [];
      const now = (piece as Range).getBoundingClientRect();
      still = now.top === place.top && now.left === place.left ? still + 1 : 0;
      place = now;
    }
    return { x: place.left + place.width / 2, y: place.top + place.height / 2 };
  });
  await page.mouse.click(x, y);
}

test.each([
  ["/112", "uthmani"],
  ["/112?view=continuous", "uthmani"],
  ["/page/604?view=page", "uthmani"],
  ["/112", "indopak"],
  ["/112?view=continuous", "indopak"],
  ["/page/604?view=page", "indopak"],
] as const)(
  "on %s a press on a word plays that word, and stops, in the script %s",
  async (address, script) => {
    const page = await openPage(address, withClock({ script }));
    await untilShown(page, await wordsOf(112, 1, script));
    const [, second = [0, 0]] = timesOf(112, 1);
    await play(page, "112:1");
    await expect.poll(() => marked(page, second[0])).toBe("هُوَ");
    await pressMarked(page);
    await expect.poll(() => page.evaluate(() => heard.sought.at(-1))).toBe(second[0]);
    expect(await page.evaluate(() => heard.playing?.src)).toMatch(/\/112001\.mp3$/u);
    expect(await marked(page, second[1] - 0.01)).toBe("هُوَ");
    expect(await marked(page, second[1])).toBe("");
    expect(await page.evaluate(() => heard.playing)).toBeUndefined();
    expect(await page.getByRole("dialog").count()).toBe(0);
  },
);

test("a range is repeated from one word to another, which are chosen by their Arabic", async () => {
  const page = await openPage("/112", withClock());
  await play(page, "112:1");
  await page.getByRole("button", { name: "Player settings" }).click();
  const field = (name: string) => page.getByRole("combobox", { name, exact: true });
  await field("Repeat").selectOption("range");
  await field("To verse").selectOption("112:2");
  const options = await field("To word").locator("option").allTextContents();
  const [, words = []] = await wordsOf(112, 2, "uthmani");
  expect(options).toEqual(words.map((word, at) => `${at + 1} ${word}`));
  await field("From word").selectOption("2");
  await field("To word").selectOption("0");
  const [, , third = [0, 0]] = timesOf(112, 1);
  const [[, end] = [0, 0]] = timesOf(112, 2);
  await play(page, "112:2");
  await expect.poll(() => marked(page, end - 0.01)).toBe(words[0]);
  // What is behind the word is not heard: the range begins again, within its first verse.
  await markedAt(page, [end]);
  await expect.poll(() => page.evaluate(() => heard.sought.at(-1))).toBe(third[0]);
  expect(await page.evaluate(() => heard.playing?.src)).toMatch(/\/112001\.mp3$/u);
  await field("Reciter").selectOption("Husary_128kbps");
  await expect.poll(() => field("From word").count()).toBe(0);
});

test.each([
  ["a verse whose recording has other words", "/8/6", "8:6", {}],
  ["another reciter", "/112", "112:1", { "audio-reciter": "Husary_128kbps" }],
])("of %s the verse is marked alone", async (_, address, key, stored) => {
  const page = await openPage(address, withClock(stored));
  await play(page, key);
  const button = page.locator(`[data-verse-audio="${key}"]`);
  await expect.poll(() => button.getAttribute("data-playback")).toBe("playing");
  await page.getByRole("button", { name: "Player settings" }).click();
  await page.waitForLoadState("networkidle");
  expect(await marked(page, 1)).toBe("");
  const note = page.getByText("For this reciter there are no times of words");
  expect(await note.count()).toBe(key === "8:6" ? 0 : 1);
});
