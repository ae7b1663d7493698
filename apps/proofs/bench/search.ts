import { readFileSync } from "node:fs";
import { SearchTexts } from "@daily-quran/domain/search/search";
import { VERSES } from "@daily-quran/quran/verse-order";
import { createSearch } from "@daily-quran/search/search";
import type { Content } from "../../server/src/content/content.ts";
import { findResults } from "../../server/src/features/search/find-results.ts";

const QUERIES = 1_000;
const LIMIT = 20;
const FIELDS = ["arabic", "translation", "bengaliTranslation", "transliteration"] as const;

const built = new URL("../../../packages/quran-text/dist/content/search.json", import.meta.url);
const texts = SearchTexts.parse(JSON.parse(readFileSync(built, "utf8")));

/** One to six words in a row of verses from all over the Quran, the same in every run. */
const queries = Array.from({ length: QUERIES }, (_, index) => {
  const field = FIELDS[index % FIELDS.length] ?? "arabic";
  const words = (texts[field][(index * 2_741) % VERSES] ?? "").split(" ");
  const from = (index * 31) % words.length;
  return words.slice(from, from + 1 + (index % 6)).join(" ");
});

const before = performance.now();
const search = createSearch(texts);
console.log(`the index: ${Math.round(performance.now() - before)} ms`);

function round(): readonly number[] {
  return queries.map((query) => {
    const start = performance.now();
    search.find(query, { limit: LIMIT });
    return performance.now() - start;
  });
}

const content = {
  search: { find: async (query, part) => search.find(query, part), leave: () => {} },
} as Partial<Content> as Content;
// As people ask: a half of all asks for the 30 most common of 1,000.
const asked = Array.from({ length: 5 * QUERIES }, (_, index) => {
  const share = ((index * 7_919) % 9_973) / 9_973;
  return queries[Math.floor(QUERIES ** share) - 1] ?? "";
});

/** Queries a second of one core. */
async function speedOf(work: () => unknown, count: number): Promise<number> {
  const cpu = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return Math.round((count * 1e6) / (user + system));
}

async function askAll(): Promise<void> {
  for (const q of asked) await findResults(content, { q, limit: LIMIT });
}

round();
let times: readonly number[] = [];
const different = await speedOf(() => (times = round()), QUERIES);
const sorted = times.toSorted((one, other) => one - other);
const at = (share: number) => (sorted[Math.floor(QUERIES * share)] ?? 0).toFixed(1);
console.log(`${QUERIES} different queries: median ${at(0.5)} ms, p99 ${at(0.99)} ms`);
console.log(`${different} a second on one core; as people ask, with the LRU cache:`);
console.log(`${await speedOf(askAll, asked.length)} a second on one core`);
