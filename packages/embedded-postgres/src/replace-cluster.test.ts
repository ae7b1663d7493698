import { readdir, rename, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { expect, it } from "vitest";
import { embeddedScene } from "../test/scene.ts";
import { startEmbedded } from "./embedded.ts";
import { initialiseCluster } from "./initdb.ts";
import { prepareSetup } from "./cluster-setup.ts";
import { replaceCluster } from "./replace-cluster.ts";
import type { SocketAddress } from "./socket.ts";
import { takeOver } from "./take-over.ts";

// One sequence, in order.
const scene = embeddedScene();

/** Replaces the database by one that holds nothing but a table of this name. */
async function replaceBy(name: string, meanwhile = async () => {}): Promise<string | undefined> {
  const fill = async (address: SocketAddress): Promise<void> => {
    const sql = postgres({ ...address, max: 1 });
    await sql`create table ${sql(name)} ()`;
    await sql.end();
    await meanwhile();
  };
  const { kept } = await replaceCluster(scene.options, {
    log: scene.log,
    now: Date.UTC(2026, 2, 1, 4, 5, 6),
    fill,
  });
  return kept;
}

async function tables(): Promise<string[]> {
  let names: string[] = [];
  await scene.whileItRuns(async (sql) => {
    const rows = await sql<{ name: string }[]>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`;
    names = rows.map(({ name }) => name);
  });
  return names;
}

it("makes a database where there was none", async () => {
  expect(await replaceBy("first")).toBe(undefined);
  expect(await tables()).toEqual(["first"]);
  expect(await readdir(scene.home)).toEqual(["cluster"]);
});

it("leaves everything as it was when the new database cannot be filled", async () => {
  const full = new Error("disk full");
  const failed = replaceBy("second", () => Promise.reject(full));
  await expect(failed).rejects.toBe(full);
  expect(await readdir(scene.home)).toEqual(["cluster"]);
  expect(await tables()).toEqual(["first"]);
});

it("keeps apps from starting while the new database is filled, and waits for none that runs", async () => {
  await replaceBy("second", async () => {
    await expect(startEmbedded(scene.options, scene.log)).rejects.toThrow(/ is in use by pid \d+ /);
  });
  await scene.whileItRuns(async () => {
    await expect(replaceBy("third")).rejects.toThrow(/ is in use by pid \d+ /);
  });
  expect(await tables()).toEqual(["second"]);
  const kept = "cluster.before-restore-20260301040506";
  expect((await readdir(scene.home)).sort()).toEqual(["cluster", kept]);
  await rename(join(scene.home, kept), join(scene.home, "new.unfinished.7"));
});

it("does not take a database that was not finished, and deletes it", async () => {
  await symlink("new.unfinished.7", join(scene.home, "cluster.next"));
  expect(await tables()).toEqual(["second"]);
  expect(await readdir(scene.home)).toEqual(["cluster"]);
});

it("ends a replacement that was killed when the old database had already gone", async () => {
  await rename(join(scene.home, "cluster"), join(scene.home, "new.unfinished.7"));
  await symlink("new.unfinished.7", join(scene.home, "cluster.next"));
  expect(await tables()).toEqual(["second"]);
  expect(await readdir(scene.home)).toEqual(["cluster"]);
});

it("stops the Postgres that a killed replacement left, and deletes its database", async () => {
  const setup = await prepareSetup(scene.options, scene.log);
  const beside = { ...setup, cluster: join(scene.home, "new.unfinished.7") };
  await initialiseCluster(beside);
  const { lock, postmaster } = await takeOver(beside, scene.log);
  // A killed process releases its lock, and its Postgres keeps running.
  await lock.release();
  expect(await tables()).toEqual(["second"]);
  await postmaster.ended;
  expect(await readdir(scene.home)).toEqual(["cluster"]);
});

it("says what to do about the database of another major version, and can replace it", async () => {
  const cluster = join(scene.home, "cluster");
  await writeFile(join(cluster, "PG_VERSION"), "15\n");
  await expect(startEmbedded(scene.options, scene.log)).rejects.toThrow(
    `The database in ${cluster} was made by Postgres 15, and Postgres 18 cannot open it. Ask for help.`,
  );
  expect(await replaceBy("third")).toBe(join(scene.home, "cluster.before-restore-20260301040506"));
  expect(await tables()).toEqual(["third"]);
});
