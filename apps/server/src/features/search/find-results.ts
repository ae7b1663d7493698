import { DomainError } from "@daily-quran/domain/errors";
import type { SearchList, SearchQuery } from "@daily-quran/domain/search";
import { MAX_SEARCH_RESULTS } from "@daily-quran/domain/search-limits";
import type { Content } from "../../content/content.ts";

/** A page of what a query finds, best first; the cursor is how many results came before. */
export async function findResults(
  content: Content,
  { q, limit, cursor }: SearchQuery,
): Promise<SearchList> {
  const offset = offsetOf(cursor);
  const search = await content.search();
  const { total, results } = search.find(q, { limit, offset });
  const next = offset + limit;
  return { items: [...results], total, ...(next < total && { nextCursor: String(next) }) };
}

function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const offset = Number(/^[1-9]\d{0,2}$/.exec(cursor)?.[0]);
  if (!(offset < MAX_SEARCH_RESULTS)) throw new DomainError("INVALID_CURSOR");
  return offset;
}
