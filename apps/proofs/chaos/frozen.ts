import { setTimeout as pause } from "node:timers/promises";
import { makeCrowd, send } from "../support/crowd.ts";
import type { Scenario } from "../support/scenario.ts";
import { serve } from "../support/served.ts";

const REQUESTS = 200;
const MAX_RESPONSE_MS = 2_000;
const MAX_STOP_MS = 5_000;

/**
 * Postgres and its processes are frozen (SIGSTOP) with the pool open, continue, and are frozen again before
 * the server is stopped.
 */
export const frozen: Scenario = async ({ count = REQUESTS, main }) => {
  const served = await serve({}, main);
  const url = `GET http://127.0.0.1:${served.port}/api/groups`;
  const [token] = await makeCrowd(served.sql, 20);
  const timed = async (): Promise<{ status: number; ms: number }> => {
    const start = performance.now();
    const status = await Promise.race([send(url, token), pause(30_000).then(() => 0)]);
    return { status, ms: Math.round(performance.now() - start) };
  };
  await Promise.all(Array.from({ length: 20 }, timed));
  served.signalPostgres("SIGSTOP");
  const responses = await Promise.all(Array.from({ length: count }, timed));
  served.signalPostgres("SIGCONT");
  const thawed = performance.now();
  while ((await timed()).status !== 200 && performance.now() - thawed < 30_000) await pause(20);
  const backMs = Math.round(performance.now() - thawed);
  served.signalPostgres("SIGSTOP");
  const hanging = Promise.all(Array.from({ length: 20 }, timed));
  const start = performance.now();
  await served.stop();
  const stopMs = Math.round(performance.now() - start);
  await hanging;
  const longest = Math.max(...responses.map(({ ms }) => ms));
  const refused = responses.filter(({ status }) => status === 503).length;
  return [
    { what: "requests while frozen", value: count },
    { what: "answered 503", value: refused, isBroken: refused !== count },
    { what: "longest wait, ms", value: longest, isBroken: longest > MAX_RESPONSE_MS },
    { what: "back after it went on, ms", value: backMs, isBroken: backMs > MAX_RESPONSE_MS },
    { what: "stop while frozen, ms", value: stopMs, isBroken: stopMs > MAX_STOP_MS },
  ];
};
