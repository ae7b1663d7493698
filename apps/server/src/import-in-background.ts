import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { Sql } from "./db/client.ts";
import { isFirstImportDue } from "./features/edition/first-import-due.ts";

/** The command `editions`: beside the bundle, or in the source. */
const COMMAND = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "./cli/editions.ts" : "./editions.js", import.meta.url),
);

/**
 * Imports the first commentary after the start, and stops with the application. In a child process, so that
 * its 100 MB are freed; it reports its own result.
 */
export function importInBackground(app: FastifyInstance, sql: Sql, tafseer: string): void {
  let isClosing = false;
  let importing: ChildProcess | undefined;
  const begin = async (): Promise<void> => {
    if (!(await isFirstImportDue(sql, tafseer)) || isClosing) return;
    const args = [...process.execArgv, COMMAND, "first-import"];
    importing = spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"] });
    importing.on("error", (error) => app.log.error({ err: error }, "cannot import a tafseer"));
  };
  app.addHook("onListen", () => {
    begin().catch((error: unknown) => {
      if (!isClosing) app.log.error({ err: error }, "cannot import a tafseer");
    });
  });
  app.addHook("onClose", async () => {
    isClosing = true;
    if (!importing || importing.exitCode !== null || importing.signalCode !== null) return;
    importing.kill("SIGTERM");
    await once(importing, "exit");
  });
}
