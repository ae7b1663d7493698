import { setTimeout as pause } from "node:timers/promises";
import { median } from "../bench/median.ts";
import { startPair } from "../support/database-pair.ts";
import type { Scenario } from "../support/scenario.ts";
import { startServer } from "../support/served.ts";
import { servesReading, startTraffic, UNLIMITED } from "../support/traffic.ts";

const ROUNDS = 10;
const MAX_BACK_MS = 15_000;

/**
 * The database that leads is killed (SIGKILL) again and again while results are stored; the one that follows it leads
 * then, and the killed one follows. Both are in `DATABASE_URL`.
 */
export const failovers: Scenario = async ({ count = ROUNDS, main, plant, random }) => {
  const pair = await startPair();
  try {
    const server = await startServer({ DATABASE_URL: pair.url, ...UNLIMITED }, main);
    const origin = `http://127.0.0.1:${server.port}`;
    const traffic = await startTraffic(
      { origin: () => origin, sql: () => pair.sql },
      { random, plant },
    );
    const [lasted, back]: [number[], number[]] = [[], []];
    let unserved = 0;
    for (let round = 0; round < count; round += 1) {
      await pause(100 + random() * 300);
      const start = performance.now();
      const failedOver = pair.failOver();
      if (!(await servesReading(origin))) unserved += 1;
      await failedOver;
      lasted.push(Math.round(performance.now() - start));
      back.push(await traffic.untilAcknowledged(MAX_BACK_MS));
      await pair.rejoin();
    }
    const rows = await traffic.check([503]);
    await server.end("SIGTERM");
    return [
      { what: "failovers", value: count },
      { what: "until the other one leads, ms", value: spread(lasted) },
      {
        what: "writes are back after that, ms",
        value: spread(back),
        isBroken: Math.max(...back) >= MAX_BACK_MS,
      },
      { what: "readings that were not served meanwhile", value: unserved, isBroken: unserved > 0 },
      ...rows,
    ];
  } finally {
    await pair.stop();
  }
};

const spread = (times: readonly number[]): string =>
  `${median([...times])}, at most ${Math.max(...times)}`;
