import * as apiPaths from "@daily-quran/domain/api-paths";
import { LongItemPaging } from "@daily-quran/domain/paging";
import { Bookmark, KeptBookmark, ProgressId } from "@daily-quran/domain/progress/progress";
import { z } from "zod";
import { KEPT, PROGRESS_ID, updatedAt } from "./progress.routes.ts";
import { emptyRoute, pagedRoute, procedureRoute } from "./route/declare-route.ts";
import { described, type SchemaTexts } from "./route/described.ts";
import type { RestRoute } from "./route/rest-route.ts";
import { pagingQuery } from "./route/route-params.ts";

export const bookmarkExample: KeptBookmark = {
  id: PROGRESS_ID,
  verse: "2:255",
  note: "For the evening.",
  label: "Duas",
  createdAt: updatedAt,
  updatedAt,
};

const Named = z.object({ id: ProgressId });

const { id: _id, updatedAt: _updatedAt, ...bodyExample } = bookmarkExample;

/** The bookmarks of the signed-in user. */
export const bookmarkRoutes: readonly RestRoute[] = [
  pagedRoute({
    path: apiPaths.bookmarks,
    operationId: "listBookmarks",
    summary: "The signed-in user's bookmarks",
    description: "The last changed first.",
    query: pagingQuery(LongItemPaging),
    example: [bookmarkExample],
    procedure: "bookmark.list",
  }),
  procedureRoute({
    path: apiPaths.bookmark,
    operationId: "getBookmark",
    summary: "One bookmark",
    description: "The bookmark that was stored under this id, with its note and label.",
    params: Named,
    example: bookmarkExample,
    errors: ["BOOKMARK_NOT_FOUND"],
    procedure: "bookmark.get",
  }),
  procedureRoute({
    method: "PUT",
    path: apiPaths.bookmark,
    operationId: "setBookmark",
    summary: "Make or change a bookmark",
    description:
      "The id is a UUID that the client makes: sent again, it changes nothing. The last change stays.",
    params: Named,
    body: Bookmark,
    bodyExample,
    example: bookmarkExample,
    errors: ["PROGRESS_FULL"],
    procedure: "bookmark.set",
  }),
  emptyRoute({
    method: "DELETE",
    path: apiPaths.bookmark,
    operationId: "removeBookmark",
    summary: "Remove a bookmark",
    description: "For one that is not there nothing changes.",
    params: Named,
    procedure: "bookmark.remove",
  }),
];

const BOOKMARK = {
  verse: "The verse, as `surah:verse`.",
  note: "What the reader wrote about it.",
  label: "What the reader filed it under.",
  createdAt: "When it was made.",
};

export const bookmarkTexts: SchemaTexts = {
  output: {
    KeptBookmark: described(KeptBookmark, "A bookmark on a verse.", { ...BOOKMARK, ...KEPT }),
  },
  input: {
    Bookmark: described(Bookmark, "A bookmark on a verse.", BOOKMARK),
  },
};
