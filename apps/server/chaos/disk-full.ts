import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "../src/db/client.ts";
import { send } from "./crowd.ts";
import { type SmallDisk, mountSmallDisk } from "./full-disk.ts";
import type { Row, Scenario } from "./scenario.ts";
import { serve, type Served, startServer } from "./served.ts";
import { servesReading, startTraffic, UNLIMITED } from "./traffic.ts";

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
export const diskFull: Scenario = async ({ count = ROUNDS, main, plant, random }) => {
  const disk = await mountSmallDisk(MEGABYTES);
  let served: Served | undefined;
  try {
    served = await serve(UNLIMITED, main, join(disk.folder, "data"));
    const { port, sql } = served;
    const origin = `http://127.0.0.1:${port}`;
    const traffic = await startTraffic({ origin: () => origin, sql: () => sql }, { random, plant });
    const { statuses } = traffic.writers;
    let [longest, readings, lists, refusing, panics] = [0, 0, 0, 0, 0];
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
      if (round % 2 === 0) lists += await countLists(origin, traffic.tokens);
      if ((statuses[503] ?? 0) >= before + 10) refusing += 1;
      disk.free();
      longest = Math.max(longest, await traffic.untilAcknowledged(MAX_BACK_MS));
      if ((await checkpointerOf(served)) !== checkpointer) panics += 1;
    }
    const listsAsked = Math.ceil(count / 2) * traffic.tokens.length;
    const rows: Row[] = [
      { what: "rounds", value: count },
      { what: "rounds with 503", value: refusing, isBroken: refusing < count },
      { what: "rounds in which Postgres ended itself", value: panics },
      { what: "readings served meanwhile", value: readings, isBroken: readings < count },
      {
        what: "lists of groups not served while Postgres runs",
        value: listsAsked - lists,
        isBroken: lists < listsAsked,
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

/** How many of them still get what is read from the database. */
async function countLists(origin: string, tokens: readonly string[]): Promise<number> {
  let served = 0;
  for (const token of tokens)
    if ((await send(`GET ${origin}/api/groups`, token)) === 200) served += 1;
  return served;
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
