import { randomUUID } from "node:crypto";
import { addDays } from "@daily-quran/reading-schedule/calendar-day";
import { median } from "../bench/median.ts";
import { makeCrowd } from "../support/crowd.ts";
import { closedLoop, openLoop } from "../support/open-loop.ts";
import type { Row, Scenario } from "../support/scenario.ts";
import { serve, type Served } from "../support/served.ts";

const ROUNDS = 5;
const SECONDS = 3;
/** Readings that others ask for in a second. */
const OTHERS = 125;
const ABUSERS = 4;
const MARKS = 18_000;
const MAX_RATIO = 2;

const MARK = { plan: "daily", day: 1, date: "2020-01-01", timeZone: "Asia/Dhaka" };

/** What is sent as the n-th request: a line, and a body. */
type RequestOf = (n: number) => readonly [line: string, body?: string];

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
  // Each device sends the same marks; the text is made once, as this process measures, too.
  const [sent, file] = [JSON.stringify(operations), JSON.stringify({ document })];
  return {
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

/** Others' p99 beside each abuse, and beside as many who ask for a reading; two builds take turns. */
export const beside: Scenario = async ({ count = ROUNDS, main }) => {
  const builds: { port: number; cookie: string; stop: () => Promise<void> }[] = [];
  try {
    for (const each of main === undefined ? [undefined] : [undefined, main]) {
      const { port, sql, stop } = await serve({ TRUST_PROXY: "on" }, each);
      builds.push({ port, stop, cookie: await fill(sql) });
    }
    const rows: Row[] = [];
    for (const [name, abuse] of Object.entries(makeAbuses())) {
      const rounds = builds.map(() => ({ ratios: [] as number[], times: [] as number[] }));
      for (let round = 0; round < count; round += 1)
        for (const [at, build] of builds.entries()) {
          const without = await othersP99(build, reading, round);
          const withIt = await othersP99(build, (n) => abuse(n + round * 1_000), round);
          rounds[at]?.ratios.push(withIt / without);
          rounds[at]?.times.push(withIt);
        }
      const [ratio = NaN, before] = rounds.map(({ ratios }) => median(ratios));
      const other = before === undefined ? "" : `; the other build ${before.toFixed(2)}`;
      rows.push({
        what: `${name}: others' p99, of what it is without`,
        value: `${rounds[0]?.times.join(", ")} ms, ${ratio.toFixed(2)}${other}`,
        isBroken: ratio > MAX_RATIO,
      });
    }
    return rows;
  } finally {
    for (const { stop } of builds) await stop();
  }
};

async function othersP99(
  { port, cookie }: { port: number; cookie: string },
  asked: RequestOf,
  round: number,
): Promise<number> {
  // Each round is of another network, whose allowance of large bodies is whole.
  const textOf = (request: RequestOf, network: string) => (n: number) => {
    const [line, body = ""] = request(n);
    const head = `${line} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nX-Forwarded-For: ${network}\r\n${cookie}`;
    if (body === "") return `${head}\r\n`;
    const length = Buffer.byteLength(body);
    return `${head}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;
  };
  const [{ p99 }] = await Promise.all([
    openLoop({
      port,
      perSecond: OTHERS,
      seconds: SECONDS,
      connections: 32,
      request: textOf(reading, "192.0.2.1"),
    }),
    closedLoop({ port, seconds: SECONDS, request: textOf(asked, `198.51.100.${round}`) }, ABUSERS),
  ]);
  return p99;
}

/** One reader with many marks, and a session; returns its cookie. */
async function fill(sql: Served["sql"]): Promise<string> {
  const [token] = await makeCrowd(sql, 1);
  await sql`insert into progress_reader (user_id, revision) values (1, ${MARKS})`;
  await sql`
    insert into progress_item (user_id, kind, id, value, changed_at, device, seq, revision)
    select 1, 'mark', gen_random_uuid(), ${sql.json(MARK)}, now(), gen_random_uuid(), n, n
    from generate_series(1, ${MARKS}::int) n`;
  return `Cookie: session=${token}\r\n`;
}
