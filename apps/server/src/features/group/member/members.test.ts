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
const { amina, bilal, dawud, maryam } = usePeople(running, "amina", "bilal", "dawud", "maryam");
beforeEach(async () => {
  await amina.send("POST /api/groups", { name: "Fajr", isPrivate: true });
});

const add = (person: Person, role: string) =>
  amina.send(`POST ${MEMBERS}`, { userId: person.id, role });

const LEADER_ONLY = "Only an admin or a moderator of the group can do this.";
const ADMIN_ONLY = "Only an admin of the group can do this.";
const CREATOR_PROTECTED = "The creator of the group stays in it as an admin until handing it over.";
const NOT_A_MEMBER = "That user is not a member of this group.";

test("a moderator can neither remove nor change an admin", async () => {
  await add(bilal, "moderator");
  await add(dawud, "admin");
  const path = `${MEMBERS}/${dawud.id}`;
  expect(await refused(bilal, `DELETE ${path}`)).toEqual([403, "ADMIN_ONLY", ADMIN_ONLY]);
  const down = await refused(bilal, `PATCH ${path}`, { role: "member" });
  expect(down).toEqual([403, "ADMIN_ONLY", ADMIN_ONLY]);
});

test("a member can do none of a moderator's actions", async () => {
  await add(bilal, "member");
  await add(dawud, "member");
  const no = [403, "LEADER_ONLY", LEADER_ONLY];
  expect(await refused(bilal, `POST ${MEMBERS}`, { userId: maryam.id })).toEqual(no);
  expect(await refused(bilal, `DELETE ${MEMBERS}/${dawud.id}`)).toEqual(no);
  expect(await refused(bilal, `POST /api/groups/1/invites`, {})).toEqual(no);
  const cycle = { name: "C", startDate: "2026-03-01" };
  expect(await refused(bilal, `POST /api/groups/1/cycles`, cycle)).toEqual(no);
  const up = await refused(bilal, `PATCH ${MEMBERS}/${bilal.id}`, { role: "admin" });
  expect(up).toEqual([403, "ADMIN_ONLY", ADMIN_ONLY]);
});

test("the creator is neither removed nor demoted, not even by themselves", async () => {
  await add(bilal, "admin");
  const path = `${MEMBERS}/${amina.id}`;
  const no = [403, "CREATOR_PROTECTED", CREATOR_PROTECTED];
  for (const person of [amina, bilal]) {
    expect(await refused(person, `DELETE ${path}`)).toEqual(no);
    expect(await refused(person, `PATCH ${path}`, { role: "moderator" })).toEqual(no);
  }
});

test("an admin can give every role; the current one changes nothing", async () => {
  await add(bilal, "member");
  const path = `${MEMBERS}/${bilal.id}`;
  for (const role of ["moderator", "admin", "admin", "member"]) {
    const body = { id: 2, userId: bilal.id, role, joinedAt: AT, username: "bilal" };
    expect(await amina.send(`PATCH ${path}`, { role })).toMatchObject({
      status: 200,
      body,
    });
  }
  expect((await amina.send(`PATCH ${MEMBERS}/${amina.id}`, { role: "admin" })).status).toBe(200);
  expect(await refused(amina, `PATCH ${path}`, {})).toEqual([
    400,
    "INVALID_INPUT",
    "Choose member, moderator or admin.",
  ]);
});

test("a non-member can be neither removed nor changed", async () => {
  const no = [404, "MEMBER_NOT_FOUND", NOT_A_MEMBER];
  for (const id of [bilal.id, 99, "2147483648"]) {
    expect(await refused(amina, `DELETE ${MEMBERS}/${id}`)).toEqual(no);
    expect(await refused(amina, `PATCH ${MEMBERS}/${id}`, { role: "admin" })).toEqual(no);
  }
});

test("a removed member no longer sees a private group, and can be added again", async () => {
  await add(bilal, "admin");
  expect((await amina.send(`DELETE ${MEMBERS}/${bilal.id}`)).status).toBe(204);
  expect((await bilal.send("GET /api/groups/1")).status).toBe(404);
  expect((await add(bilal, "member")).body.role).toBe("member");
});

test("members are listed creator first, then by role and joining, in pages", async () => {
  await add(bilal, "member");
  await add(dawud, "moderator");
  await add(maryam, "admin");
  await amina.send("POST /api/groups/1/hand-over", { userId: maryam.id });
  const walked: string[][] = [];
  let next: string | undefined = `${MEMBERS}?limit=1`;
  while (next !== undefined) {
    const { body, headers } = await amina.send(`GET ${next}`);
    expect(headers.get("x-total-count")).toBe("4");
    walked.push(body.map(({ username }: { username: string }) => username));
    next = /^<([^>]+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1];
  }
  expect(walked).toEqual([["maryam"], ["amina"], ["dawud"], ["bilal"]]);
  const whole = await amina.send(`GET ${MEMBERS}`);
  expect(whole.body.map(({ username }: { username: string }) => username)).toEqual(walked.flat());
});

test.each(["owner-1", "admin-2147483648", "admin", "1", "member--1"])(
  "the cursor %s is not one of members",
  async (cursor) => {
    const { status, body } = await amina.send(`GET ${MEMBERS}?cursor=${cursor}`);
    expect([status, body.code]).toEqual([400, "INVALID_CURSOR"]);
  },
);
