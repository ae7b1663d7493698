import type { SearchResult } from "@daily-quran/domain/search/search";
import { expect, test, vi } from "vitest";
import type { Content } from "../../content/content.ts";
import type { SearchApart } from "../../content/search-thread.ts";
import { findResults } from "./find-results.ts";

/** A search over two surahs' names, which counts how often it is asked. */
function countedSearch() {
  const asked: string[] = [];
  const search: SearchApart = {
    find: async (query, { limit, offset = 0 }) => {
      asked.push(`${query} ${limit} ${offset}`);
      const all = [result(1, "Al-Fatiha"), result(2, "Al-Baqara")];
      return { total: 143, listed: all.length, results: all.slice(offset, offset + limit) };
    },
    leave: () => {},
  };
  return { asked, search };
}

const result = (surahNumber: number, surahName: string): SearchResult => ({
  kind: "surah",
  surahNumber,
  verseNumber: 1,
  surahName,
  day: 1,
  texts: [],
});

const contentOf = (search: SearchApart) => ({ search }) as Content;

test("what was asked before is not searched again, and each part is kept apart", async () => {
  const { asked, search } = countedSearch();
  const content = contentOf(search);
  const first = { items: [result(1, "Al-Fatiha")], total: 143, nextCursor: "1" };
  const second = { items: [result(2, "Al-Baqara")], total: 143 };
  expect(await findResults(content, { q: "al", limit: 1 })).toEqual(first);
  expect(await findResults(content, { q: "al", limit: 1, cursor: "1" })).toEqual(second);
  expect(await findResults(content, { q: "al", limit: 1 })).toEqual(first);
  expect(await findResults(content, { q: "al", limit: 2 })).toMatchObject({ total: 143 });
  expect(asked).toEqual(["al 1 0", "al 1 1", "al 2 0"]);
});

test("who waits half a minute for the index is refused for now", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const content = contentOf({ find: () => new Promise(() => {}), leave: () => {} });
    const refused = findResults(content, { q: "al", limit: 1 });
    vi.advanceTimersByTime(30_000);
    await expect(refused).rejects.toMatchObject({ code: "OVERLOADED", retryAfter: 5 });
  } finally {
    vi.useRealTimers();
  }
});

test("nothing of other texts is kept", async () => {
  const [before, now] = [countedSearch(), countedSearch()];
  await findResults(contentOf(before.search), { q: "al", limit: 1 });
  await findResults(contentOf(now.search), { q: "al", limit: 1 });
  expect(now.asked).toEqual(["al 1 0"]);
});

test("of 10,000 letters as many are kept as are searched", async () => {
  const { asked, search } = countedSearch();
  await findResults(contentOf(search), { q: "x".repeat(10_000), limit: 1 });
  expect(asked).toEqual([`${"x".repeat(200)} 1 0`]);
});
