import { setTimeout as pause } from "node:timers/promises";
import { makeCrowd, send } from "../support/crowd.ts";
import { type ExternalDatabase, externalDatabase } from "../support/external-database.ts";
import type { Row, Scenario } from "../support/scenario.ts";
import { startServer } from "../support/served.ts";

const REQUESTS = 200;
const MAX_RESPONSE_MS = 2_000;
const MAX_STOP_MS = 5_000;
const MAX_START_MS = 30_000;
const MAX_CONNECTIONS_A_SECOND = 50;

/**
 * An external database is frozen (SIGSTOP) and the server is stopped; a proxy in front of it accepts and
 * closes connections; a server is started against each of the two.
 */
export const away: Scenario = async ({ count = REQUESTS, main }) => {
  const database = await externalDatabase(main);
  try {
    const [token] = await makeCrowd(database.sql, 20);
    return [
      ...(await frozenUnderLoad(database, { count, token, main })),
      ...(await closingProxy(database, { count, token, main })),
      await startAgainst(database, "closing", main),
      await startAgainst(database, "silent", main),
    ];
  } finally {
    database.setMode("passing");
    await database.close();
  }
};

interface Load {
  readonly count: number;
  readonly token: string | undefined;
  readonly main: string | undefined;
}

/** Sends requests 10 ms apart; returns how many were refused, and the longest wait. */
async function sendMany(port: number, { count, token }: Load) {
  const responses = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      await pause(at * 10);
      const start = performance.now();
      const status = await send(`GET http://127.0.0.1:${port}/api/groups`, token);
      return { status, ms: Math.round(performance.now() - start) };
    }),
  );
  return {
    refused: responses.filter(({ status }) => status === 503).length,
    longest: Math.max(...responses.map(({ ms }) => ms)),
  };
}

async function frozenUnderLoad(database: ExternalDatabase, load: Load): Promise<Row[]> {
  const server = await startServer({ DATABASE_URL: database.url }, load.main);
  await sendMany(server.port, { ...load, count: 20 });
  database.signal("SIGSTOP");
  const { refused, longest } = await sendMany(server.port, load);
  const start = performance.now();
  await server.end("SIGTERM");
  const stopMs = Math.round(performance.now() - start);
  database.signal("SIGCONT");
  return [
    { what: "answered 503 while frozen", value: refused, isBroken: refused !== load.count },
    { what: "longest wait, ms", value: longest, isBroken: longest > MAX_RESPONSE_MS },
    { what: "stop while frozen, ms", value: stopMs, isBroken: stopMs > MAX_STOP_MS },
  ];
}

async function closingProxy(database: ExternalDatabase, load: Load): Promise<Row[]> {
  const server = await startServer({ DATABASE_URL: database.url }, load.main);
  await sendMany(server.port, { ...load, count: 20 });
  database.setMode("closing");
  const before = database.asked();
  const start = performance.now();
  const { refused, longest } = await sendMany(server.port, load);
  const seconds = (performance.now() - start) / 1000;
  const perSecond = Math.round((database.asked() - before) / seconds);
  database.setMode("passing");
  const mended = performance.now();
  const url = `GET http://127.0.0.1:${server.port}/api/groups`;
  while ((await send(url, load.token)) !== 200 && performance.now() - mended < MAX_START_MS)
    await pause(20);
  const backMs = Math.round(performance.now() - mended);
  await server.end("SIGTERM");
  return [
    { what: "answered 503 while it closes", value: refused, isBroken: refused !== load.count },
    { what: "longest wait, ms", value: longest, isBroken: longest > MAX_RESPONSE_MS },
    {
      what: "connections a second",
      value: perSecond,
      isBroken: perSecond > MAX_CONNECTIONS_A_SECOND,
    },
    { what: "back after it was mended, ms", value: backMs, isBroken: backMs > MAX_RESPONSE_MS },
  ];
}

/** What a start without a database prints, and after how long. */
async function startAgainst(
  database: ExternalDatabase,
  mode: "closing" | "silent",
  main: string | undefined,
): Promise<Row> {
  database.setMode(mode);
  const start = performance.now();
  const output = await startServer({ DATABASE_URL: database.url }, main).then(
    async (server) => {
      await server.end("SIGKILL");
      return "";
    },
    (error: Error) => error.message,
  );
  const ms = Math.round(performance.now() - start);
  const lines = output.split("\n").filter((line) => line.trim() !== "").length;
  return {
    what: `start against a ${mode} one`,
    value: `${ms} ms: ${output}`,
    isBroken: ms > MAX_START_MS || lines !== 1,
  };
}
