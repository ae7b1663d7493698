import { beforeEach, expect, test } from "vitest";
import { useApp } from "../../../../test/use-app.ts";
import { useDatabase } from "../../../../test/database.ts";
import { refusals } from "../../../../test/permissions/group-tables.ts";
import { type Person, usePeople } from "../../../../test/people.ts";

const now = (): number => Date.UTC(2026, 2, 1, 12);
const AT = "2026-03-01T12:00:00.000Z";
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

const ADMIN_ONLY = "Only an admin of the group can do this.";

test("a user is added by ID or by username in any case, and can then see the group", async () => {
  expect((await bilal.send("GET /api/groups/1")).status).toBe(404);
  expect(await add(bilal, "moderator")).toMatchObject({
    status: 201,
    body: { id: 2, userId: bilal.id, role: "moderator", joinedAt: AT, username: "bilal" },
  });
  expect(await amina.send(`POST ${MEMBERS}`, { username: " DAWUD " })).toMatchObject({
    status: 201,
    body: { id: 3, userId: dawud.id, role: "member", joinedAt: AT, username: "dawud" },
  });
  const { body } = await bilal.send("GET /api/groups/1");
  expect([body.userRole, body.memberCount]).toEqual(["moderator", 3]);
});

test("a member, and the caller, can't be added", async () => {
  await add(bilal, "member");
  const twice = [409, "ALREADY_MEMBER", "That user is already a member of this group."];
  expect(await refused(amina, `POST ${MEMBERS}`, { userId: bilal.id })).toEqual(twice);
  expect(await refused(amina, `POST ${MEMBERS}`, { username: "Bilal", role: "admin" })).toEqual(
    twice,
  );
  expect(await refused(amina, `POST ${MEMBERS}`, { userId: amina.id })).toEqual(twice);
});

test.each([
  { userId: 99 },
  { userId: 0 },
  { userId: 2_147_483_648 },
  { userId: Number.MAX_SAFE_INTEGER },
  { username: "nobody" },
  { username: "'||'amina" },
])("adding %j finds no user", async (named) => {
  expect(await refused(amina, `POST ${MEMBERS}`, named)).toEqual([
    404,
    "USER_NOT_FOUND",
    "User not found",
  ]);
});

test.each([
  [{}, "Name one user, by ID or by username."],
  [{ userId: 2, username: "bilal" }, "Name one user, by ID or by username."],
  [{ userId: "2" }, "An ID is a whole number."],
  [{ userId: 1e300 }, "An ID is a whole number."],
  [{ username: "" }, "Enter a username."],
  [{ username: "a\0" }, "username contains a character that is not text."],
  [{ userId: 2, role: "owner" }, "Choose member, moderator or admin."],
  [{ userId: 2, role: "'; drop table member" }, "Choose member, moderator or admin."],
  [{ userId: 2, role: null }, "Choose member, moderator or admin."],
])("adding %j is not valid", async (input, message) => {
  expect(await refused(amina, `POST ${MEMBERS}`, input)).toEqual([400, "INVALID_INPUT", message]);
});

test("a moderator can add members and moderators, but no admins", async () => {
  await add(bilal, "moderator");
  const input = { userId: dawud.id, role: "admin" };
  expect(await refused(bilal, `POST ${MEMBERS}`, input)).toEqual([403, "ADMIN_ONLY", ADMIN_ONLY]);
  expect((await bilal.send(`POST ${MEMBERS}`, { ...input, role: "moderator" })).status).toBe(201);
});
