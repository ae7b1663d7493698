import { setTimeout as pause } from "node:timers/promises";
import { nothingYet, reportResult } from "../support/acknowledged.ts";
import { checkWrites } from "../support/check-writes.ts";
import { makeCrowd, send } from "../support/crowd.ts";
import type { Scenario } from "../support/scenario.ts";
import { serve } from "../support/served.ts";

const PEOPLE = 340;
// The first one is the admin; these store results, the others rename, leave and join.
const STORING = 40;
const BURSTS = 20;
const TRIES = 40;

/**
 * Hundreds of connections rename, leave and join one group at once while others store results of its cycle.
 */
export const bursts: Scenario = async ({ count = BURSTS, main, plant, random }) => {
  const served = await serve({}, main);
  const url = `http://127.0.0.1:${served.port}`;
  const statuses: Record<number, number> = {};
  const acknowledged = nothingYet();
  const note = (status: number): number => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    return status;
  };
  try {
    const tokens = await makeCrowd(served.sql, PEOPLE);
    for (let burst = 0; burst < count; burst += 1) {
      const day = 1 + (burst % 300);
      await Promise.all(
        tokens.map(async (token, at) => {
          if (at > 0 && at <= STORING) {
            const result = { token, user: at + 1, cycle: 1, day };
            // A client that gets Retry-After retries.
            for (let tries = 0; tries < TRIES; tries += 1) {
              const status = note(await reportResult(url, result, acknowledged));
              if (status !== 503) break;
              await pause(50 + random() * 200);
            }
          } else if (random() < 0.5)
            note(await send(`PATCH ${url}/api/groups/1`, tokens[0], { name: `Burst ${burst}` }));
          else {
            const action = burst % 2 === 0 ? "leave" : "join";
            note(await send(`POST ${url}/api/groups/1/${action}`, token));
          }
        }),
      );
    }
    const rows = await checkWrites(served.sql, { acknowledged, plant });
    const failed = statuses[500] ?? 0;
    return [
      { what: "bursts", value: count },
      ...rows,
      { what: "responses 500", value: failed, isBroken: failed > 0 },
      { what: "responses by status", value: JSON.stringify(statuses) },
    ];
  } finally {
    await served.stop();
  }
};
