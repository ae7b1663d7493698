import { afterAll, beforeAll } from "vitest";
import type { Sql } from "../src/db/client.ts";
import { type AppOptions, type RunningApp, startApp } from "./app.ts";
import { testSettings } from "./settings.ts";

/** The application of a file of tests: started before the first of them, closed after the last. */
export function useApp(
  sql: Sql,
  { now = Date.now, ...options }: Partial<AppOptions> = {},
): Omit<RunningApp, "close"> {
  let running: RunningApp | undefined;
  const started = (): RunningApp => {
    if (!running) throw new Error("The application starts before the first test.");
    return running;
  };
  beforeAll(async () => {
    running = await startApp(sql, { settings: testSettings(), ...options, now });
  });
  afterAll(() => running?.close());
  return {
    sql,
    now,
    get app() {
      return started().app;
    },
    get url() {
      return started().url;
    },
  };
}
