import { beforeEach, expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { usePeople } from "../../../test/people.ts";

const AT = "2026-03-10T12:00:00.000Z";
const now = (): number => Date.parse(AT);
const INVITE_ONLY = {
  error: "This person only joins groups themselves. Send them an invite link instead.",
  code: "INVITE_ONLY",
};

const sql = useDatabase();

const running = useApp(sql, { now });
const { amina, bilal, carol } = usePeople(running, "amina", "bilal", "carol");
beforeEach(async () => {
  await amina.send("POST /api/groups", { name: "Fajr", isPrivate: true });
});

const add = (userId: number, group = 1) =>
  amina.send(`POST /api/groups/${group}/members`, { userId });

const accept = async () => {
  const { body } = await amina.send("POST /api/groups/1/invites", {});
  return await bilal.send(`POST /api/invites/${body.url.split("/").at(-1)}/accept`);
};

test("a user who only joins is not added by ID or name, gets no notification, and can join by invite", async () => {
  expect((await bilal.send("GET /api/user/join-settings")).body).toEqual({
    onlyJoins: false,
    isAsked: false,
  });
  const changed = await bilal.send("PATCH /api/user/join-settings", { onlyJoins: true });
  expect([changed.status, changed.body]).toEqual([200, { onlyJoins: true, isAsked: false }]);
  for (const whom of [{ userId: bilal.id }, { username: "BILAL" }]) {
    const refused = await amina.send("POST /api/groups/1/members", whom);
    expect([refused.status, refused.body]).toEqual([403, INVITE_ONLY]);
  }
  expect(await sql`select from notification`).toEqual([]);
  expect((await accept()).status).toBe(200);
  expect((await add(bilal.id)).body.code).toBe("ALREADY_MEMBER");
  expect((await add(carol.id)).status).toBe(201);
});

test("whom somebody has added is asked once who may, and in 5 groups at most before they answer", async () => {
  const asked = async () => (await bilal.send("GET /api/user/join-settings")).body.isAsked;
  const addTo = async (group: number) => {
    await amina.send("POST /api/groups", { name: `Group ${group}` });
    return (await add(bilal.id, group)).status;
  };
  await accept();
  expect(await asked()).toBe(false);
  const statuses: number[] = [];
  for (const group of [2, 3, 4, 5, 6, 7]) statuses.push(await addTo(group));
  expect(statuses).toEqual([201, 201, 201, 201, 201, 403]);
  expect(await asked()).toBe(true);
  await bilal.send("PATCH /api/user/join-settings", { onlyJoins: false });
  expect(await asked()).toBe(false);
  expect((await add(bilal.id, 7)).status).toBe(201);
});

test("the setting is per user and can be turned off", async () => {
  for (const onlyJoins of [true, false])
    await bilal.send("PATCH /api/user/join-settings", { onlyJoins });
  expect((await add(bilal.id)).status).toBe(201);
});

test("a user who leaves and blocks the group is not added again, until they unblock the group in the account", async () => {
  await amina.send("POST /api/groups", { name: "Isha" });
  await add(bilal.id);
  await amina.send("PATCH /api/groups/1", { name: "Dawn" });
  expect((await bilal.send("POST /api/groups/1/leave", { block: true })).status).toBe(204);
  await amina.send("PATCH /api/groups/1", { name: "Something that bilal need not know" });
  const refused = await add(bilal.id);
  expect([refused.status, refused.body]).toEqual([403, INVITE_ONLY]);
  expect((await add(bilal.id, 2)).status).toBe(201);
  const blocked = await bilal.send("GET /api/user/blocked-groups");
  expect(blocked.body).toEqual([{ groupId: 1, name: "Dawn", blockedAt: AT }]);
  expect((await carol.send("DELETE /api/user/blocked-groups/1")).status).toBe(204);
  expect((await add(bilal.id)).status).toBe(403);
  expect((await bilal.send("DELETE /api/user/blocked-groups/1")).status).toBe(204);
  expect((await bilal.send("GET /api/user/blocked-groups")).body).toEqual([]);
  expect((await add(bilal.id)).status).toBe(201);
});

test("a user who only leaves can be added again, and joining again removes the block", async () => {
  await add(bilal.id);
  await bilal.send("POST /api/groups/1/leave");
  expect((await add(bilal.id)).status).toBe(201);
  await bilal.send("POST /api/groups/1/leave", { block: true });
  expect((await accept()).status).toBe(200);
  expect((await bilal.send("GET /api/user/blocked-groups")).body).toEqual([]);
});

test("an invalid setting is refused", async () => {
  for (const onlyJoins of [undefined, "yes", 1]) {
    const { status, body } = await bilal.send("PATCH /api/user/join-settings", { onlyJoins });
    expect([status, body.issues[0].path]).toEqual([400, "onlyJoins"]);
  }
  expect((await bilal.send("POST /api/groups/1/leave", { block: "yes" })).status).toBe(400);
});
