import { beforeEach, expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { refusals } from "../../../test/permissions/group-tables.ts";
import { type Person, usePeople } from "../../../test/people.ts";

const now = (): number => Date.UTC(2026, 2, 1, 12);
const MEMBERS = "/api/groups/1/members";

const sql = useDatabase();
const refused = refusals(sql);

const running = useApp(sql, { now });
const { amina, bilal, dawud } = usePeople(running, "amina", "bilal", "dawud");
beforeEach(async () => {
  await amina.send("POST /api/groups", { name: "Fajr", isPrivate: true });
});

const add = (person: Person, role: string) =>
  amina.send(`POST ${MEMBERS}`, { userId: person.id, role });

const NOT_A_MEMBER = "That user is not a member of this group.";

test("joining a public group adds the user once", async () => {
  await amina.send("PATCH /api/groups/1", { isPrivate: false });
  for (const times of [1, 2]) {
    const { status, body } = await bilal.send("POST /api/groups/1/join");
    expect([times, status, body.userRole, body.memberCount]).toEqual([times, 200, "member", 2]);
  }
  expect((await amina.send("POST /api/groups/1/join")).body.userRole).toBe("admin");
});

test("leaving ends the user's membership once", async () => {
  await add(bilal, "admin");
  expect((await bilal.send("POST /api/groups/1/leave")).status).toBe(204);
  expect(await sql`select user_id from member`).toEqual([{ userId: amina.id }]);
  expect((await refused(bilal, "POST /api/groups/1/leave"))[1]).toBe("GROUP_NOT_FOUND");
  await amina.send("PATCH /api/groups/1", { isPrivate: false });
  expect((await refused(bilal, "POST /api/groups/1/leave"))[1]).toBe("MEMBER_NOT_FOUND");
});

test("the creator, and so the last admin, cannot leave", async () => {
  const no = [
    409,
    "CREATOR_MUST_STAY",
    "Hand the group over to another admin before you leave it, or delete it.",
  ];
  expect(await refused(amina, "POST /api/groups/1/leave")).toEqual(no);
  await add(bilal, "admin");
  expect(await refused(amina, "POST /api/groups/1/leave")).toEqual(no);
});

test("after a hand-over to another admin the old creator may leave", async () => {
  await add(bilal, "admin");
  const { status, body } = await amina.send("POST /api/groups/1/hand-over", { userId: bilal.id });
  expect([status, body.createdBy, body.userRole]).toEqual([200, bilal.id, "admin"]);
  expect((await amina.send("POST /api/groups/1/leave")).status).toBe(204);
  expect(await sql`select created_by from reading_group`).toEqual([{ createdBy: bilal.id }]);
});

test("a group is handed over only to another of its admins", async () => {
  await add(bilal, "moderator");
  const handOver = (userId: number) => refused(amina, "POST /api/groups/1/hand-over", { userId });
  const text = "A group can be handed over only to another of its admins.";
  expect(await handOver(bilal.id)).toEqual([409, "HEIR_NOT_ADMIN", text]);
  expect(await handOver(amina.id)).toEqual([409, "HEIR_NOT_ADMIN", text]);
  expect(await handOver(dawud.id)).toEqual([404, "MEMBER_NOT_FOUND", NOT_A_MEMBER]);
});

test("whom a public group has removed can't join it again, until a leader adds them", async () => {
  await amina.send("PATCH /api/groups/1", { isPrivate: false });
  await bilal.send("POST /api/groups/1/join");
  await amina.send(`DELETE /api/groups/1/members/${bilal.id}`);
  const again = await bilal.send("POST /api/groups/1/join");
  expect([again.status, again.body.code]).toEqual([403, "REMOVED_FROM_GROUP"]);
  expect((await bilal.send("GET /api/groups/1")).status).toBe(200);
  await amina.send("POST /api/groups/1/members", { userId: bilal.id });
  await bilal.send("POST /api/groups/1/leave");
  expect((await bilal.send("POST /api/groups/1/join")).status).toBe(200);
});
