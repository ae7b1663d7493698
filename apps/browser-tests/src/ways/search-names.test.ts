import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { beforeAll, expect, test } from "vitest";
import { openPage } from "../../support/browse.ts";
import { readingOf } from "../../support/day-verses.ts";

interface NamedSurah {
  readonly firstDay: number;
  readonly names: readonly string[];
}

/** Names that other surahs' names contain, whose days come first: Al-Ahqaf, As-Saffat. */
const FOUND_FIRST: Readonly<Record<string, number>> = { Qaf: 250, "As-Saff": 222 };

const surahs = new Map<number, NamedSurah>();

beforeAll(async () => {
  const days = Array.from({ length: PLAN_DAYS }, (_, index) => index + 1);
  const readings = await Promise.all(days.map(readingOf));
  for (const { day, surahs: read } of readings)
    for (const { number, englishName, arabicName, bengaliName } of read)
      if (!surahs.has(number))
        surahs.set(number, { firstDay: day, names: [englishName, arabicName, bengaliName] });
});

test("each of the 114 surahs is found by its name in three scripts, and its reading is opened", async () => {
  const page = await openPage("/", { viewport: { width: 360, height: 740 } });
  await page.getByRole("link", { name: "Schedule" }).first().click();
  await page.getByRole("searchbox").waitFor();
  expect(surahs.size).toBe(114);
  const searches = [...surahs.values()].flatMap(({ firstDay, names }) =>
    names.map((name) => ({ name, rows: [FOUND_FIRST[name] ?? firstDay, firstDay] })),
  );
  expect(await page.evaluate(typeEach, searches)).toEqual([]);
  // The last one is An-Nas, by its Bengali name.
  await page.locator("[id^=day-]").first().click();
  await page.getByRole("heading", { name: "Day 300" }).waitFor();
  await page.getByRole("heading", { name: "An-Nas" }).waitFor();
});

interface Search {
  readonly name: string;
  /** The first day that is found, and the first that reads the surah. */
  readonly rows: readonly number[];
}

/** Runs in the browser, as 342 searches from outside take 18 s: the names that do not find their days. */
async function typeEach(searches: readonly Search[]): Promise<string[]> {
  const MAX_LOOKS = 500;
  const box = document.querySelector("[role=searchbox], input[type=search]");
  const missed: string[] = [];
  for (const { name, rows } of searches) {
    // By its prototype's setter: React takes no notice of its own.
    Reflect.set(HTMLInputElement.prototype, "value", name, box);
    box?.dispatchEvent(new Event("input", { bubbles: true }));
    const isFound = () =>
      document.querySelector("[id^=day-]")?.id === `day-${rows[0]}` &&
      rows.every((day) => document.getElementById(`day-${day}`));
    let looks = 0;
    while (!isFound() && looks++ < MAX_LOOKS) await new Promise((done) => setTimeout(done));
    if (!isFound()) missed.push(name);
  }
  return missed;
}
