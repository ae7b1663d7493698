import { once } from "node:events";
import { get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { PART_COUNTS } from "@daily-quran/quran/parts";
import type { Sql } from "../../server/src/db/client.ts";
import { cpuSeconds, mebibytes } from "../bench/process-figures.ts";
import { exchange, makeCrowd } from "../support/crowd.ts";
import { externalDatabase } from "../support/external-database.ts";
import type { Conditions, Row, Scenario } from "../support/scenario.ts";
import { type ServerProcess, startServer } from "../support/served.ts";

const PAGES = PART_COUNTS.page;
const RIVALS = 200;
const MAX_TAKEN_MS = 10_000;
const STREAMS = 1_000;
// A process lets 600 of one network look.
const STREAMS_OF_ONE = 500;
const CHANGES = 200;
const BETWEEN_CHANGES_MS = 100;
const MAX_LATEST_MS = 3_000;

/**
 * 604 people take the 604 pages of a khatma over two servers, one of which is killed (SIGKILL) in the middle; 200 take
 * the same one; and 1,000 look while it changes.
 */
export const khatmas: Scenario = async (conditions) => {
  const database = await externalDatabase(conditions.main);
  const { host, sql } = database;
  const other = await startServer({ DATABASE_URL: database.url }, conditions.main);
  const ask: Ask = async (line, token, body) => await exchange(lineTo(host, line), token, body);
  try {
    const tokens = await makeCrowd(sql, PAGES);
    for (const name of ["Pages", "Rivals", "Looked at"])
      await ask("POST /api/groups/1/khatmas", tokens[0], { name, shares: "page" });
    return [
      ...(await takeAll({ ...conditions, sql, tokens, servers: [other, host], end: other.end })),
      ...(await takeTheSame(tokens.slice(0, RIVALS), ask)),
      ...(await lookOn(host, tokens, ask)),
    ];
  } finally {
    await other.end("SIGKILL");
    await database.close();
  }
};

/** A line to one of the servers. */
const lineTo = ({ port }: Pick<ServerProcess, "port">, line: string): string =>
  line.replace(" ", ` http://127.0.0.1:${port}`);

type Ask = typeof exchange;

interface TakenAll extends Conditions {
  readonly sql: Sql;
  readonly tokens: readonly string[];
  readonly servers: readonly Pick<ServerProcess, "port">[];
  readonly end: ServerProcess["end"];
}

/** Each takes a page, or the next free one where it is gone; a 503 is retried, as the web app does. */
async function takeAll({ sql, tokens, servers, end, random, plant }: TakenAll): Promise<Row[]> {
  const statuses: Record<number, number> = {};
  let taken = 0;
  /** Until it is answered; where a server is gone the other one is asked, as a proxy does. */
  const insist = async (who: number, line: string, body?: object): Promise<number> => {
    for (let gone = 0; ;) {
      const server = servers[(who + gone) % servers.length];
      const { status } = await exchange(server ? lineTo(server, line) : line, tokens[who], body);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 0) gone += 1;
      else if (status === 503) await pause(300 + random() * 700);
      else return status;
    }
  };
  const everyone = async (work: (who: number) => Promise<unknown>) =>
    await Promise.all(tokens.map((_, who) => work(who)));
  // All have the page open.
  await everyone((who) => insist(who, "GET /api/khatmas/1"));
  for (const status of Object.keys(statuses)) statuses[Number(status)] = 0;
  const began = performance.now();
  await everyone(async (who) => {
    const page = 1 + Math.floor(random() * PAGES);
    const status = await insist(who, `PUT /api/khatmas/1/shares/${page}`, { state: "taken" });
    if (status === 409)
      await insist(who, "POST /trpc/khatma.takeOne", {
        json: { khatmaId: 1, shortest: false, known: 0 },
      });
    taken += 1;
    if (taken === PAGES / 2) void end("SIGKILL");
  });
  const ms = Math.round(performance.now() - began);
  if (plant === "lost") await sql`delete from khatma_share where khatma_id = 1 and place = 7`;
  if (plant === "doubled") {
    await sql`drop index khatma_share_held`;
    await sql`update khatma_share set place = 8 where khatma_id = 1 and place = 7`;
  }
  const [stored] = await sql`
    select count(*)::int as rows, count(distinct place)::int as pages,
      count(distinct reader_id)::int as readers
    from khatma_share where khatma_id = 1 and is_held`;
  return [
    { what: "604 take 604 pages, ms", value: ms, isBroken: ms > MAX_TAKEN_MS },
    ...["rows", "pages", "readers"].map((of) => ({
      what: `stored ${of}`,
      value: stored?.[of],
      isBroken: stored?.[of] !== PAGES,
    })),
    { what: "answers by status (0: none)", value: JSON.stringify(statuses) },
  ];
}

