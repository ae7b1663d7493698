import { expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { faultIn } from "../../../test/faults.ts";
import { groupTables } from "../../../test/permissions/group-tables.ts";
import { usePeople } from "../../../test/people.ts";

const now = (): number => Date.UTC(2026, 2, 1, 12);
const AT = "2026-03-01T12:00:00.000Z";
const NO_GROUP = {
  error: "This group may not exist or you don't have access to it.",
  code: "GROUP_NOT_FOUND",
};

const sql = useDatabase();

const running = useApp(sql, { now });
const { amina, bilal } = usePeople(running, "amina", "bilal");

test("a group is created with its creator as its only member, an admin", async () => {
  const { status, body } = await amina.send("POST /api/groups", {
    name: " Fajr circle ",
    description: " After the prayer\n",
    isPrivate: true,
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: 1,
    name: "Fajr circle",
    description: "After the prayer",
    isPrivate: true,
    createdBy: amina.id,
    userRole: "admin",
    members: [{ id: 1, userId: amina.id, role: "admin", joinedAt: AT, username: "amina" }],
    activeCycles: [],
    memberCount: 1,
    activeCycleCount: 0,
  });
  expect(await amina.send("GET /api/groups/1")).toMatchObject({ status: 200, body });
});

test.each([undefined, "", "  \n"])(
  "a group with the description %j has none",
  async (description) => {
    const { body } = await amina.send("POST /api/groups", { name: "Fajr", description });
    expect(body).not.toHaveProperty("description");
    expect(body.isPrivate).toBe(false);
  },
);

test.each([
  "'); drop table reading_group; --",
  "<script>alert(1)</script>",
  '\\"{}%_$1',
  "مجموعة الفجر 🌙",
])("the text %s is kept and given back as it is", async (text) => {
  await amina.send("POST /api/groups", { name: text, description: text });
  const { body } = await amina.send("GET /api/groups/1");
  expect([body.name, body.description]).toEqual([text, text]);
});

test("a description may be as long as a request may be", async () => {
  const description = "ق".repeat(30_000);
  const made = await amina.send("POST /api/groups", { name: "Fajr", description });
  expect([made.status, made.body.description]).toEqual([201, description]);
  const tooLong = await amina.send("POST /api/groups", {
    name: "Fajr",
    description: "x".repeat(65_536),
  });
  expect(tooLong).toMatchObject({
    status: 413,
    body: { error: "What was sent is too large.", code: "BODY_TOO_LARGE" },
  });
  expect(await sql`select count(*)::int from reading_group`).toEqual([{ count: 1 }]);
});

const NOT_TEXT = "This contains a character that is not text.";

test.each([
  [{}, "name", "Group name is required"],
  [{ name: "" }, "name", "Group name is required"],
  [{ name: "   " }, "name", "Group name is required"],
  [{ name: "a".repeat(101) }, "name", "Name too long"],
  [{ name: "a\0b" }, "name", NOT_TEXT],
  [{ name: "a\uD800b" }, "name", NOT_TEXT],
  [{ name: ["a"] }, "name", "This must be text."],
  [{ name: "Fajr", description: "\0" }, "description", NOT_TEXT],
  [{ name: "Fajr", description: "\uDC00" }, "description", NOT_TEXT],
  [{ name: "Fajr", isPrivate: "no" }, "isPrivate", "Private is either true or false."],
])("creating a group with %j is refused", async (input, path, message) => {
  const response = await amina.send("POST /api/groups", input);
  expect(response).toMatchObject({
    status: 400,
    body: faultIn(path, message),
  });
  expect(await sql`select from reading_group`).toEqual([]);
});

const shown = ({ body }: { body: Record<string, unknown> }) => [
  body["name"],
  body["description"],
  body["isPrivate"],
];

test("an update changes the given fields and keeps the others", async () => {
  await amina.send("POST /api/groups", { name: "Fajr", description: "Early" });
  const update = (changes: object) => amina.send("PATCH /api/groups/1", changes);
  expect(shown(await update({}))).toEqual(["Fajr", "Early", false]);
  expect(shown(await update({ name: "Isha" }))).toEqual(["Isha", "Early", false]);
  expect(shown(await update({ isPrivate: true }))).toEqual(["Isha", "Early", true]);
  expect(shown(await update({ description: "Late" }))).toEqual(["Isha", "Late", true]);
  expect(shown(await update({ description: null }))).toEqual(["Isha", undefined, true]);
  expect(shown(await update({ description: " ", isPrivate: false }))).toEqual([
    "Isha",
    undefined,
    false,
  ]);
});

test("an invalid update changes nothing", async () => {
  await amina.send("POST /api/groups", { name: "Fajr" });
  const before = await groupTables(sql);
  const response = await amina.send("PATCH /api/groups/1", {
    name: "a".repeat(101),
    isPrivate: true,
  });
  expect(response).toMatchObject({ status: 400, body: { error: "Name too long" } });
  expect(await groupTables(sql)).toEqual(before);
});

test("deleting a group deletes its members, invites and cycles, and no other group", async () => {
  for (const name of ["Fajr", "Isha"]) await amina.send("POST /api/groups", { name });
  for (const id of [1, 2]) {
    await amina.send(`POST /api/groups/${id}/cycles`, { name: "C", startDate: "2026-03-01" });
    await amina.send(`POST /api/groups/${id}/invites`, {});
    await bilal.send(`POST /api/groups/${id}/join`);
  }
  const { status, body } = await amina.send("DELETE /api/groups/1");
  expect([status, body]).toEqual([204, undefined]);
  const left = await sql`
    select (select array_agg(id) from reading_group) as groups,
      (select array_agg(distinct group_id) from member) as members,
      (select array_agg(group_id) from invite) as invites,
      (select array_agg(group_id) from cycle) as cycles`;
  expect(left).toEqual([{ groups: [2], members: [2], invites: [2], cycles: [2] }]);
  expect(await amina.send("GET /api/groups/1")).toMatchObject({ status: 404, body: NO_GROUP });
});

test("for others a private group gets the same bytes as a missing one", async () => {
  await amina.send("POST /api/groups", { name: "Fajr", isPrivate: true });
  const hidden = await bilal.send("GET /api/groups/1");
  const none = await bilal.send("GET /api/groups/2");
  expect(hidden).toMatchObject({ status: 404, body: NO_GROUP });
  expect([hidden.status, hidden.body]).toEqual([none.status, none.body]);
  const headers = (response: typeof none) =>
    [...response.headers].filter(([name]) => name !== "date");
  expect(headers(hidden)).toEqual(headers(none));
});

test.each(["0", "2147483647", "2147483648", "9007199254740993", "9".repeat(40)])(
  "there is no group %s",
  async (id) => {
    for (const path of ["", "/members", "/cycles", "/invites"])
      expect(await amina.send(`GET /api/groups/${id}${path}`)).toMatchObject({
        status: 404,
        body: NO_GROUP,
      });
    const remove = await amina.send(`DELETE /api/groups/${id}/members/${id}`);
    expect(remove).toMatchObject({ status: 404, body: NO_GROUP });
  },
);

test.each(["abc", "-1", "1.5", "1e2", "0x1", "%20", "1%00", "null"])(
  "%s is no ID of a group",
  async (id) => {
    const message = "An ID is a whole number.";
    expect(await amina.send(`GET /api/groups/${id}`)).toMatchObject({
      status: 400,
      body: { error: message, code: "INVALID_INPUT", issues: [{ path: "id", message }] },
    });
  },
);

test("tRPC refuses and hides the same", async () => {
  await amina.send("POST /api/groups", { name: "Fajr", isPrivate: true });
  const hidden = await bilal.mutate("group.update", { groupId: 1, name: "Mine" });
  expect([hidden.status, hidden.body.error.json.data.errorCode]).toEqual([404, "GROUP_NOT_FOUND"]);
  const huge = await amina.mutate("group.delete", { groupId: 2 ** 40 });
  expect([huge.status, huge.body.error.json.data.errorCode]).toEqual([404, "GROUP_NOT_FOUND"]);
  expect(await sql`select name from reading_group`).toEqual([{ name: "Fajr" }]);
});
