import * as apiPaths from "@daily-quran/domain/api-paths";
import { NO_SUCH_VERSE, noSuchVerseText } from "@daily-quran/domain/no-such-verse";
import { SearchQuery, SearchResult, SearchTexts } from "@daily-quran/domain/search";
import { CACHED_FOR_AN_HOUR } from "../documents/cache-control.ts";
import { documentRoute, pagedRoute } from "./route/declare-route.ts";
import type { RestRoute } from "./route/rest-route.ts";
import { PagingQuery } from "./route/route-params.ts";
import { searchExample, searchTextsExample } from "./search-examples.ts";

/** Finding verses, surahs, juz, pages and days. */
export const searchRoutes: readonly RestRoute[] = [
  pagedRoute({
    path: apiPaths.search,
    operationId: "search",
    tag: "Reading",
    summary: "Find verses by reference, name or words",
    description:
      "`q` may be a reference (`2:255`, `2 255-257`, `2-255`, `baqarah 255`, `112-114` for surahs, `juz 30`, `page 604`, `day 101`), a name of a surah or of verses in any spelling (`yaseen`, `Ayat al-Kursi`), or words of a text: Arabic with or without vowel signs, English, Bengali, the Arabic as it sounds in Latin or Bengali letters, or the commentary. Best first: exact words, then other forms, then beginnings, then one typing error. Digits may be Latin, Arabic or Bengali. `X-Total-Count` is the number of all results; the list ends after the best of them, 200 at most, and common words have fewer. A page has 10 unless `limit` asks for up to 50, and of `q` the first 200 characters are read. `q` must be there (400), but may be empty: a query without letters or digits finds nothing, and so does a verse that does not exist; there `X-No-Such-Verse` says which do. 600 searches a minute from one network are answered.",
    query: PagingQuery.extend({ q: SearchQuery.shape.q }),
    item: SearchResult,
    example: searchExample,
    shared: true,
    ownHeaders: ["X-No-Such-Verse"],
    errors: ["INVALID_INPUT", "INVALID_CURSOR", "TOO_MANY_REQUESTS"],
    procedure: "search.find",
    headersOf: ({ noSuch }): Record<string, string> =>
      noSuch ? { [NO_SUCH_VERSE]: noSuchVerseText(noSuch) } : {},
  }),
  documentRoute({
    path: apiPaths.searchTexts,
    operationId: "getSearchTexts",
    cost: "none",
    tag: "Reading",
    summary: "All texts that a search reads",
    description:
      "Every text by verse, in the order of the mushaf: 6,236 of each. It is a megabyte compressed, for programs that search by themselves; `/api/search` is for all others.",
    response: SearchTexts,
    exampleOf: searchTextsExample,
    errors: [],
    find: ({ content }) => ({
      document: content.searchTexts(),
      cacheControl: CACHED_FOR_AN_HOUR,
    }),
  }),
];
