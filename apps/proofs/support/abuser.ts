// A process of its own that sends what is dear, so that what it costs to send is not measured beside the server's work.
import { randomUUID } from "node:crypto";
import { addDays } from "@daily-quran/reading-schedule/calendar-day";
import { closedLoop } from "./open-loop.ts";

const ABUSERS = 4;

/** One order: what is sent for so many seconds, from the `round`-th network. */
export interface Abuse {
  readonly name: string;
  readonly port: number;
  readonly cookie: string;
  readonly seconds: number;
  readonly round: number;
}

const MARK = { plan: "daily", day: 1, date: "2020-01-01", timeZone: "Asia/Dhaka" };

/** What is sent as the n-th request: a line, and a body. */
type RequestOf = (n: number) => readonly [line: string, body?: string];

/** A reading costs next to nothing: what the others are beside without an abuse. */
const reading: RequestOf = () => ["GET /api/schedule/100/verses"];

/** What one visitor or one reader may ask for that is dear; no two requests are the same. */
function makeAbuses(): Readonly<Record<string, RequestOf>> {
  const exportedAt = new Date().toISOString();
  const operations = Array.from({ length: 2_000 }, (_, index) => {
    return { seq: index + 1, kind: "mark", id: randomUUID(), value: MARK, at: Date.now() };
  });
  const marks = Array.from({ length: 9_000 }, () => {
    return { ...MARK, id: randomUUID(), updatedAt: exportedAt };
  });
  const head = { format: "daily-quran-reading/progress", version: 1, exportedAt, owner: null };
  const document = { ...head, marks, bookmarks: [], plans: [], positions: [] };
  // Each device sends the same marks; the text is made once.
  const [sent, file] = [JSON.stringify(operations), JSON.stringify({ document })];
  return {
    reading,
    calendars: (n) => [`GET /api/schedule.ics?start=${addDays("2030-01-01", n)}&alarm=06:30`],
    "ranges of verses": (n) => [`GET /api/verses/2:${1 + (n % 140)}-${141 + (n % 139)}`],
    searches: (n) => [`GET /api/search?q=mercy%20light%20${n}`],
    exports: () => ["GET /api/progress/export"],
    "imports that are refused": () => ["POST /api/progress/import", file],
    synchronizations: () => [
      "POST /api/progress/sync",
      `{"device":"${randomUUID()}","now":${Date.now()},"since":1000000000,"operations":${sent}}`,
    ],
    figures: () => ["GET /api/progress"],
  };
}

const ABUSES = makeAbuses();

process.on("message", (order: Abuse) => {
  const asked = ABUSES[order.name] ?? reading;
  const request = (n: number): string => {
    const [line, body = ""] = asked(n + order.round * 1_000);
    // Each round is of another network, whose allowance of large bodies is whole.
    const head = `${line} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nX-Forwarded-For: 198.51.100.${order.round}\r\n${order.cookie}`;
    if (body === "") return `${head}\r\n`;
    const length = Buffer.byteLength(body);
    return `${head}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;
  };
  void closedLoop({ port: order.port, seconds: order.seconds, request }, ABUSERS).then(() =>
    process.send?.("done"),
  );
});

process.send?.(Object.keys(ABUSES).filter((name) => name !== "reading"));
