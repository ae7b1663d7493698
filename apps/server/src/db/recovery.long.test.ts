import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { postgresPid, readyUrl } from "../../test/processes/server-process.ts";
import { isRunning } from "@daily-quran/embedded-postgres/is-running";
import { addName, kill, listNames, stop, useServers } from "../../test/processes/servers.ts";

const servers = useServers();

it("loses no acknowledged write when the app is killed, and stops the orphaned Postgres", async () => {
  const first = servers.startPrepared();
  const url = await readyUrl(first);
  for (const name of ["amina", "bilal"]) expect(await addName(url, name)).toBe(200);
  first.child.kill("SIGKILL");
  await first.ended;
  const orphan = await postgresPid(servers.data);
  expect(isRunning(orphan ?? 0)).toBe(true);

  const second = servers.start();
  const again = await readyUrl(second);
  expect(second.said()).toContain(
    "warn: The last run did not end cleanly; stopping the Postgres it left behind\n",
  );
  expect(isRunning(orphan ?? 0)).toBe(false);
  expect(await listNames(again)).toEqual(["amina", "bilal"]);
  expect(await stop(second)).toBe(0);
});

it("starts when app and Postgres were both killed, and their pid file is stale", async () => {
  const first = servers.startPrepared();
  expect(await addName(await readyUrl(first), "amina")).toBe(200);
  first.child.kill("SIGKILL");
  await first.ended;
  await kill((await postgresPid(servers.data)) ?? 0, "SIGKILL");

  const second = servers.start();
  expect(await listNames(await readyUrl(second))).toEqual(["amina"]);
});

it("survives a kill of Postgres under eight writers, and keeps acknowledged writes", async () => {
  const server = servers.startPrepared();
  const url = await readyUrl(server);
  const acknowledged: string[] = [];
  const over = new AbortController();
  const write = async (writer: number) => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const name = `w${writer}x${turn}`;
      if ((await addName(url, name)) === 200) acknowledged.push(name);
    }
  };
  const writers = Array.from({ length: 8 }, (_, writer) => write(writer));
  await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(40);
  await kill((await postgresPid(servers.data)) ?? 0, "SIGKILL");
  const before = acknowledged.length;
  await expect.poll(() => acknowledged.length - before, { interval: 20 }).toBeGreaterThan(40);
  over.abort();
  await Promise.all(writers);
  expect(await listNames(url)).toEqual(expect.arrayContaining(acknowledged));
  expect(await stop(server)).toBe(0);
});

it("survives a kill of Postgres, which restarts with its data", async () => {
  const server = servers.startPrepared();
  const url = await readyUrl(server);
  expect(await addName(url, "amina")).toBe(200);
  const pid = (await postgresPid(servers.data)) ?? 0;
  await kill(pid, "SIGKILL");
  // The killed one's child processes still respond for a moment; a new one can start only after their exit.
  await expect.poll(() => postgresPid(servers.data), { interval: 20 }).not.toBe(pid);
  await expect.poll(async () => (await fetch(`${url}/names`)).status, { interval: 20 }).toBe(200);
  expect(await listNames(url)).toEqual(["amina"]);
  expect(await addName(url, "bilal")).toBe(200);
  expect(server.said()).toContain("error: Postgres ended by itself; starting it again\n");
  expect(await stop(server)).toBe(0);
});

it("stops with its Postgres while Postgres is frozen", async () => {
  const server = servers.startPrepared();
  const url = await readyUrl(server);
  expect(await addName(url, "amina")).toBe(200);
  const pid = (await postgresPid(servers.data)) ?? 0;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  for (const each of [pid, ...children.split(" ").filter(Boolean).map(Number)])
    process.kill(each, "SIGSTOP");
  expect(await addName(url, "bilal")).toBe(503);
  expect(await stop(server)).toBe(0);
  expect(isRunning(pid)).toBe(false);
});

it("starts again after it was killed while it created its database", async () => {
  const first = servers.start();
  const home = join(servers.data, "postgres");
  const unfinished = async () =>
    (await readdir(home).catch(() => [])).filter((name) => name.includes(".unfinished."));
  await expect.poll(unfinished, { interval: 5 }).toHaveLength(1);
  first.child.kill("SIGKILL");
  await first.ended;

  const second = servers.start();
  expect(await listNames(await readyUrl(second))).toEqual([]);
  expect(await readdir(home)).toContain("cluster");
});