/** Who has no room asks again, so that all are answered. */
async function takeTheSame(tokens: readonly string[], ask: Ask): Promise<Row[]> {
  const take = async (token: string): Promise<number> => {
    const { status } = await ask("PUT /api/khatmas/2/shares/7", token, { state: "taken" });
    if (status !== 503) return status;
    await pause(300);
    return await take(token);
  };
  const statuses = await Promise.all(tokens.map(take));
  const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
  return [
    {
      what: "of 200 who take the same page have it",
      value: count(200),
      isBroken: count(200) !== 1,
    },
    { what: "are told who has it", value: count(409), isBroken: count(409) !== RIVALS - 1 },
  ];
}

/** Streams that are open while shares change; the delay is from the request that changes one. */
async function lookOn(
  server: Pick<ServerProcess, "pid" | "port">,
  tokens: readonly string[],
  ask: Ask,
): Promise<Row[]> {
  const { plan } = (await ask("GET /api/khatmas/3", tokens[0])).body as { plan: string };
  const before = mebibytes(server.pid).now;
  const sentAt = new Map<number, number>();
  const delays: number[] = [];
  const requests = await Promise.all(
    Array.from({ length: STREAMS }, async (_, at) => {
      const request = get({
        port: server.port,
        host: "127.0.0.1",
        localAddress: `127.0.1.${1 + Math.floor(at / STREAMS_OF_ONE)}`,
        path: `/live/khatmas/${plan}`,
        agent: false,
      });
      const [response] = await once(request, "response");
      response.on("data", (chunk: Buffer) => {
        const text = String(chunk);
        if (!text.startsWith("data: ")) return;
        for (const [n] of JSON.parse(text.slice(6)) as [number][])
          delays.push(performance.now() - (sentAt.get(n) ?? 0));
      });
      response.on("error", () => {});
      return request;
    }),
  );
  const opened = mebibytes(server.pid).now;
  const cpu = cpuSeconds(server.pid);
  const began = performance.now();
  for (let n = 1; n <= CHANGES; n += 1) {
    sentAt.set(n, performance.now());
    const taking = ask(`PUT /api/khatmas/3/shares/${n}`, tokens[n], { state: "taken" });
    await Promise.all([taking, pause(BETWEEN_CHANGES_MS)]);
  }
  const end = performance.now() + MAX_LATEST_MS;
  while (delays.length < STREAMS * CHANGES && performance.now() < end) await pause(20);
  const used = (cpuSeconds(server.pid) - cpu) / ((performance.now() - began) / 1000);
  for (const request of requests) request.destroy();
  delays.sort((one, other) => one - other);
  const delay = (part: number) => Math.round(delays[Math.floor(delays.length * part)] ?? 0);
  const missed = STREAMS * CHANGES - delays.length;
  return [
    {
      what: `of ${CHANGES} changes at ${STREAMS} streams missed`,
      value: missed,
      isBroken: missed > 0,
    },
    { what: "delay p50 / p99, ms", value: `${delay(0.5)} / ${delay(0.99)}` },
    { what: "processor, of one", value: `${Math.round(used * 100)} %` },
    {
      what: "memory without / with the streams / at most, MB",
      value: `${before} / ${opened} / ${mebibytes(server.pid).most}`,
    },
  ];
}
