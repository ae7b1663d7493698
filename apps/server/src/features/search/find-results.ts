import { DomainError } from "@daily-quran/domain/errors";
import type { SearchList, SearchQuery, SearchResult } from "@daily-quran/domain/search/search";
import { MAX_QUERY_LENGTH, MAX_SEARCH_RESULTS } from "@daily-quran/domain/search/search-limits";
import { byField } from "@daily-quran/quran/by-language";
import { LANGUAGE_FACTS } from "@daily-quran/quran/languages";
import type { SearchFound } from "@daily-quran/search/search";
import { LRUCache } from "lru-cache";
import { cacheFor } from "../../content/cache-for.ts";
import type { Content } from "../../content/content.ts";
import type { SearchApart } from "../../content/search-thread.ts";
import { untilBuilt } from "../../content/until-built.ts";
import { textsInEdition, withRemark } from "../passage/verse-options.ts";

// Most people ask for the same few. A result has its texts, a kilobyte of them.
const MAX_CACHED_RESULTS = 5_000;

/** What a search found before; a new one, over other texts, has found nothing yet. */
const foundBy = cacheFor<SearchApart, LRUCache<string, SearchFound>>(
  () =>
    new LRUCache({
      maxSize: MAX_CACHED_RESULTS,
      sizeCalculation: ({ results }) => 1 + results.length,
    }),
);

/** A page of what a query finds, best first; the cursor is how many results came before. */
export async function findResults(
  content: Content,
  { q, limit, cursor, facets, editions = [], fields }: Omit<SearchQuery, "audio">,
): Promise<SearchList> {
  const offset = offsetOf(cursor);
  const { total, listed, results, noSuch, bySurah } = await found(content.search, {
    q,
    limit,
    offset,
    facets,
  });
  const next = offset + limit;
  return {
    items: await withEditions(content, editions, fields ? results.map(keeping(fields)) : results),
    total,
    ...(next < listed && { nextCursor: String(next) }),
    ...(noSuch && { noSuch }),
    ...(bySurah && { bySurah: bySurah.map(([surah, count]) => [surah, count]) }),
  };
}

/** A result with the texts that are named, and their remarks alone. */
function keeping(fields: readonly string[]) {
  const kept = new Set(fields.flatMap(withRemark));
  return (result: SearchResult): SearchResult => ({
    ...result,
    texts: result.texts.filter(({ field }) => kept.has(field)),
    ...byField((language) => {
      const { remark } = LANGUAGE_FACTS[language].fields;
      return { remark: kept.has(remark) ? result[remark] : undefined };
    }),
  });
}

/** Whether a result is a verse, and no part or day. */
export const isVerse = ({ kind }: SearchResult): boolean => kind === "verse";

/** The results, each verse with its text in some editions; rejects with EDITION_NOT_FOUND. */
async function withEditions(
  content: Content,
  ids: readonly string[],
  results: readonly SearchResult[],
): Promise<SearchResult[]> {
  let items = [...results];
  for (const id of ids) {
    const { textOf } = await textsInEdition(content, id, items.filter(isVerse));
    items = items.map((item) => {
      const text = isVerse(item) && textOf(item);
      return text ? { ...item, editions: { ...item.editions, [id]: text } } : item;
    });
  }
  return items;
}

interface Asked {
  readonly q: string;
  readonly limit: number;
  readonly offset: number;
  readonly facets: "surah" | undefined;
}

async function found(
  search: SearchApart,
  { q, limit, offset, facets }: Asked,
): Promise<SearchFound> {
  const cache = foundBy(search);
  const query = q.slice(0, MAX_QUERY_LENGTH);
  const key = `${limit} ${offset} ${facets} ${query}`;
  const before = cache.get(key);
  if (before) return before;
  const now = await untilBuilt(search.find(query, { limit, offset, facets }));
  cache.set(key, now);
  return now;
}

function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const offset = Number(/^[1-9]\d{0,2}$/.exec(cursor)?.[0]);
  if (!(offset < MAX_SEARCH_RESULTS)) throw new DomainError("INVALID_CURSOR");
  return offset;
}
