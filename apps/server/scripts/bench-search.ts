import { readFileSync } from "node:fs";
import { SearchTexts } from "@daily-quran/domain/search";
import { createSearch } from "@daily-quran/search/search";

const QUERIES = 1_000;
const VERSES = 6_236;
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

round();
const cpu = process.cpuUsage();
const times = round().toSorted((one, other) => one - other);
const { user, system } = process.cpuUsage(cpu);
const at = (share: number) => (times[Math.floor(QUERIES * share)] ?? 0).toFixed(1);
const perSecond = Math.round((QUERIES * 1e6) / (user + system));
console.log(`${QUERIES} queries: median ${at(0.5)} ms, p99 ${at(0.99)} ms, ${perSecond} a second`);
