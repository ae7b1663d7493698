import { expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { untilWaiting } from "../../../test/lock-wait.ts";
import { type Person, usePeople } from "../../../test/people.ts";
import { previewRelease, releaseGroupsOf } from "./release-groups.ts";

let at = Date.UTC(2026, 2, 1);
const now = (): number => at;

const sql = useDatabase();

const running = useApp(sql, { now });
const { amina, bilal, dawud, maryam } = usePeople(running, "amina", "bilal", "dawud", "maryam");

/** Makes Amina's next group; its members join in this order, a second apart. */
async function makeGroup(name: string, ...members: [Person, string][]): Promise<void> {
  const { body: group } = await amina.send("POST /api/groups", { name });
  for (const [{ id: userId }, role] of members) {
    at += 1000;
    await amina.send(`POST /api/groups/${group.id}/members`, { userId, role });
  }
}

const release = (person: Person) =>
  sql.begin(async (sql) => {
    await releaseGroupsOf(sql, { userId: person.id, now: now() });
    await sql`delete from app_user where id = ${person.id}`;
  });

const creators = () => sql`
  select name, username as creator, role from reading_group g
  join member on group_id = g.id and user_id = created_by
  join app_user on app_user.id = user_id order by g.id`;

test("a group goes to the other admin who joined first, else to the member who joined first, else is deleted", async () => {
  await makeGroup("to an admin", [bilal, "member"], [dawud, "admin"], [maryam, "admin"]);
  await makeGroup("to a member", [maryam, "member"], [bilal, "moderator"]);
  await makeGroup("to nobody");
  await bilal.send("POST /api/groups", { name: "of another" });
  await amina.send("POST /api/groups/4/join");

  expect(await previewRelease(sql, amina.id)).toEqual({
    groups: [
      { id: 1, name: "to an admin", heir: "dawud" },
      { id: 2, name: "to a member", heir: "maryam" },
      { id: 3, name: "to nobody" },
    ],
    groupCount: 3,
  });
  await release(amina);
  expect(await creators()).toEqual([
    { name: "to an admin", creator: "dawud", role: "admin" },
    { name: "to a member", creator: "maryam", role: "admin" },
    { name: "of another", creator: "bilal", role: "admin" },
  ]);
  expect(await sql`select from member where user_id = ${amina.id}`).toEqual([]);
  expect(await sql`select group_id, count(*)::int from member group by 1 order by 1`).toEqual([
    { groupId: 1, count: 3 },
    { groupId: 2, count: 2 },
    { groupId: 4, count: 1 },
  ]);
});

test("a user who created no group has none to release and leaves all groups", async () => {
  await makeGroup("Fajr", [bilal, "admin"]);
  expect(await previewRelease(sql, bilal.id)).toEqual({ groups: [], groupCount: 0 });
  await sql.begin((sql) => releaseGroupsOf(sql, { userId: bilal.id, now: now() }));
  expect(await sql`select user_id from member`).toEqual([{ userId: amina.id }]);
});

test("an account cannot be deleted over the groups that it created", async () => {
  await makeGroup("Fajr", [bilal, "admin"]);
  await expect(sql`delete from app_user where id = ${amina.id}`).rejects.toThrow(
    'violates foreign key constraint "reading_group_creator_is_admin"',
  );
  expect(await creators()).toEqual([{ name: "Fajr", creator: "amina", role: "admin" }]);
});

test("when a creator and the heir leave concurrently, the third member gets the group", async () => {
  await makeGroup("Fajr", [bilal, "admin"], [dawud, "member"]);
  await Promise.all([release(amina), release(bilal)]);
  expect(await creators()).toEqual([{ name: "Fajr", creator: "dawud", role: "admin" }]);
});

test("an heir who is removed meanwhile is skipped", async () => {
  await makeGroup("Fajr", [bilal, "admin"], [dawud, "member"]);
  const { leaving } = await sql.begin(async (held) => {
    await held`select from reading_group for no key update`;
    const pending = release(amina);
    await untilWaiting(sql);
    await held`delete from member where user_id = ${bilal.id}`;
    return { leaving: pending };
  });
  await leaving;
  expect(await creators()).toEqual([{ name: "Fajr", creator: "dawud", role: "admin" }]);
});

test("an invite ends when its creator's account is deleted", async () => {
  await makeGroup("Fajr", [bilal, "admin"]);
  await amina.send("POST /api/groups/1/invites", {});
  await release(amina);
  expect((await bilal.send("GET /api/groups/1/invites")).body).toEqual([]);
});
