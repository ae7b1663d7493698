import { setTimeout as pause } from "node:timers/promises";
import { type Acknowledged, allRight, checkResults, makeCrowd, send } from "./crowd.ts";
import type { Scenario } from "./scenario.ts";
import { serve, type Served } from "./served.ts";

const ROUNDS = 20;
const WRITERS = 16;
const DAYS = 300;

/**
 * The server or its Postgres is killed (SIGKILL) again and again while results are stored; each is started
 * again on the same data.
 */
export const kills: Scenario = async ({ count = ROUNDS, main, plant, random }) => {
  let served = await serve({}, main);
  const tokens = await makeCrowd(served.sql, WRITERS);
  const next = tokens.map(() => 1);
  const acknowledged: Acknowledged = new Set();
  let killed = { server: 0, postgres: 0 };
  try {
    for (let round = 0; round < count; round += 1) {
      const over = new AbortController();
      const write = async (writer: number): Promise<void> => {
        while (!over.signal.aborted && (next[writer] ?? DAYS) <= DAYS) {
          const day = next[writer] ?? 1;
          const address = `POST http://127.0.0.1:${served.port}/api/cycles/1/submit-quiz`;
          const status = await send(address, tokens[writer], allRight(day));
          if (status === 200) {
            acknowledged.add(`${writer + 1} ${day}`);
            next[writer] = day + 1;
          } else await pause(5);
        }
      };
      const writing = tokens.map((_, writer) => write(writer));
      await pause(100 + random() * 300);
      if (random() < 0.5) {
        killed = { ...killed, server: killed.server + 1 };
        await served.kill();
        over.abort();
        await Promise.all(writing);
        served = await serve({}, main, served.dataDirectory);
      } else {
        killed = { ...killed, postgres: killed.postgres + 1 };
        served.signalPostgres("SIGKILL");
        // The writers continue as soon as it is back.
        await pause(500);
        while (!(await isUp(served))) await pause(50);
        await pause(300);
        over.abort();
        await Promise.all(writing);
      }
    }
    const rows = await checkResults(served.sql, acknowledged, plant);
    return [
      { what: "rounds", value: count },
      { what: "server killed", value: killed.server },
      { what: "Postgres killed", value: killed.postgres },
      ...rows,
    ];
  } finally {
    await served.stop();
  }
};

async function isUp({ sql }: Served): Promise<boolean> {
  return await sql`select 1`.then(
    () => true,
    () => false,
  );
}
