import { setTimeout as pause } from "node:timers/promises";
import { connectDriver, type DatabaseAddress, type Sql } from "../../server/src/db/client.ts";
import type { Scenario } from "../support/scenario.ts";
import { serve } from "../support/served.ts";
import { servesReading, startTraffic, UNLIMITED } from "../support/traffic.ts";

const ROUNDS = 10;
const HELD_MS = 1_500;
const MAX_BACK_MS = 30_000;
const MAX_RESPONSE_MS = 30_000;

/**
 * No connection is free while results are stored: each waits for a locked table, or others have taken all
 * that the database has.
 */
export const exhausted: Scenario = async ({ count = ROUNDS, main, random }) => {
  const served = await serve(UNLIMITED, main);
  const origin = `http://127.0.0.1:${served.port}`;
  const taken = { locks: 0, connections: 0 };
  let longest = 0;
  let readings = 0;
  try {
    const traffic = await startTraffic({ origin: () => origin, sql: () => served.sql }, random);
    const { statuses } = traffic.writers;
    let rounds503 = 0;
    for (let round = 0; round < count; round += 1) {
      await traffic.untilAcknowledged(MAX_BACK_MS);
      const before = statuses[503] ?? 0;
      const hold = async (): Promise<void> => {
        await pause(HELD_MS);
        if (await servesReading(origin)) readings += 1;
      };
      // Each kind in turn, so that a short run has both.
      if (round % 2 === 0) {
        taken.locks += 1;
        await withLocks(served.sql, hold);
      } else {
        taken.connections += 1;
        await withAllConnections(served.address, hold);
      }
      longest = Math.max(longest, await traffic.untilAcknowledged(MAX_BACK_MS));
      if ((statuses[503] ?? 0) > before) rounds503 += 1;
    }
    const slowest = traffic.writers.slowestMs();
    return [
      { what: "rounds", value: count },
      { what: "tables locked", value: taken.locks },
      { what: "connections taken", value: taken.connections },
      { what: "rounds with 503", value: rounds503, isBroken: rounds503 < count },
      { what: "readings served meanwhile", value: readings, isBroken: readings < count },
      { what: "slowest response, ms", value: slowest, isBroken: slowest > MAX_RESPONSE_MS },
      {
        what: "writes are back after at most, ms",
        value: longest,
        isBroken: longest >= MAX_BACK_MS,
      },
      ...(await traffic.check([503])),
    ];
  } finally {
    await served.stop();
  }
};

async function withLocks(sql: Sql, work: () => Promise<void>): Promise<void> {
  await sql.begin(async (sql) => {
    await sql`set local lock_timeout = 0`;
    await sql`lock table quiz_result, check_in, reading_group in access exclusive mode`;
    await work();
  });
}

/** Takes every connection that the database has, the application's own too. */
async function withAllConnections(
  address: DatabaseAddress,
  work: () => Promise<void>,
): Promise<void> {
  const held: Sql[] = [];
  const take = async (): Promise<boolean> => {
    const one = connectDriver(address, { max: 1, connection: { application_name: "chaos" } });
    const isTaken = await one`select 1`.then(
      () => true,
      () => false,
    );
    if (isTaken) held.push(one);
    else await one.end({ timeout: 0 });
    return isTaken;
  };
  try {
    while (await take());
    const [first] = held;
    if (first)
      await first`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'daily-quran-reading'`;
    while (await take());
    await work();
  } finally {
    await Promise.all(held.map((one) => one.end({ timeout: 0 })));
  }
}
