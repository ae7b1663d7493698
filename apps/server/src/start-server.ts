import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import type { SiteSettings } from "@daily-quran/domain/site";
import { consoleLog } from "./console-log.ts";
import type { Sql } from "./db/client.ts";
import { openDatabase } from "./db/database.ts";
import { openReplica, type Replica } from "./db/replica/replica.ts";
import { isStartFailure, startFailure } from "./db/start-failure.ts";
import { type Environment, loadEnvironment } from "./env.ts";
import { type Lifecycle, stackOf, startLifecycle } from "./lifecycle.ts";

/** Longer than any response takes; then clients that do not read are cut off. */
const GRACE_MS = 700;

/** Makes the application over an open, migrated database. */
export type MakeApp = (
  environment: Environment,
  sql: Sql,
  replica: Replica | undefined,
) => Promise<FastifyInstance>;

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
  const { readUrl: url, connections } = database;
  const replica =
    url === undefined ? undefined : await openReplica({ url, leader: sql, connections }, log);
  if (replica) lifecycle.onStop(replica.close);
  const app = await makeApp(environment, sql, replica);
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

/** What an operator should know of settings that are not there, and what readers see instead. */
function missingSettings({ contactEmail, sendsMail }: SiteSettings): string[] {
  if (contactEmail) return [];
  if (sendsMail)
    return [
      "CONTACT_EMAIL is not set: the privacy and contact pages say that there is no address.",
    ];
  return [
    "CONTACT_EMAIL is not set: the privacy and contact pages say that there is no address, and readers who forgot their password are told to ask whoever told them of this site.",
  ];
}

/** Listens and returns the port; a taken port is a one-line error. */
async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw startFailure(reason(error, { host, port }), error);
  }
  // Node types a pipe's name here too, which we never listen on.
  return (app.server.address() as AddressInfo).port;
}

function reason(error: unknown, { host, port }: { host: string; port: number }): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return `Port ${port} is already in use. Stop what uses it, or choose another: PORT=${port + 1} pnpm start`;
  if (code === "EACCES") return `Port ${port} is not open to this user. Choose one above 1023.`;
  return `Cannot listen on ${host}:${port}: ${String(error)}`;
}

/** Stops accepting, waits for requests in flight, then cuts off the rest. */
async function closeApp(app: FastifyInstance, drainSeconds: number): Promise<void> {
  const limit = drainSeconds * 1000 + GRACE_MS;
  const cutOff = setTimeout(() => app.server.closeAllConnections(), limit);
  await app.close().finally(() => clearTimeout(cutOff));
}
