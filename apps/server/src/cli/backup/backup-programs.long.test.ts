import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { startEmbedded } from "@daily-quran/embedded-postgres/embedded";
import { expect, it } from "vitest";
import { backUp, restoring, useBackup } from "../../../test/backups.ts";
import { useDatabase } from "../../../test/database.ts";
import { findOtherPostgres, startOtherPostgres } from "../../../test/processes/other-postgres.ts";
import { runCommand } from "../../../test/processes/run-command.ts";
import { restoreExternal } from "../../db/backup/restore-external.ts";
import { checkBackup } from "../../db/backup/save-backup.ts";
import { embeddedOptions } from "../../db/embedded-options.ts";
import { backupProgram } from "./backup-program.ts";
import { restoreProgram } from "./restore-program.ts";

// One sequence, in order, on an embedded database that the first restore creates.
const made = useBackup(useDatabase());
let now = Date.UTC(2026, 2, 1);
const log = { info: () => {}, warn: () => {}, error: () => {} };

async function run(
  program: typeof backupProgram,
  words: string,
  signal = new AbortController().signal,
): Promise<[number, string]> {
  const around = { now: () => (now += 1000), directory: made.folder, signal };
  const [code, output, errors] = await runCommand(program, around, words.split(" "));
  return [code, output + errors];
}

const footerOf = async (name: string) =>
  (await checkBackup(join(made.folder, name), { onProgress: () => {} })).footer;

it("says that there is nothing to back up or to restore", async () => {
  expect(await run(backupProgram, "none.backup")).toEqual([
    1,
    `There is nothing to back up: ${made.folder}/data holds no database.\n`,
  ]);
  expect(await run(restoreProgram, "none.backup")).toEqual([
    1,
    `${made.folder}/none.backup cannot be read: ENOENT: no such file or directory, stat '${made.folder}/none.backup'\n`,
  ]);
});

it("checks a backup without touching anything", async () => {
  const [code, said] = await run(restoreProgram, "demo.backup --check");
  expect(code).toBe(0);
  expect(said).toMatch(
    /^\S+demo\.backup is whole: \d{3} rows of \d\d tables from 2026-03-01T00:00:00\.000Z \(version 1\.0\.0, Postgres \d\d\.\d+.*\)\.\n$/,
  );
  expect(await readdir(made.folder)).toEqual(["demo.backup"]);
});

it("restores into a new embedded database, and backs it up with and without a running server", async () => {
  const [code, said] = await run(restoreProgram, "demo.backup");
  expect(code).toBe(0);
  expect(said).toMatch(/^Restored: \d{3} rows of .*\.\nStart the app: pnpm start\n$/);
  expect((await run(backupProgram, "stopped.backup"))[0]).toBe(0);
  expect(await footerOf("stopped.backup")).toEqual(made.footer);
  const { stop } = await startEmbedded(embeddedOptions(join(made.folder, "data")), log);
  expect((await run(backupProgram, "running.backup"))[0]).toBe(0);
  expect(await footerOf("running.backup")).toEqual(made.footer);
  const [refused, why] = await run(restoreProgram, "demo.backup --replace");
  expect(refused).toBe(1);
  expect(why).toContain(" is in use by pid ");
  await stop();
});

it("replaces data only with --replace, and keeps the old data", async () => {
  expect(await run(restoreProgram, "demo.backup")).toEqual([
    1,
    "There is data already, and nothing was changed. To put the backup in its place, add --replace: what is there is kept beside.\n",
  ]);
  const stopped = AbortSignal.abort();
  expect(await run(restoreProgram, "demo.backup --replace", stopped)).toEqual([
    130,
    "Stopped. Nothing was changed.\n",
  ]);
  const [, said] = await run(restoreProgram, "demo.backup --replace");
  const kept = join(made.folder, "data", "postgres", "cluster.before-restore-20260301000006");
  expect(said).toContain(
    `The data from before is kept in ${kept}. Delete that once the app has started and all is well.\n`,
  );
  expect((await readdir(kept)).includes("PG_VERSION")).toBe(true);
});

const other = findOtherPostgres();

it.runIf(other)("takes all data to another major version of Postgres and back", async () => {
  const server = await startOtherPostgres(other ?? "", made.folder);
  try {
    await restoreExternal(server.address, { ...restoring, path: made.path });
    const path = join(made.folder, "other.backup");
    expect(await backUp(server.address, path)).toEqual(made.footer);
  } finally {
    await server.stop();
  }
  const [, said] = await run(restoreProgram, "other.backup --replace");
  expect(said).toMatch(/^Restored: .*Postgres 1[5-7]\./);
  await run(backupProgram, "back.backup");
  expect(await footerOf("back.backup")).toEqual(made.footer);
});
