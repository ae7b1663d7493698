import type { TransactionSql } from "../../db/client.ts";
import { beforeEach, expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { untilWaiting } from "../../../test/lock-wait.ts";
import { type Person, usePeople } from "../../../test/people.ts";
import type { ApiResponse } from "../../../test/visitor.ts";

const now = (): number => Date.UTC(2026, 2, 1, 12);
const MEMBERS = "/api/groups/1/members";

const sql = useDatabase();

const running = useApp(sql, { now });
const { amina, bilal, dawud, maryam } = usePeople(running, "amina", "bilal", "dawud", "maryam");
beforeEach(async () => {
  await amina.send("POST /api/groups", { name: "Fajr" });
  for (const { id } of [bilal, dawud])
    await amina.send(`POST ${MEMBERS}`, { userId: id, role: "admin" });
});

/** Changes the group while these requests run: they wait for its lock, and see the changed group. */
async function meanwhile(
  change: (sql: TransactionSql) => Promise<unknown>,
  ...requests: (() => Promise<ApiResponse>)[]
): Promise<(string | number)[]> {
  const responses = await sql.begin(async (held) => {
    await held`select from reading_group where id = 1 for no key update`;
    const pending = requests.map((request) => request());
    await untilWaiting(sql, requests.length);
    await change(held);
    return { pending: Promise.all(pending) };
  });
  return (await responses.pending).map(({ status, body }) => body?.code ?? status);
}

const statuses = (responses: ApiResponse[]) =>
  responses.map(({ status }) => status).sort((a, b) => a - b);

test("running requests of a demoted admin are refused", async () => {
  const results = await meanwhile(
    (held) => held`update member set role = 'member' where user_id = ${bilal.id}`,
    () => bilal.send(`DELETE ${MEMBERS}/${dawud.id}`),
    () => bilal.send(`PATCH ${MEMBERS}/${dawud.id}`, { role: "member" }),
    () => bilal.send("PATCH /api/groups/1", { name: "Mine" }),
    () => bilal.send("POST /api/groups/1/cycles", { name: "C", startDate: "2026-03-01" }),
    () => bilal.send("POST /api/groups/1/invites", {}),
  );
  expect(results).toEqual([
    "LEADER_ONLY",
    "ADMIN_ONLY",
    "ADMIN_ONLY",
    "LEADER_ONLY",
    "LEADER_ONLY",
  ]);
  expect(await sql`select name from reading_group`).toEqual([{ name: "Fajr" }]);
});

test("running requests of a removed member find no private group", async () => {
  const results = await meanwhile(
    async (held) => {
      await held`update reading_group set is_private = true`;
      await held`delete from member where user_id = ${bilal.id}`;
    },
    () => bilal.send(`POST ${MEMBERS}`, { userId: maryam.id }),
    () => bilal.send("POST /api/groups/1/join"),
  );
  expect(results).toEqual(["GROUP_NOT_FOUND", "GROUP_NOT_FOUND"]);
});

test("joining a group while it is deleted finds no group", async () => {
  const { body: invite } = await amina.send("POST /api/groups/1/invites", {});
  const token = invite.url.split("/").at(-1);
  const results = await meanwhile(
    (held) => held`delete from reading_group where id = 1`,
    () => maryam.send("POST /api/groups/1/join"),
    () => maryam.send(`POST /api/invites/${token}/accept`),
    () => amina.send(`POST ${MEMBERS}`, { userId: maryam.id }),
  );
  expect(results).toEqual(["GROUP_NOT_FOUND", "INVITE_NOT_FOUND", "GROUP_NOT_FOUND"]);
  expect(await sql`select from member`).toEqual([]);
});

test("an invite that is revoked while it is accepted adds no member", async () => {
  const { body: invite } = await amina.send("POST /api/groups/1/invites", {});
  const token = invite.url.split("/").at(-1);
  const results = await meanwhile(
    (held) => held`update invite set revoked_at = created_at`,
    () => maryam.send(`POST /api/invites/${token}/accept`),
  );
  expect(results).toEqual(["INVITE_REVOKED"]);
  expect(await sql`select from member where user_id = ${maryam.id}`).toEqual([]);
});

test("of two admins who demote each other concurrently one succeeds", async () => {
  const responses = await Promise.all([
    bilal.send(`PATCH ${MEMBERS}/${dawud.id}`, { role: "member" }),
    dawud.send(`PATCH ${MEMBERS}/${bilal.id}`, { role: "member" }),
  ]);
  expect(statuses(responses)).toEqual([200, 403]);
  expect(await sql`select count(*)::int from member where role = 'admin'`).toEqual([{ count: 2 }]);
});

test("two admins can change the same member concurrently: both succeed, the later one wins", async () => {
  await maryam.send("POST /api/groups/1/join");
  const results = await meanwhile(
    async () => {},
    () => bilal.send(`PATCH ${MEMBERS}/${maryam.id}`, { role: "moderator" }),
    () => dawud.send(`PATCH ${MEMBERS}/${maryam.id}`, { role: "admin" }),
  );
  expect(results).toEqual([200, 200]);
  const [row] = await sql<[{ role: string }]>`select role from member where user_id = ${maryam.id}`;
  expect(["moderator", "admin"]).toContain(row.role);
});

test("of two admins who add one user concurrently one gets the error that the user is a member", async () => {
  const responses = await Promise.all([
    bilal.send(`POST ${MEMBERS}`, { userId: maryam.id }),
    dawud.send(`POST ${MEMBERS}`, { userId: maryam.id, role: "moderator" }),
  ]);
  expect(statuses(responses)).toEqual([201, 409]);
  expect(await sql`select from member where user_id = ${maryam.id}`).toHaveLength(1);
});

test("an heir who is removed concurrently is either the creator or not a member", async () => {
  const [handOver, removal] = await Promise.all([
    amina.send("POST /api/groups/1/hand-over", { userId: bilal.id }),
    dawud.send(`DELETE ${MEMBERS}/${bilal.id}`),
  ]);
  const outcome = `${handOver.status} ${removal.status}`;
  expect(["200 403", "404 204"]).toContain(outcome);
  const [group] = await sql<[{ role: string }]>`
    select role from reading_group g join member on group_id = g.id and user_id = created_by`;
  expect(group.role).toBe("admin");
});

test("a user whose account is deleted meanwhile creates no group, does not join, and is not added", async () => {
  const results = await meanwhile(
    (held) => held`delete from app_user where id = ${maryam.id}`,
    () => maryam.send("POST /api/groups/1/join"),
    () => amina.send(`POST ${MEMBERS}`, { userId: maryam.id }),
  );
  expect(results).toEqual(["UNAUTHORIZED", "USER_NOT_FOUND"]);
  const { founding } = await sql.begin(async (held) => {
    await held`delete from app_user where id = ${bilal.id}`;
    const pending = bilal.send("POST /api/groups", { name: "Isha" });
    await untilWaiting(sql);
    return { founding: pending };
  });
  expect((await founding).body.code).toBe("UNAUTHORIZED");
  expect(await sql`select name from reading_group`).toEqual([{ name: "Fajr" }]);
});

test("a constraint keeps the creator an admin", async () => {
  const refusal = /violates foreign key constraint "reading_group_creator_is_admin"/;
  const { id } = amina;
  await expect(sql`update member set role = 'member' where user_id = ${id}`).rejects.toThrow(
    refusal,
  );
  await expect(sql`delete from member where user_id = ${id}`).rejects.toThrow(refusal);
  await expect(sql`delete from app_user where id = ${id}`).rejects.toThrow(refusal);
  await expect(sql`update reading_group set created_by = ${maryam.id}`).rejects.toThrow(refusal);
  await expect(
    sql`insert into reading_group (name, is_private, created_by, created_at) values ('X', false, ${id}, now())`,
  ).rejects.toThrow(refusal);
});

const create = (person: Person, clientId?: string) =>
  person.send("POST /api/groups", { name: "Asr", ...(clientId && { clientId }) });
const start = (more: object) =>
  amina.send("POST /api/groups/1/cycles", { name: "Spring", startDate: "2026-03-01", ...more });

test("a group that is asked for again, as its answer was lost, is made once for each client id", async () => {
  const [first, second] = [
    "8c1d2a54-0b7e-4f7a-9f43-5a1f3c9d7e10",
    "1f0b7c52-3b5e-4c57-8a55-0f6f4c1e2d30",
  ];
  const answers = await Promise.all(Array.from({ length: 12 }, () => create(amina, first)));
  expect(statuses(answers)).toEqual(Array(12).fill(201));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(answers[0]?.body).toMatchObject({ name: "Asr", memberCount: 1, userRole: "admin" });
  // Another form, another person, and a program without ids.
  for (const answer of [create(amina, second), create(bilal, first), create(amina), create(amina)])
    expect((await answer).status).toBe(201);
  // With "Fajr" four of hers: a repeat is not counted.
  expect(
    await sql`select count from daily_count where user_id = ${amina.id} and kind = 'group'`,
  ).toEqual([{ count: 5 }]);
  const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
    select count(*)::int as count from reading_group where name = 'Asr'`;
  expect(count).toBe(5);
  expect(
    await sql`select from group_event where detail = 'Asr' and actor_id = ${amina.id}`,
  ).toHaveLength(4);
  expect((await create(amina, "7")).body).toMatchObject({
    code: "INVALID_INPUT",
    issues: [{ path: "clientId", message: "A client id is a UUID." }],
  });
});

test("a cycle that is asked for again is started once for each client id, with one notification", async () => {
  const clientId = "8c1d2a54-0b7e-4f7a-9f43-5a1f3c9d7e10";
  const answers = await Promise.all(Array.from({ length: 8 }, () => start({ clientId })));
  expect(statuses(answers)).toEqual(Array(8).fill(201));
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => answers[0]?.body));
  expect(await sql`select from cycle`).toHaveLength(1);
  expect(
    await sql`select from notification where user_id = ${bilal.id} and kind = 'cycle'`,
  ).toHaveLength(1);
  expect((await start({})).body.id).not.toBe(answers[0]?.body.id);
});
