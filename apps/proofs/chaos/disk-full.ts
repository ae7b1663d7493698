import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "../../server/src/db/client.ts";
import { exchange } from "../support/crowd.ts";
import { type SmallDisk, mountSmallDisk } from "../support/full-disk.ts";
import type { Row, Scenario } from "../support/scenario.ts";
import { serve, type Served, startServer } from "../support/served.ts";
import { servesReading, startTraffic, UNLIMITED } from "../support/traffic.ts";

const ROUNDS = 6;
const MEGABYTES = 400;
const MAX_LOG_MEGABYTES = 400;
const MAX_FILLING_MS = 20_000;
const FULL_MS = 1_000;
const MAX_BACK_MS = 30_000;

/**
 * The file system of the data folder is full in the middle of writes, and has space again. In every second
 * round Postgres also has no space for its write-ahead log, and ends itself (PANIC).
 */
export const diskFull: Scenario = async ({ count = ROUNDS, main, random }) => {
  const disk = await mountSmallDisk(MEGABYTES);
  let served: Served | undefined;
  try {
    served = await serve(UNLIMITED, main, join(disk.folder, "data"));
    const { port, sql } = served;
    const origin = `http://127.0.0.1:${port}`;
    const traffic = await startTraffic({ origin: () => origin, sql: () => sql }, random);
    const { statuses } = traffic.writers;
    const refusals: Record<string, number> = {};
    let [longest, readings, refusing, panics] = [0, 0, 0, 0];
    for (let round = 0; round < count; round += 1) {
      await traffic.untilAcknowledged(MAX_BACK_MS);
      const before = statuses[503] ?? 0;
      const checkpointer = await checkpointerOf(served);
      disk.fill();
      if (round % 2 === 1) await fillLog(sql);
      const limit = performance.now() + MAX_FILLING_MS;
      while ((statuses[503] ?? 0) < before + 10 && performance.now() < limit) {
        disk.fill();
        await pause(20);
      }
      await pause(random() * FULL_MS);
      if (await servesReading(origin)) readings += 1;
      if (round % 2 === 0) await askForLists(origin, traffic.tokens, refusals);
      if ((statuses[503] ?? 0) >= before + 10) refusing += 1;
      disk.free();
      longest = Math.max(longest, await traffic.untilAcknowledged(MAX_BACK_MS));
      if ((await checkpointerOf(served)) !== checkpointer) panics += 1;
    }
    // A busy machine may refuse some as OVERLOADED.
    const away = refusals["DATABASE_AWAY"] ?? 0;
    const rows: Row[] = [
      { what: "rounds", value: count },
      { what: "rounds with 503", value: refusing, isBroken: refusing < count },
      { what: "rounds in which Postgres ended itself", value: panics },
      { what: "readings served meanwhile", value: readings, isBroken: readings < count },
      {
        what: "reads refused while Postgres runs, by code",
        value: JSON.stringify(refusals),
        isBroken: away > 0,
      },
      {
        what: "writes are back after at most, ms",
        value: longest,
        isBroken: longest >= MAX_BACK_MS,
      },
      ...(await traffic.check([503])),
    ];
    const start = await startOnFull(served, disk, main);
    served = start.served;
    return [...rows, start.row];
  } finally {
    disk.free();
    await served?.stop().catch(() => {});
    await disk.remove();
  }
};

/** Asks as each of them for what is read from the database, and counts the refusals by their code. */
async function askForLists(
  origin: string,
  tokens: readonly string[],
  refusals: Record<string, number>,
): Promise<void> {
  for (const token of tokens) {
    const { status, body } = await exchange(`GET ${origin}/api/groups`, token);
    if (status === 200) continue;
    const code = (body as { code?: string }).code ?? `status ${status}`;
    refusals[code] = (refusals[code] ?? 0) + 1;
  }
}

/** Writes to the log alone until its next segment cannot be created. */
async function fillLog(sql: Sql): Promise<void> {
  for (let times = 0; times < MAX_LOG_MEGABYTES; times += 1)
    try {
      await sql`select pg_logical_emit_message(true, 'chaos', repeat('x', 1048576))`;
    } catch {
      return;
    }
}

/** Another one after each crash of Postgres. */
async function checkpointerOf({ sql }: Served): Promise<number> {
  const [row] = await sql<[{ pid: number }]>`
    select pid from pg_stat_activity where backend_type = 'checkpointer'`;
  return row.pid;
}

/** What a start on a full disk prints; then it is started again with space. */
async function startOnFull(
  { kill, dataDirectory }: Served,
  disk: SmallDisk,
  main: string | undefined,
): Promise<{ served: Served; row: Row }> {
  await kill();
  disk.fill();
  const output = await startServer({ DATA_DIR: dataDirectory }, main).then(
    async (server) => {
      await server.end("SIGKILL");
      return "it started";
    },
    (error: Error) => error.message,
  );
  disk.free();
  const served = await serve({}, main, dataDirectory);
  const lines = output.split("\n").length;
  return {
    served,
    row: { what: "start on a full disk", value: output, isBroken: lines > 1 },
  };
}
