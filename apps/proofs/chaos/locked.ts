import { makeCrowd } from "../support/crowd.ts";
import { type Load, openLoop } from "../support/open-loop.ts";
import type { Scenario } from "../support/scenario.ts";
import { serve } from "../support/served.ts";

const SECONDS = 5;
const MAX_P50_MS = 20;

/** A group's row is locked, with 200 requests a second to change it; other requests run meanwhile. */
export const locked: Scenario = async ({ count = SECONDS, main }) => {
  const served = await serve({}, main);
  const { port, sql } = served;
  try {
    const tokens = await makeCrowd(sql, 40);
    const cookie = (n: number): string => `Cookie: session=${tokens[n % tokens.length]}\r\n`;
    const others: Load = {
      port,
      perSecond: 100,
      seconds: count,
      request: (n) => `GET /api/user HTTP/1.1\r\nHost: localhost\r\n${cookie(n)}\r\n`,
      connections: 64,
    };
    const body = JSON.stringify({ name: "Renamed" });
    const renames: Load = {
      ...others,
      perSecond: 200,
      connections: 512,
      request: () =>
        `PATCH /api/groups/1 HTTP/1.1\r\nHost: localhost\r\n${cookie(0)}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    };
    const before = await openLoop(others);
    const [beside, renaming] = await sql.begin(async (holder) => {
      await holder`select from reading_group where id = 1 for update`;
      return await Promise.all([openLoop(others), openLoop(renames)]);
    });
    return [
      { what: "others' p50 before, ms", value: before.p50 },
      {
        what: "others' p50 beside the lock, ms",
        value: beside.p50,
        isBroken: beside.p50 > Math.max(MAX_P50_MS, 3 * before.p50),
      },
      { what: "others' p99 beside the lock, ms", value: beside.p99 },
      {
        what: "others refused",
        value: beside.offered - beside.accepted,
        isBroken: beside.accepted < beside.offered,
      },
      { what: "renames by status", value: JSON.stringify(renaming.statuses) },
    ];
  } finally {
    await served.stop();
  }
};
