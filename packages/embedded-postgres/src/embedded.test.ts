import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { expect, it } from "vitest";
import { embeddedScene } from "../test/scene.ts";
import { prepareSetup } from "./cluster-setup.ts";
import { startEmbedded } from "./embedded.ts";
import { findRunning } from "./find-running.ts";
import { takeLock } from "./instance-lock.ts";
import { startPostmaster } from "./postmaster.ts";
import { ensureUnused } from "./take-over.ts";

// One sequence, in order.
const scene = embeddedScene();

it("makes a database that knows all of Unicode, checks its pages and listens on no port", () =>
  scene.whileItRuns(async (sql) => {
    await sql`create table word (text text)`;
    await sql`insert into word values ('ÄÖÉ'), ('a'), ('B')`;
    expect(await sql`select lower(text) as lower from word order by text`).toEqual([
      { lower: "b" },
      { lower: "a" },
      { lower: "äöé" },
    ]);
    const [settings] = await sql`
      select current_setting('listen_addresses') as addresses,
        current_setting('data_checksums') as checksums`;
    expect(settings).toEqual({ addresses: "", checksums: "on" });
  }));

it("finds its data again, and is found by another process while it runs", async () => {
  expect(await findRunning(scene.options, scene.log)).toBe(undefined);
  await scene.whileItRuns(async (sql, address) => {
    expect(await sql`select count(*)::int from word`).toEqual([{ count: 3 }]);
    expect(await findRunning(scene.options, scene.log)).toEqual(address);
    await expect(startEmbedded(scene.options, scene.log)).rejects.toThrow(
      /^The data folder \S+ is in use by pid \d+ since [-\d]+T[:\d]+\.\d{3}Z\. Stop that one first, or choose another FOLDER\.$/,
    );
  });
  expect(await findRunning(scene.options, scene.log)).toBe(undefined);
});

it("starts a server again that was killed", () =>
  scene.whileItRuns(async (sql) => {
    const pidFile = join(scene.home, "cluster", "postmaster.pid");
    process.kill(Number.parseInt(await readFile(pidFile, "utf8"), 10), "SIGKILL");
    await expect
      .poll(() => scene.log.said, { interval: 5 })
      .toContain("Postgres ended by itself; starting it again");
    const count = async (): Promise<unknown> => {
      const [row] = await sql`select count(*)::int from word`.catch(() => []);
      return row?.["count"];
    };
    await expect.poll(count, { interval: 20 }).toBe(3);
  }));

it.each([
  [
    "LOG:  database system was interrupted while in recovery\nHINT:  Use the last backup.\nFATAL:  could not write\nHINT:  Try again.",
    "FATAL:  could not write HINT:  Try again.",
  ],
  [
    "PANIC:  could not write: No space left on device",
    "The disk of DATA is full. Free space on it; what was acknowledged is stored. Postgres said: PANIC:  could not write: No space left on device",
  ],
  ["", "Postgres said nothing"],
])("says why a server ends that said %j", async (lines, reason) => {
  const setup = await prepareSetup(scene.options, scene.log);
  const server = join(setup.dataDirectory, "failing-server");
  await writeFile(server, `#!/bin/sh\necho >&2 '${lines}'`, { mode: 0o755 });
  const binaries = { ...setup.binaries, postgres: server };
  await expect(startPostmaster({ ...setup, binaries }, scene.log)).rejects.toThrow(
    new Error(reason.replace("DATA", setup.dataDirectory)),
  );
});

it("lets nobody take the lock of a server that is about to be stopped", async () => {
  const setup = await prepareSetup(scene.options, scene.log);
  const orphan = await startPostmaster(setup, scene.log);
  const other = postgres({ ...setup.address, max: 1 });
  await other`select 1`;
  let taken: Promise<boolean> | undefined;
  const take = () => {
    taken = takeLock(other, setup.address).then(
      () => true,
      () => false,
    );
  };
  await ensureUnused(setup, { ...scene.log, warn: take });
  await orphan.ended;
  expect(await taken).toBe(false);
  await other.end({ timeout: 0 });
});
