import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type RunningApp, startApp } from "../../../test/app.ts";
import { emptyTables, UNHURRIED } from "../../../test/database.ts";
import { people, type Person } from "../../../test/people.ts";
import { makeHost } from "../../../test/processes/host.ts";
import { startCopy } from "../../../test/processes/replication.ts";
import { postgresPid } from "../../../test/processes/server-process.ts";
import { kill } from "../../../test/processes/servers.ts";
import { makeScratchFolder, removeFolder } from "../../../test/scratch-folder.ts";
import { testSettings } from "../../../test/settings.ts";
import { type Visitor, visitor } from "../../../test/visitor.ts";
import { authedProcedure, createCallerFactory, router } from "../../request/procedure.ts";
import type { Context } from "../../request/context.ts";
import { connect, disconnect, type Sql } from "../client.ts";
import { startFailure } from "../start-failure.ts";
import { openReplica, type Replica, type ReplicaOptions } from "./replica.ts";

let folder: string;
let leader: Awaited<ReturnType<typeof startCopy>>;
let copy: Awaited<ReturnType<typeof startCopy>>;
let sql: Sql;
let onCopy: Sql;
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await makeScratchFolder();
  leader = await startCopy(join(folder, "leader"));
  copy = await startCopy(join(folder, "copy"), leader);
  sql = connect(leader.url, { limits: UNHURRIED });
  onCopy = connect(copy.url, { limits: UNHURRIED });
});
afterAll(async () => {
  await Promise.all([sql, onCopy].map(disconnect));
  await copy.stop();
  await leader.stop();
  await removeFolder(folder);
});
beforeEach(() => emptyTables(sql));
afterEach(async () => {
  // oxlint-disable-next-line no-await-in-loop
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function open(options: Partial<ReplicaOptions> = {}) {
  const warnings: string[] = [];
  const log = { info: () => {}, warn: (text: string) => void warnings.push(text), error: () => {} };
  const replica = await openReplica(
    { url: copy.url, leader: sql, limits: UNHURRIED, ...options },
    log,
  );
  stops.push(replica.close);
  return { replica, warnings };
}

/** Two servers, a group of two, and what each is told of its name. */
async function startTwo(replica: Replica) {
  const start = () => startApp(sql, { settings: testSettings(), replica });
  const servers: RunningApp[] = [await start(), await start()];
  stops.push(...servers.map((server) => () => server.close()));
  const [first, second] = servers as [RunningApp, RunningApp];
  const { amina, bilal } = await people(first, "amina", "bilal");
  const { body } = await amina.send("POST /api/groups", { name: "Before" });
  await bilal.send(`POST /api/groups/${body.id}/join`);
  // The time is over in which he is shown what he wrote.
  bilal.cookies.delete("wrote");
  const path = `/api/groups/${body.id}`;
  return {
    path,
    amina,
    bilal,
    atSecond: ({ cookies }: Person) => {
      const there = visitor(second.url);
      for (const [name, value] of cookies) there.cookies.set(name, value);
      return there;
    },
    nameFor: async (reader: Visitor) => {
      const { status, body: group } = await reader.send(`GET ${path}`);
      return status === 200 ? group.name : status;
    },
  };
}

const untilReplayed = () =>
  expect
    .poll(async () => {
      const [{ lsn }] = await sql<[{ lsn: string }]>`select pg_current_wal_lsn() as lsn`;
      const [row] = await onCopy`select pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as is_there`;
      return row?.["isThere"];
    })
    .toBe(true);

async function pauseReplay() {
  await untilReplayed();
  await onCopy`select pg_wal_replay_pause()`;
  await expect
    .poll(async () => (await onCopy`select pg_get_wal_replay_pause_state() as state`)[0]?.["state"])
    .toBe("paused");
  stops.push(resumeReplay);
}
const resumeReplay = async () => await onCopy`select pg_wal_replay_resume()`;

test("what may lag is read from the copy, but for one's own writes, at every server", async () => {
  const { replica, warnings } = await open({ maxLagMs: 600_000 });
  await expect.poll(replica.current).toBeDefined();
  const { path, amina, bilal, atSecond, nameFor } = await startTwo(replica);
  await pauseReplay();
  const { headers } = await amina.send(`PATCH ${path}`, { name: "After" });
  expect(headers.getSetCookie()).toEqual(["wrote=1; Max-Age=10; Path=/; HttpOnly; SameSite=Lax"]);
  expect(await nameFor(amina)).toBe("After");
  expect(await nameFor(atSecond(amina))).toBe("After");
  expect(await nameFor(bilal)).toBe("Before");
  // Made since: what a copy does not know is asked of the leader.
  const { body } = await amina.send("POST /api/groups", { name: "New" });
  expect((await bilal.send(`GET /api/groups/${body.id}`)).body.name).toBe("New");
  expect(warnings).toEqual([]);
});

test("a program with a token, which keeps no cookie, reads what it wrote", async () => {
  const { replica } = await open({ maxLagMs: 600_000 });
  await expect.poll(replica.current).toBeDefined();
  const { path, amina, bilal } = await startTwo(replica);
  const { body } = await amina.send("POST /api/user/tokens", {
    name: "program",
    scopes: ["read", "groups"],
  });
  const authorization = `Bearer ${body.token}`;
  await pauseReplay();
  await bilal.send(`PATCH ${path}`, { name: "After" }, { authorization });
  bilal.cookies.clear();
  expect((await bilal.send(`GET ${path}`, undefined, { authorization })).body.name).toBe("After");
});

test("a copy that lags is not read, which is said once, until it has caught up", async () => {
  const { replica, warnings } = await open({ maxLagMs: 300 });
  await expect.poll(replica.current).toBeDefined();
  const { path, amina, bilal, nameFor } = await startTwo(replica);
  await pauseReplay();
  await amina.send(`PATCH ${path}`, { name: "After" });
  await expect.poll(() => nameFor(bilal)).toBe("After");
  await expect.poll(async () => (await nameFor(bilal)) && replica.current()).toBeUndefined();
  await expect.poll(() => warnings, { timeout: 10_000 }).toHaveLength(1);
  expect(warnings[0]).toMatch(
    /^The replica of DATABASE_READ_URL is not read, and all is asked of the database that leads: it is more than \d+\.\d s behind\.$/u,
  );
  await resumeReplay();
  await expect.poll(replica.current, { timeout: 10_000 }).toBeDefined();
  expect(warnings.slice(1)).toEqual(["The replica of DATABASE_READ_URL is read again."]);
});

test("of several hosts one that lags is passed over", async () => {
  const [lagging, itself] = [await makeHost(copy.address), await makeHost(leader.address)];
  stops.push(lagging.close, itself.close);
  await pauseReplay();
  await sql`insert into attempt (key, count, resets_at) values ('', 1, now())`;
  const url = `postgres://postgres@${lagging.at},${itself.at}/postgres?target_session_attrs=any`;
  const { replica } = await open({ url });
  await expect.poll(replica.current, { timeout: 10_000 }).toBeDefined();
  const read = replica.current() ?? onCopy;
  expect(await read`select pg_is_in_recovery() as is_copy`).toEqual([{ isCopy: false }]);
});

test("nobody notices that a copy is killed, and it is read again when it is back", async () => {
  const { replica } = await open({ maxLagMs: 600_000 });
  await expect.poll(replica.current).toBeDefined();
  const { bilal, nameFor } = await startTwo(replica);
  await untilReplayed();
  const pid = (await postgresPid(copy.data)) ?? 0;
  const answers = new Set<unknown>();
  await kill(pid, "SIGKILL");
  // Started again so soon it may not be missed at all.
  await expect
    .poll(
      async () => {
        for (const name of await Promise.all([1, 2, 3].map(() => nameFor(bilal))))
          answers.add(name);
        const read = (await postgresPid(copy.data)) === pid ? undefined : replica.current();
        return read && (await read`select pg_is_in_recovery() as is_copy`.catch(() => undefined));
      },
      { interval: 1, timeout: 20_000 },
    )
    .toEqual([{ isCopy: true }]);
  expect([...answers]).toEqual(["Before"]);
});

test("what replay cancels on the copy is asked of the leader", async () => {
  const { replica } = await open();
  await expect.poll(replica.current).toBeDefined();
  const [user] = await sql`
    insert into app_user (username, email, password_hash, created_at)
    values ('amina', 'amina@example.org', '-', now()) returning id`;
  await untilReplayed();
  const slow = router({
    slow: authedProcedure({ scope: "read", cost: "database", mayLag: true }).query(
      async ({ ctx }) =>
        await ctx.sql`
        select pg_is_in_recovery() as is_copy, case when pg_is_in_recovery() then pg_sleep(600) end
        from app_user`,
    ),
  });
  const context = { sql, replica: replica.current(), access: async () => ({ user }) };
  const asked = createCallerFactory(slow)(context as unknown as Context).slow();
  await expect
    .poll(() => onCopy`select 1 from pg_stat_activity where wait_event = 'PgSleep'`)
    .toHaveLength(1);
  await sql.begin((tx) => tx`lock table app_user in access exclusive mode`);
  expect(await asked).toMatchObject([{ isCopy: false }]);
});

const words = (reason: string) =>
  String(startFailure(`The replica of DATABASE_READ_URL cannot be used: ${reason}`));

test("the start names what is wrong with it", async () => {
  const own = { leader: sql, limits: UNHURRIED };
  const refusalOf = async (url: string) =>
    await openReplica({ ...own, url }, { info: () => {}, warn: () => {}, error: () => {} }).then(
      () => "",
      String,
    );
  expect(await refusalOf(copy.url.replace("postgres@", "stranger@"))).toBe(
    words('role "stranger" does not exist'),
  );
  expect(await refusalOf(copy.url.replace("/postgres?", "/other?"))).toBe(
    words('database "other" does not exist'),
  );
  expect(await refusalOf(copy.url.replace("/postgres?", "/template1?"))).toBe(
    words("it is no copy of the database of DATABASE_URL."),
  );
});

test("the leader itself may be read, which is said, and one that is away hinders no start", async () => {
  const itself = await open({ url: leader.url });
  expect(itself.replica.current()).toBeDefined();
  expect(itself.warnings).toEqual([
    "DATABASE_READ_URL leads to the database that leads: it takes no work off it.",
  ]);
  const away = await open({ url: "postgres://reader@127.0.0.1:1/quran" });
  expect(away.replica.current()).toBeUndefined();
  await expect
    .poll(() => away.warnings, { timeout: 10_000 })
    .toEqual([
      "The replica of DATABASE_READ_URL is not read, and all is asked of the database that leads: connect ECONNREFUSED 127.0.0.1:1",
    ]);
});
