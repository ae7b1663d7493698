import type { FastifyInstance } from "fastify";
import { consoleLog } from "./console-log.ts";
import type { Sql } from "./db/client.ts";
import { openDatabase } from "./db/database.ts";
import { isStartFailure } from "./db/start-failure.ts";
import { loadEnvironment, type Environment } from "./env.ts";
import { startLifecycle, type Lifecycle } from "./lifecycle.ts";
import { closeApp, listen } from "./listen.ts";
import { missingSettings } from "./missing-settings.ts";

/** Makes the application over an open, migrated database. */
export type MakeApp = (environment: Environment, sql: Sql) => Promise<FastifyInstance>;

/** Environment → database → migrations → application → listening; on failure exits with 1 and the reason. */
export async function startServer(root: string, makeApp: MakeApp): Promise<void> {
  ignoreClosedOutput();
  const environment = readOrReport(root);
  if (!environment) return;
  const log = consoleLog(environment.server.logLevel);
  const lifecycle = startLifecycle({ process, signals: stopSignals(), log });
  try {
    await startSteps(environment, makeApp, lifecycle);
  } catch (error) {
    // Shutdown during the start makes the start fail.
    if (lifecycle.isStopping()) return;
    reportFailure(error);
    await lifecycle.stop(1);
  }
}

async function startSteps(
  environment: Environment,
  makeApp: MakeApp,
  lifecycle: Lifecycle,
): Promise<void> {
  const { server, database, site } = environment;
  const log = consoleLog(server.logLevel);
  const { sql, applied, close } = await openDatabase(database, log);
  lifecycle.onStop(close);
  if (applied.length > 0) say(`Database brought to ${applied.at(-1)}`);
  const app = await makeApp(environment, sql);
  lifecycle.onStop(() => closeApp(app, environment.drainSeconds));
  const port = await listen(app, server);
  const address = server.port === 0 ? `http://localhost:${port}` : site.publicUrl;
  for (const line of missingSettings(site)) log.warn(line);
  say(`Daily Quran Reading is ready on ${address}`);
}

// EPIPE: the reader of our output may close it (`| head`).
function ignoreClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}

function readOrReport(root: string): Environment | undefined {
  try {
    return loadEnvironment(root);
  } catch (error) {
    reportFailure(error);
    process.exitCode = 1;
    return undefined;
  }
}

// Without a terminal SIGHUP stays as it was found, so that nohup keeps its meaning.
function stopSignals(): string[] {
  return ["SIGTERM", "SIGINT", ...(process.stdout.isTTY ? ["SIGHUP"] : [])];
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function reportFailure(error: unknown): void {
  const words = isStartFailure(error) ? error.message : `The start failed: ${stackOf(error)}`;
  process.stderr.write(`${words}\n`);
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
