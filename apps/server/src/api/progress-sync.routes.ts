import { LARGE_BODY_LIMIT } from "@daily-quran/domain/api-limits";
import * as apiPaths from "@daily-quran/domain/api-paths";
import {
  ImportInput,
  ImportResult,
  ProgressDocument,
} from "@daily-quran/domain/progress/progress-document";
import {
  MAX_DOCUMENT_BYTES,
  MAX_SYNC_BYTES,
  MAX_SYNC_SIZE,
} from "@daily-quran/domain/progress/progress-limits";
import { SyncInput, SyncReply } from "@daily-quran/domain/progress/progress-sync";
import type { z } from "zod";
import { exportProgress, importProgress } from "../features/progress/progress-document.ts";
import { actorOf } from "../request/actor.ts";
import { MAX_FAULTS } from "../request/public-error.ts";
import { bookmarkExample } from "./bookmark.routes.ts";
import { planExample } from "./own-plan.routes.ts";
import {
  keptMarkExample,
  keptPositionExample,
  markExample,
  PROGRESS_ID,
} from "./progress.routes.ts";
import { procedureRoute } from "./route/declare-route.ts";
import { described, type SchemaTexts } from "./route/described.ts";
import type { RestRoute } from "./route/rest-route.ts";

const inMiB = (bytes: number): number => bytes / 1024 / 1024;

/** What the signed-in user has read, exchanged with devices, and as a file. */
export const progressSyncRoutes: readonly RestRoute[] = [
  procedureRoute({
    method: "POST",
    path: apiPaths.progressSync,
    operationId: "syncProgress",
    summary: "Exchange changes with a device",
    description: `For apps that work offline. A device numbers its operations from 1 (\`seq\`) and sends them in order; each is applied once, however often it is sent. \`received\` is the last one that the server has: after a gap none is applied. An operation that may not be stored is in \`refused\`, and those after it are applied; after ${MAX_FAULTS} of them the rest is for the next request, as \`received\` says. Marks are a set: an undo (\`value\` null) is for good. Of all else the last change stays; \`at\` is corrected by what the device's clock (\`now\`) is off. \`changes\` are those of other devices after \`since\`; ask again while \`hasMore\`. \`isBehind\`: the server has less than the device has seen, which should then send everything under a new \`device\`. A removed item is forgotten some time: a device whose \`since\` is not 0 and less than \`compacted\`, and which did not know this \`compacted\`, drops what it has received and asks again with \`since\` 0. Times are epoch milliseconds. At most ${MAX_SYNC_SIZE.toLocaleString("en-US")} operations and ${inMiB(MAX_SYNC_BYTES)} MiB; ${LARGE_BODY_LIMIT.requests} bodies a minute from one network that are compressed or over 64 KiB.`,
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
    errors: ["PROGRESS_FULL"],
    procedure: "progress.sync",
  }),
  procedureRoute({
    path: apiPaths.progressExport,
    operationId: "exportProgress",
    summary: "All of the signed-in user's progress as one document",
    description:
      "Marks, bookmarks, plans and positions. `POST /api/progress/import` takes it back, here or on another server.",
    response: ProgressDocument,
    example: documentExample(),
    procedure: "progress.export",
    stream: ({ sql, now }, user) => exportProgress(sql, actorOf({ user, now })),
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.progressImport,
    operationId: "importProgress",
    summary: "Merge an exported document into the signed-in user's progress",
    description: `All or nothing, at most ${inMiB(MAX_DOCUMENT_BYTES)} MiB: any export fits. What the account has that is newer stays; what was removed comes back. The same document again changes nothing. A document whose \`owner\` is another username needs \`acceptAnother\`.`,
    body: ImportInput,
    bodyExample: { document: documentExample(), acceptAnother: false },
    maxBodyBytes: MAX_DOCUMENT_BYTES,
    example: { imported: 4, unchanged: 0 },
    errors: ["IMPORT_UNREADABLE", "IMPORT_TOO_NEW", "IMPORT_OF_ANOTHER", "PROGRESS_FULL"],
    procedure: "progress.import",
    take: ({ sql, now }, user, pieces) => importProgress(sql, actorOf({ user, now }), pieces),
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

const CHANGE = {
  kind: "What it is: a mark, a bookmark, a plan or a position.",
  id: "Its ID; of a position the plan.",
  value: "What it is now; `null` where it was removed.",
  at: "When it was changed, in epoch milliseconds.",
};

const nested = (prefix: string, fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [`${prefix}.${name}`, text]));

export const progressSyncTexts: SchemaTexts = {
  output: {
    ProgressDocument: described(ProgressDocument, "All of a reader's progress, as one file.", {
      format: "The name of the format.",
      version: "The version of the format.",
      exportedAt: "When it was written.",
      owner: "The username; `null` for a visitor's.",
      marks: "What was read.",
      bookmarks: "The bookmarks.",
      plans: "The own plans.",
      positions: "Where the reader stopped.",
    }),
    ImportResult: described(ImportResult, "What an import brought in.", {
      imported: "How many items were new or newer.",
      unchanged: "How many were there already.",
    }),
    SyncReply: described(SyncReply, "What a device gets.", {
      now: "The server's clock, in epoch milliseconds.",
      received: "The last operation of the device that the server has.",
      revision: "The revision up to which the changes go.",
      applied:
        "The operations of this request that changed something; the device has their values.",
      "applied.seq": "The operation's number.",
      "applied.at": "When it was made, by the server's clock, in epoch milliseconds.",
      "applied.revision": "The revision that it made.",
      changes: "The other changes after `since`, and those of this request whose value was tidied.",
      ...nested("changes", CHANGE),
      "changes.device": "The device that made the change.",
      "changes.seq": "The number of the operation there.",
      "changes.revision": "The revision that it made.",
      hasMore: "Whether there are more changes: ask again.",
      compacted:
        "Removed items are forgotten up to this revision: who has seen less, but something, takes everything anew.",
      isBehind: "Whether the server has less than the device has seen.",
      refused: "The operations that are not stored.",
      "refused.seq": "The operation's number.",
      "refused.message": "Why it is not stored, for a person.",
    }),
  },
  input: {
    ImportInput: described(ImportInput, "A document to merge.", {
      document: "The document, as it was exported.",
      acceptAnother: "Whether it may be another person's.",
    }),
    SyncInput: described(SyncInput, "What a device sends.", {
      device: "The UUID of the device.",
      now: "The device's clock, in epoch milliseconds.",
      since: "The last revision that it has.",
      operations: "What was done on it, in order and without a gap.",
      "operations.seq": "The operation's number, from 1.",
      ...nested("operations", CHANGE),
      "operations.over": "When the value that it replaced was changed, in epoch milliseconds.",
    }),
  },
};
