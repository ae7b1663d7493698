import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { type AppDependencies, createApp } from "../src/app.ts";
import { openWebBuild } from "../src/pages/web-build.ts";
import type { Sql } from "../src/db/client.ts";
import type { AppSettings } from "../src/request/settings.ts";
import { builtIn } from "./own-content.ts";
import type { AppUnderTest } from "./people.ts";

/** An application that listens on a loopback port of its own. */
export interface RunningApp extends AppUnderTest {
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

export interface AppOptions {
  readonly now?: () => number;
  readonly settings: AppSettings;
  readonly replica?: AppDependencies["replica"];
  /** Called before it listens. */
  readonly prepare?: (app: FastifyInstance) => Promise<void>;
  readonly log?: AppDependencies["log"];
  readonly makeFirstFonts?: AppDependencies["makeFirstFonts"];
}

/** Starts the whole application on a test database, with the built text and a web build of three lines. */
export async function startApp(
  sql: Sql,
  { now = Date.now, settings, prepare, replica, log = false, makeFirstFonts }: AppOptions,
): Promise<RunningApp> {
  const app = await createApp({
    sql,
    replica,
    now,
    log,
    settings,
    makeFirstFonts,
    builtIn,
    web: await openWebBuild(fileURLToPath(new URL("small-web", import.meta.url))),
  });
  await prepare?.(app);
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return { app, url, sql, now, close: () => app.close() };
}
