import * as apiPaths from "@daily-quran/domain/api-paths";

/** What is asked of the product, and of the servers that it is compared with. */
export interface BenchRow {
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A copy of the product's document, or one query for the caller. */
  readonly peers: "document" | "query";
  /** Sends the ETag of the first response, and expects 304. */
  readonly isUnchanged: boolean;
  readonly isSignedIn: boolean;
  /** Requests a second, whatever the responses; as fast as answers come if it is not said. */
  readonly perSecond?: number;
}

const READING = "/api/schedule/100/verses";

function documentRow(name: string, path: string, encoding: string): BenchRow {
  const headers = { "accept-encoding": encoding };
  return { name, path, headers, peers: "document", isUnchanged: false, isSignedIn: false };
}

function queryRow(name: string, path: string): BenchRow {
  const headers = { "accept-encoding": "identity" };
  return { name, path, headers, peers: "query", isUnchanged: false, isSignedIn: true };
}

/** Every row, in the order of the table. */
export const BENCH_ROWS: readonly BenchRow[] = [
  documentRow("reading", READING, "identity"),
  documentRow("reading-gzip", READING, "gzip"),
  documentRow("reading-br", READING, "br"),
  { ...documentRow("reading-304", READING, "identity"), isUnchanged: true },
  { ...documentRow("reading-steady", READING, "identity"), perSecond: 500 },
  documentRow("home", "/", "identity"),
  documentRow("home-br", "/", "br"),
  documentRow("schedule", "/schedule", "identity"),
  documentRow("schedule-br", "/schedule", "br"),
  queryRow("poll", apiPaths.notifications),
  { ...queryRow("poll-304", apiPaths.notifications), isUnchanged: true },
  queryRow("poll-trpc", "/trpc/notification.state"),
  queryRow("user", apiPaths.user),
  queryRow("user-trpc", "/trpc/user.me"),
  queryRow("groups", apiPaths.groups),
];
