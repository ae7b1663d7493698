import { startEmbedded } from "@daily-quran/embedded-postgres/embedded";
import type { TestProject } from "vitest/node";
import { connect, disconnect, type DatabaseAddress } from "../src/db/client.ts";
import { embeddedOptions } from "../src/db/embedded-options.ts";
import { FOR_LONG_WORK } from "../src/db/pool/limits.ts";
import { migrate } from "../src/db/migrate.ts";
import { otherDatabase } from "./database-address.ts";
import { startPooler } from "./processes/pooler.ts";
import { makeScratchFolder, removeFolder } from "./scratch-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly testServer: TestServer;
  }
}

/** The Postgres of this test run. */
export interface TestServer {
  readonly address: DatabaseAddress;
  /** Every database of this run has a name that begins with it. */
  readonly prefix: string;
  /** The migrated database that the workers' own are cloned from. */
  readonly template: string;
  /** A folder that other users may enter, and that is deleted after the run. */
  readonly scratch: string;
  /** The address of a pooler in front of it, with `POOLER=on`: all statements of the tests go through it. */
  readonly pooler: string | undefined;
}

let tearDown = async (): Promise<void> => {};

/** Drops what the run has made, and stops its Postgres. */
export async function teardown(): Promise<void> {
  await tearDown();
}

/** Starts one Postgres for all tests, or takes that of DATABASE_URL, and makes the migrated template. */
export async function setup(project: TestProject): Promise<void> {
  const scratch = await makeScratchFolder();
  const { address, stop } = await openServer(scratch);
  const prefix = `daily_quran_test_${process.pid}`;
  const template = `${prefix}_template`;
  const server = connect(address, { max: 1, limits: FOR_LONG_WORK });
  await server`create database ${server(template)}`;
  const sql = connect(otherDatabase(address, template), { max: 1, limits: FOR_LONG_WORK });
  await migrate(sql);
  await disconnect(sql);
  const pooler =
    process.env["POOLER"] === "on"
      ? await startPooler(address, { folder: scratch, connections: 30 })
      : undefined;
  project.provide("testServer", {
    address,
    prefix,
    template,
    scratch,
    pooler: pooler?.urlOf("postgres"),
  });
  tearDown = async () => {
    await pooler?.stop();
    const made = await server<{ name: string }[]>`
      select datname as name from pg_database where starts_with(datname, ${prefix})`;
    for (const { name } of made) await server`drop database ${server(name)} with (force)`;
    await disconnect(server);
    await stop();
    await removeFolder(scratch);
  };
}

async function openServer(
  scratch: string,
): Promise<{ address: DatabaseAddress; stop: () => Promise<void> }> {
  const url = process.env.DATABASE_URL;
  if (url) return { address: url, stop: async () => {} };
  const log = { info: () => {}, warn: () => {}, error: console.error };
  // Its data need not outlive the run, so it need not wait for the disk.
  const settings = ["fsync=off", "full_page_writes=off", "synchronous_commit=off"];
  return await startEmbedded(
    { ...embeddedOptions(scratch), settings, initdbFlags: ["--no-sync"] },
    log,
  );
}
