import * as apiPaths from "@daily-quran/domain/api-paths";
import {
  KeptMark,
  KeptPosition,
  Mark,
  PlanName,
  Position,
  ProgressId,
  ProgressSummary,
  TimeZone,
} from "@daily-quran/domain/progress";
import { ImportInput, ImportResult, ProgressDocument } from "@daily-quran/domain/progress-document";
import { MAX_DOCUMENT_BYTES, MAX_SYNC_BYTES } from "@daily-quran/domain/progress-limits";
import { SyncInput, SyncReply } from "@daily-quran/domain/progress-sync";
import { z } from "zod";
import { emptyRoute, pagedRoute, procedureRoute } from "./route/declare-route.ts";
import type { RestRoute } from "./route/rest-route.ts";
import { BODY_ERRORS, WRITE_ERRORS } from "./route/route-errors.ts";
import { PagingQuery } from "./route/route-params.ts";
import {
  bookmarkExample,
  keptMarkExample,
  keptPositionExample,
  markExample,
  PROGRESS_ID,
  planExample,
} from "./progress-examples.ts";

const Named = z.object({ id: ProgressId });

/** What the signed-in user has read, and where they stopped. */
export const progressRoutes: readonly RestRoute[] = [
  procedureRoute({
    method: "GET",
    path: apiPaths.progress,
    operationId: "getProgress",
    tag: "Progress",
    summary: "The signed-in user's figures",
    description:
      "Totals, how often the whole Quran was finished, and the streak on the date that it is in `timeZone` (IANA, UTC by default). One missed day is forgiven, two in a row end a streak until one is made up. A date that a traveller had less than half of is not missed.",
    query: z.object({ timeZone: TimeZone.optional() }),
    status: 200,
    response: ProgressSummary,
    example: {
      today: "2026-03-05",
      totals: { days: 4, readings: 4, verses: 73, minutes: 41 },
      khatmas: 0,
      streak: { days: 4, longest: 4, isTodayRead: true, missed: ["2026-03-02"] },
      bookmarks: 2,
      plans: 1,
    },
    errors: ["INVALID_INPUT", "DATABASE_AWAY"],
    procedure: "progress.summary",
  }),
  pagedRoute({
    path: apiPaths.progressMarks,
    operationId: "listMarks",
    tag: "Progress",
    summary: "What the signed-in user has marked read",
    description: "The last changed first.",
    query: PagingQuery,
    item: KeptMark,
    example: [keptMarkExample],
    errors: ["INVALID_INPUT", "INVALID_CURSOR", "DATABASE_AWAY"],
    procedure: "progress.marks",
  }),
  procedureRoute({
    method: "PUT",
    path: apiPaths.progressMark,
    operationId: "setMark",
    tag: "Progress",
    summary: "Mark a reading as read",
    description:
      "The id is a UUID that the client makes: sent again, it changes nothing. `date` is the reader's own date that it counts for, also a past one that is made up. A `day` of the shared plan (`daily`), or `from` and `to` of an own plan.",
    params: Named,
    body: Mark,
    bodyExample: markExample,
    status: 200,
    response: KeptMark,
    example: keptMarkExample,
    errors: ["MARK_REMOVED", "PROGRESS_FULL", ...BODY_ERRORS],
    procedure: "progress.mark",
  }),
  emptyRoute({
    method: "DELETE",
    path: apiPaths.progressMark,
    operationId: "removeMark",
    tag: "Progress",
    summary: "Undo a mark",
    description: "For good. For a mark that is not there nothing changes.",
    params: Named,
    errors: ["INVALID_INPUT", ...WRITE_ERRORS],
    procedure: "progress.unmark",
  }),
  pagedRoute({
    path: apiPaths.progressPositions,
    operationId: "listPositions",
    tag: "Progress",
    summary: "Where the signed-in user stopped, by plan",
    query: PagingQuery,
    item: KeptPosition,
    example: [keptPositionExample],
    errors: ["INVALID_INPUT", "INVALID_CURSOR", "DATABASE_AWAY"],
    procedure: "progress.positions",
  }),
  procedureRoute({
    method: "PUT",
    path: apiPaths.progressPosition,
    operationId: "setPosition",
    tag: "Progress",
    summary: "Say where the signed-in user stopped in a plan",
    description:
      "`plan` is `daily`, or the id of an own plan. One position a plan: the last stays, so the same may be sent again.",
    params: z.object({ plan: PlanName }),
    body: Position,
    bodyExample: { verse: "80:17", day: 292 },
    status: 200,
    response: KeptPosition,
    example: keptPositionExample,
    errors: ["PROGRESS_FULL", ...BODY_ERRORS],
    procedure: "progress.setPosition",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.progressSync,
    operationId: "syncProgress",
    tag: "Progress",
    summary: "Exchange changes with a device",
    description:
      "For apps that work offline. A device numbers its operations from 1 (`seq`) and sends them in order; each is applied once, however often it is sent. `received` is the last one that the server has: after a gap none is applied. An operation that may not be stored is in `refused`, and those after it are applied; after 20 of them the rest is for the next request, as `received` says. Marks are a set: an undo (`value` null) is for good. Of all else the last change stays; `at` is corrected by what the device's clock (`now`) is off. `changes` are those of other devices after `since`; ask again while `hasMore`. `isBehind`: the server has less than the device has seen, which should then send everything under a new `device`. A removed item is forgotten some time: a device whose `since` is not 0 and less than `compacted`, and which did not know this `compacted`, drops what it has received and asks again with `since` 0. Times are epoch milliseconds. At most 2,000 operations and 2 MiB.",
    body: SyncInput,
    bodyExample: {
      device: PROGRESS_ID,
      now: 1_772_692_200_000,
      since: 0,
      operations: [
        { seq: 1, kind: "mark", id: PROGRESS_ID, value: markExample, at: 1_772_692_100_000 },
        { seq: 2, kind: "position", id: "daily", value: { verse: "80:17" }, at: 1_772_692_150_000 },
      ],
    },
    maxBodyBytes: MAX_SYNC_BYTES,
    status: 200,
    response: SyncReply,
    example: {
      now: 1_772_692_201_000,
      received: 2,
      revision: 2,
      applied: [
        { seq: 1, at: 1_772_692_100_000, revision: 1 },
        { seq: 2, at: 1_772_692_150_000, revision: 2 },
      ],
      changes: [],
      hasMore: false,
      compacted: 0,
      isBehind: false,
      refused: [],
    },
    errors: ["PROGRESS_FULL", ...BODY_ERRORS],
    procedure: "progress.sync",
  }),
  procedureRoute({
    method: "GET",
    path: apiPaths.progressExport,
    operationId: "exportProgress",
    tag: "Progress",
    summary: "All of the signed-in user's progress as one document",
    status: 200,
    response: ProgressDocument,
    example: documentExample(),
    errors: ["DATABASE_AWAY"],
    procedure: "progress.export",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.progressImport,
    operationId: "importProgress",
    tag: "Progress",
    summary: "Merge an exported document into the signed-in user's progress",
    description:
      "All or nothing, at most 4 MiB: any export fits. What the account has that is newer stays; what was removed comes back. The same document again changes nothing. A document whose `owner` is another username needs `acceptAnother`.",
    body: ImportInput,
    bodyExample: { document: documentExample(), acceptAnother: false },
    maxBodyBytes: MAX_DOCUMENT_BYTES,
    status: 200,
    response: ImportResult,
    example: { imported: 4, unchanged: 0 },
    errors: [
      ...(["IMPORT_UNREADABLE", "IMPORT_TOO_NEW", "IMPORT_OF_ANOTHER", "PROGRESS_FULL"] as const),
      "TOO_MANY_REQUESTS",
      ...BODY_ERRORS,
    ],
    procedure: "progress.import",
  }),
];

function documentExample(): z.input<typeof ProgressDocument> {
  return {
    format: "daily-quran-reading/progress",
    version: 1,
    exportedAt: "2026-03-05T06:30:00.000Z",
    owner: "amina",
    marks: [keptMarkExample],
    bookmarks: [bookmarkExample],
    plans: [planExample],
    positions: [keptPositionExample],
  };
}
