import { appendFile, chmod, chown, lstat, mkdir, readlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { removeFolder } from "../../test/scratch-folder.ts";
import { postgresPid, readyUrl } from "../../test/processes/server-process.ts";
import { addName, listNames, stop, useServers } from "../../test/processes/servers.ts";

const AS_ROOT = process.getuid?.() === 0;
const NOBODY = { uid: 65_534, gid: 65_534 };

const servers = useServers();

it("makes its database on the first start, and finds it again on the second", async () => {
  const first = servers.start();
  const url = await readyUrl(first);
  expect(first.said()).toMatch(
    /^Database brought to \d{5}_\S+\.sql\nDaily Quran Reading is ready on http:\S+\n$/,
  );
  expect(await addName(url, "amina")).toBe(200);
  expect(await stop(first)).toBe(0);
  expect(await postgresPid(servers.data)).toBe(undefined);

  const second = servers.start();
  const again = await readyUrl(second);
  expect(second.said()).toBe(`Daily Quran Reading is ready on ${again}\n`);
  expect(await listNames(again)).toEqual(["amina"]);
  expect(await stop(second)).toBe(0);
});

it("refuses a second app on the same data, and says which process uses it", async () => {
  const first = servers.startPrepared();
  const url = await readyUrl(first);
  const second = servers.start();
  expect((await second.ended).code).toBe(1);
  const [, folder, pid, since] =
    /^The data folder (\S+) is in use by pid (\d+) since (\S+)\. Stop that one first, or choose another DATA_DIR\.\n$/.exec(
      second.said(),
    ) ?? [];
  expect({ folder, pid: Number(pid) }).toEqual({ folder: servers.data, pid: first.child.pid });
  expect(new Date(since ?? "").toISOString()).toBe(since);
  expect(await listNames(url)).toEqual([]);
});

it("lets one of two concurrent first starts run", async () => {
  const both = [servers.start(), servers.start()];
  const settled = await Promise.allSettled(both.map(readyUrl));
  expect(settled.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const [loser] = both.filter((_, index) => settled[index]?.status === "rejected");
  expect(loser?.said()).toMatch(/^The data folder \S+ is in use by pid \d+ since \S+\./m);
});

it("says in one line that its data folder cannot be written", async () => {
  await mkdir(servers.data, { mode: 0o555 });
  // Root may write everywhere.
  const server = servers.start(AS_ROOT ? { user: NOBODY } : {});
  expect(await server.ended).toEqual({ code: 1, signal: null });
  expect(server.said()).toBe(
    `The data folder ${servers.data} cannot be used: Error: EACCES: permission denied, mkdir '${servers.data}/postgres'. Make it writable, or choose another DATA_DIR.\n`,
  );
});

it("says in one line that its data folder cannot be created", async () => {
  const file = join(servers.root, "a-file");
  await appendFile(file, "");
  const server = servers.start({ variables: { DATA_DIR: join(file, "data") } });
  expect(await server.ended).toEqual({ code: 1, signal: null });
  expect(server.said()).toBe(
    `The data folder ${file}/data cannot be used: Error: ENOTDIR: not a directory, mkdir '${file}/data'. Make it writable, or choose another DATA_DIR.\n`,
  );
});

it.runIf(process.platform === "linux")(
  "says in one line that nothing can be made in a folder that is there",
  async () => {
    const server = servers.start({ variables: { DATA_DIR: "/proc/daily-quran" } });
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.said()).toBe(
      "The data folder /proc/daily-quran cannot be used: Error: ENOENT: no such file or directory, mkdir '/proc/daily-quran'. Make it writable, or choose another DATA_DIR.\n",
    );
  },
);

it("refuses settings with which an acknowledged write could be lost", async () => {
  const first = servers.startPrepared();
  await readyUrl(first);
  await stop(first);
  await appendFile(join(servers.data, "postgres", "cluster", "postgresql.conf"), "\nfsync = off\n");

  const second = servers.start();
  expect((await second.ended).code).toBe(1);
  expect(second.said()).toBe(
    "The embedded Postgres could lose what it has acknowledged (fsync = off). Take these lines out of its postgresql.conf.\n",
  );
});

it.runIf(AS_ROOT)("runs as an ordinary user too", async () => {
  await mkdir(servers.data);
  await chown(servers.data, NOBODY.uid, NOBODY.gid);
  const server = servers.start({ user: NOBODY });
  expect(await listNames(await readyUrl(server))).toEqual([]);
  expect((await lstat(join(servers.data, "postgres", "cluster"))).uid).toBe(NOBODY.uid);
  expect(await stop(server)).toBe(0);

  const asRoot = servers.start();
  expect(await listNames(await readyUrl(asRoot))).toEqual([]);
  expect(await stop(asRoot)).toBe(0);
});

it.runIf(AS_ROOT)("keeps the data elsewhere when only root can enter the folder", async () => {
  await chmod(servers.root, 0o700);
  const server = servers.start();
  expect(await listNames(await readyUrl(server))).toEqual([]);
  expect(await stop(server)).toBe(0);
  const elsewhere = await readlink(join(servers.data, "postgres"));
  expect(elsewhere).toMatch(/^\/var\/lib\/daily-quran-reading\/postgres-/);
  expect(server.said()).toContain(
    `only root can enter ${servers.data}/postgres: its data is in ${elsewhere}\n`,
  );
  await removeFolder(elsewhere);
});
