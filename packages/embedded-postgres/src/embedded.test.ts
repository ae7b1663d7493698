import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startEmbedded } from "./embedded.ts";
import { findRunning } from "./find-running.ts";
import type { EmbeddedOptions } from "./options.ts";
import type { SocketAddress } from "./socket.ts";

const log = {
  said: [] as string[],
  info: () => {},
  warn: (message: string) => void log.said.push(message),
  error: (message: string) => void log.said.push(message),
};

// One story, in order, on one data folder: to make a cluster takes longer than all else.
let options: EmbeddedOptions;
beforeAll(async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), "embedded-postgres-test-"));
  // Where the tests run as root, Postgres is another user.
  await chmod(dataDirectory, 0o755);
  options = {
    dataDirectory,
    names: { app: "embedded-postgres-test", dataDirectory: "FOLDER", databaseUrl: "URL" },
    initdbFlags: ["--no-sync"],
  };
});
afterAll(() => rm(options.dataDirectory, { recursive: true, force: true }));

async function whileItRuns(
  work: (sql: postgres.Sql, address: SocketAddress) => Promise<void>,
): Promise<void> {
  const { address, stop } = await startEmbedded(options, log);
  const sql = postgres({ ...address, max: 1 });
  try {
    await work(sql, address);
  } finally {
    await sql.end({ timeout: 0 });
    await stop();
  }
}

it("makes a database that knows all of Unicode, checks its pages and listens on no port", () =>
  whileItRuns(async (sql) => {
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
  expect(await findRunning(options, log)).toBe(undefined);
  await whileItRuns(async (sql, address) => {
    expect(await sql`select count(*)::int from word`).toEqual([{ count: 3 }]);
    expect(await findRunning(options, log)).toEqual(address);
    await expect(startEmbedded(options, log)).rejects.toThrow(
      /^The data folder \S+ is in use by pid \d+ since [-\d]+T[:\d]+\.\d{3}Z\. Stop that one first, or choose another FOLDER\.$/,
    );
  });
  expect(await findRunning(options, log)).toBe(undefined);
});

it("starts a server again that was killed", () =>
  whileItRuns(async (sql) => {
    const pidFile = join(options.dataDirectory, "postgres", "cluster", "postmaster.pid");
    process.kill(Number.parseInt(await readFile(pidFile, "utf8"), 10), "SIGKILL");
    await expect
      .poll(() => log.said, { interval: 5 })
      .toContain("Postgres ended by itself; starting it again");
    const count = async (): Promise<unknown> => {
      const [row] = await sql`select count(*)::int from word`.catch(() => []);
      return row?.["count"];
    };
    await expect.poll(count, { interval: 20 }).toBe(3);
  }));
