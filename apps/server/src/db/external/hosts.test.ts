import { startEmbedded } from "@daily-quran/embedded-postgres/embedded";
import { afterEach, expect, inject, onTestFinished, test } from "vitest";
import { makeEmptyDatabase } from "../../../test/database.ts";
import { makeHost } from "../../../test/processes/host.ts";
import { makeScratchFolder, removeFolder } from "../../../test/scratch-folder.ts";
import { connect, disconnect } from "../client.ts";
import { openDatabase } from "../database.ts";
import { embeddedOptions } from "../embedded-options.ts";

const stops: (() => unknown)[] = [];
afterEach(async () => {
  // oxlint-disable-next-line no-await-in-loop
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function startReadOnly() {
  const folder = await makeScratchFolder();
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const settings = ["fsync=off", "default_transaction_read_only=on"];
  const options = { ...embeddedOptions(folder), settings, initdbFlags: ["--no-sync"] };
  const { address, stop } = await startEmbedded(options, log);
  stops.push(() => removeFolder(folder), stop);
  return address;
}

test("of several hosts the one that takes writes is used, and the next one when it is lost", async () => {
  const { address } = inject("testServer");
  const [gone, copy, first, second] = await Promise.all([
    makeHost(address),
    startReadOnly().then(makeHost),
    makeHost(address),
    makeHost(address),
  ]);
  stops.push(copy.close, second.close);
  await gone.close();
  await second.close();
  const hosts = [gone, copy, first, second].map(({ at }) => at).join();
  const user = typeof address === "string" ? new URL(address).username : address.user;
  const url = `postgres://${user}@${hosts}/postgres?target_session_attrs=read-write`;
  const sql = connect(url);
  stops.push(() => disconnect(sql));
  const isReadOnly = async () => {
    const [row] = await sql<{ value: string }[]>`
      select current_setting('default_transaction_read_only') as value`.catch(() => []);
    return row?.value;
  };
  await expect.poll(isReadOnly, { timeout: 10_000 }).toBe("off");
  await first.close();
  await expect.poll(isReadOnly).toBe(undefined);
  await second.open();
  await expect.poll(isReadOnly, { timeout: 10_000 }).toBe("off");
});

test("a start finds the host that is there", async () => {
  const database = await makeEmptyDatabase();
  const [gone, there] = [await makeHost(database), await makeHost(database)];
  stops.push(there.close);
  await gone.close();
  const [name, user] =
    typeof database === "string"
      ? [new URL(database).pathname.slice(1), new URL(database).username]
      : [database.database, database.user];
  const warnings: string[] = [];
  const log = { info: () => {}, warn: (text: string) => void warnings.push(text), error: () => {} };
  const url = `postgres://${user}@${gone.at},${there.at}/${name}`;
  const opened = await openDatabase({ url, dataDirectory: "" }, log);
  onTestFinished(() => opened.close());
  expect(opened.applied[0]).toBe("00001_accounts.sql");
  expect(await opened.sql`select count(*)::int as count from migration`).toEqual([
    { count: opened.applied.length },
  ]);
});
