import { beforeEach, expect, test } from "vitest";
import { PASSWORD, registered } from "../../../test/accounts.ts";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { noticesOf } from "../../../test/notices.ts";
import { people, type Person, usePeople } from "../../../test/people.ts";
import { notificationText } from "./notification-text.ts";

const AT = "2026-03-10T12:00:00.000Z";
const now = (): number => Date.parse(AT);
const MEMBERS = "/api/groups/1/members";

const sql = useDatabase();

const running = useApp(sql, { now });
const { amina, bilal, carol, dawud } = usePeople(running, "amina", "bilal", "carol", "dawud");
beforeEach(async () => {
  await amina.send("POST /api/groups", { name: "Fajr" });
});

/** Adds Bilal as a moderator and Carol as a member, and deletes their notifications. */
async function withMembers(): Promise<void> {
  await amina.send(`POST ${MEMBERS}`, { userId: bilal.id, role: "moderator" });
  await amina.send(`POST ${MEMBERS}`, { userId: carol.id });
  await sql`delete from notification`;
}

const notifications = () => noticesOf(sql);

test("an added user is notified with the name of who added them, as the API shows it", async () => {
  await amina.send(`POST ${MEMBERS}`, { userId: bilal.id });
  const { body } = await bilal.send("GET /api/notifications");
  expect(body).toEqual([
    {
      id: 1,
      title: "Added to a group",
      message: "amina added you to “Fajr”.",
      read: false,
      link: "/groups/1",
      createdAt: AT,
    },
  ]);
  expect(await notifications()).toHaveLength(1);
});

test("a removed user is notified, without a link to the group", async () => {
  await withMembers();
  await bilal.send(`DELETE ${MEMBERS}/${carol.id}`);
  expect(await notifications()).toEqual([
    ["carol", "Removed from a group", "You are no longer a member of “Fajr”.", "/groups"],
  ]);
});

const told = async (person: Person) =>
  (await person.send("GET /api/notifications")).body.map(
    ({ message, link }: { message: string; link: string }) => [message, link],
  );

test("the members of a group that is deleted are told once, and of nothing else about it", async () => {
  await withMembers();
  await amina.send("POST /api/groups", { name: "Isha" });
  await amina.send("POST /api/groups/2/members", { userId: carol.id });
  await amina.send("POST /api/groups/1/cycles", { name: "Ramadan", startDate: "2026-03-11" });
  await carol.send("POST /api/notifications/read");
  await dawud.send("POST /api/groups/1/join");
  await amina.send("DELETE /api/groups/1");
  const deleted = [["“Fajr” was deleted.", "/groups"]];
  expect(await told(bilal)).toEqual(deleted);
  expect(await told(dawud)).toEqual(deleted);
  expect(await told(amina)).toEqual([]);
  expect(await told(carol)).toEqual([...deleted, ["amina added you to “Isha”.", "/groups/2"]]);
  await amina.send("DELETE /api/groups/2");
  expect(await told(carol)).toEqual([["2 of your groups were deleted.", "/groups"]]);
});

test("who is removed again and again has one notification of it, and none that leads to the group", async () => {
  await withMembers();
  for (const name of ["Isha", "Asr"])
    await amina.send("POST /api/groups", { name, isPrivate: true });
  for (const group of [1, 2, 3, 2]) {
    await amina.send(`POST /api/groups/${group}/members`, { userId: carol.id });
    await amina.send(`DELETE /api/groups/${group}/members/${carol.id}`);
  }
  expect(await told(carol)).toEqual([["You are no longer a member of 3 groups.", "/groups"]]);
});

test("who leaves has no notification of the group", async () => {
  await withMembers();
  await amina.send("POST /api/groups/1/cycles", { name: "Ramadan", startDate: "2026-03-11" });
  await carol.send("POST /api/groups/1/leave");
  expect(await told(carol)).toEqual([]);
  expect(await told(bilal)).toHaveLength(1);
});

test("a removed cycle takes its notification along, and leaves that of the others", async () => {
  await withMembers();
  for (const name of ["Rajab", "Shaban", "Ramadan"])
    await amina.send("POST /api/groups/1/cycles", { name, startDate: "2026-03-11" });
  const texts: unknown[] = [];
  for (const cycle of [3, 1, 2]) {
    await amina.send(`DELETE /api/cycles/${cycle}`);
    texts.push(await told(carol));
  }
  expect(texts).toEqual([
    [["“Fajr” has 2 new reading cycles.", "/groups/1"]],
    [["“Shaban” starts on Mar 11, 2026 in “Fajr”.", "/groups/1"]],
    [],
  ]);
});

const roleNotifications = (role: string) => [
  ["carol", "New role", `You are now ${role} of “Fajr”.`, "/groups/1"],
];

test("a changed role is notified, an unchanged one is not", async () => {
  await withMembers();
  await amina.send(`PATCH ${MEMBERS}/${carol.id}`, { role: "moderator" });
  expect(await notifications()).toEqual(roleNotifications("a moderator"));
  await sql`update notification set read = true`;
  await amina.send(`PATCH ${MEMBERS}/${carol.id}`, { role: "moderator" });
  expect(await notifications()).toHaveLength(1);
  for (const role of ["admin", "member"])
    await amina.send(`PATCH ${MEMBERS}/${carol.id}`, { role });
  expect(await notifications()).toEqual([
    ...roleNotifications("a moderator"),
    ...roleNotifications("a member"),
  ]);
});

const HANDED_OVER = "“Fajr” was handed over to you: you are now its creator.";

test("a new creator is notified", async () => {
  await withMembers();
  await amina.send(`PATCH ${MEMBERS}/${bilal.id}`, { role: "admin" });
  await sql`delete from notification`;
  await amina.send("POST /api/groups/1/hand-over", { userId: bilal.id });
  expect(await notifications()).toEqual([["bilal", "New role", HANDED_OVER, "/groups/1"]]);
});

test("the heir of a deleted creator is notified", async () => {
  const eve = await registered(running, "eve");
  const { body: group } = await eve.visitor.send("POST /api/groups", { name: "Fajr" });
  await dawud.send(`POST /api/groups/${group.id}/join`);
  expect((await eve.visitor.send("DELETE /api/user", { password: PASSWORD })).status).toBe(204);
  expect(await notifications()).toEqual([
    ["dawud", "New role", HANDED_OVER, `/groups/${group.id}`],
  ]);
});

test("all members except its starter are notified of a cycle", async () => {
  await withMembers();
  await bilal.send("POST /api/groups/1/cycles", { name: "Ramadan", startDate: "2026-03-11" });
  const notice = ["New reading cycle", "“Ramadan” starts on Mar 11, 2026 in “Fajr”.", "/groups/1"];
  expect(await notifications()).toEqual([
    ["amina", ...notice],
    ["carol", ...notice],
  ]);
});

test("admins and moderators are notified once of each new member, by an invite too", async () => {
  await withMembers();
  await dawud.send("POST /api/groups/1/join");
  await dawud.send("POST /api/groups/1/join");
  const { eve } = await people(running, "eve");
  const { body } = await amina.send("POST /api/groups/1/invites", {});
  await eve.send(`POST /api/invites/${body.url.split("/").at(-1)}/accept`);
  expect(await notifications()).toEqual(
    ["amina", "bilal"].flatMap((leader) => [
      [leader, "New members", "2 people joined “Fajr”.", "/groups/1"],
    ]),
  );
});

test("a failed request notifies nobody", async () => {
  await withMembers();
  await amina.send(`POST ${MEMBERS}`, { userId: bilal.id });
  await carol.send(`PATCH ${MEMBERS}/${bilal.id}`, { role: "member" });
  await carol.send("POST /api/groups/1/cycles", { name: "C", startDate: "2026-03-01" });
  await sql`alter table member add constraint no_more check (role <> 'moderator') not valid`;
  await amina.send(`PATCH ${MEMBERS}/${carol.id}`, { role: "moderator" });
  await sql`alter table member drop constraint no_more`;
  expect(await notifications()).toEqual([]);
});

test("unread notifications of one kind and group are coalesced into the newest, which counts nobody twice", async () => {
  await withMembers();
  await dawud.send("POST /api/groups/1/join");
  await bilal.send("POST /api/groups/1/cycles", { name: "Ramadan", startDate: "2026-03-11" });
  await dawud.send("POST /api/groups/1/leave");
  await dawud.send("POST /api/groups/1/join");
  const one = ["amina", "New member", "dawud joined “Fajr”.", "/groups/1"];
  expect((await notifications()).filter(([name]) => name === "amina").at(-1)).toEqual(one);
  const { eve, farid } = await people(running, "eve", "farid");
  for (const person of [eve, farid]) await person.send("POST /api/groups/1/join");
  const { headers, body } = await amina.send("GET /api/notifications");
  expect(body.map(({ message }: { message: string }) => message)).toEqual([
    "3 people joined “Fajr”.",
    "“Ramadan” starts on Mar 11, 2026 in “Fajr”.",
  ]);
  expect(headers.get("x-unread-count")).toBe("2");
  await amina.send(`POST /api/notifications/${body[0].id}/read`);
  await dawud.send("POST /api/groups/1/leave");
  await dawud.send("POST /api/groups/1/join");
  expect((await notifications()).filter(([name]) => name === "amina").at(-1)).toEqual(one);
});

test("more than a hundred people are not counted exactly", async () => {
  await withMembers();
  await dawud.send("POST /api/groups/1/join");
  await sql`update notification set about = array(select generate_series(100, 199))`;
  for (const name of ["eve", "farid"]) {
    const { [name]: person } = await people(running, name);
    await person?.send("POST /api/groups/1/join");
  }
  expect((await notifications())[0]?.[2]).toBe("More than 100 people joined “Fajr”.");
  const [{ size }] = await sql<[{ size: number }]>`
    select max(cardinality(about)) as size from notification`;
  expect(size).toBe(101);
});

test("a coalesced one can be marked as read by its old ID, and the later events stay unread", async () => {
  await withMembers();
  await dawud.send("POST /api/groups/1/join");
  const { body: before } = await amina.send("GET /api/notifications");
  const { eve } = await people(running, "eve");
  await eve.send("POST /api/groups/1/join");
  const read = await amina.send(`POST /api/notifications/${before[0].id}/read`);
  const { headers, body } = await amina.send("GET /api/notifications");
  expect([read.status, headers.get("x-unread-count"), body.length]).toEqual([204, "1", 1]);
  expect((await carol.send(`POST /api/notifications/${before[0].id}/read`)).status).toBe(404);
});

test.each(["https://elsewhere.example/", "//elsewhere.example", String.raw`/\elsewhere.example`])(
  "a notification cannot lead to %s",
  async (link) => {
    await expect(
      sql`
        insert into notification (user_id, title, message, link, created_at)
        values (${amina.id}, 'Title', 'Message', ${link}, ${AT})`,
    ).rejects.toMatchObject({ constraint_name: "notification_link_is_a_path" });
  },
);

const toldIn = async (language: string) => {
  const { body, headers } = await dawud.send("GET /api/notifications", undefined, {
    "accept-language": language,
  });
  const texts = (body as { title: string; message: string }[]).map(
    ({ title, message }) => `${title}: ${message}`,
  );
  return { texts, headers };
};

test("each kind is worded for its reader when it is read, in English by default", async () => {
  await amina.send(`POST ${MEMBERS}`, { userId: dawud.id });
  await amina.send(`PATCH ${MEMBERS}/${dawud.id}`, { role: "admin" });
  await amina.send("POST /api/groups/1/cycles", { name: "Ramadan", startDate: "2026-03-11" });
  await bilal.send("POST /api/groups/1/join");
  await amina.send("POST /api/groups/1/hand-over", { userId: dawud.id });
  const bengali = await toldIn("bn-BD, en;q=0.5");
  expect(bengali.texts).toEqual([
    "নতুন ভূমিকা: “Fajr” গ্রুপের দায়িত্ব আপনাকে বুঝিয়ে দেওয়া হয়েছে: আপনি এখন এর মূল অ্যাডমিন।",
    "নতুন সদস্য: bilal “Fajr” গ্রুপে যোগ দিয়েছেন।",
    "নতুন খতম: “Fajr” গ্রুপে “Ramadan” শুরু হবে ১১ মার্চ ২০২৬ তারিখে।",
    "নতুন ভূমিকা: আপনি এখন “Fajr” গ্রুপের অ্যাডমিন।",
    "গ্রুপে যোগ করা হয়েছে: amina আপনাকে “Fajr” গ্রুপে যোগ করেছেন।",
  ]);
  const english = await toldIn("fr");
  expect(english.texts[2]).toBe("New reading cycle: “Ramadan” starts on Mar 11, 2026 in “Fajr”.");
  expect(english.headers.get("vary")).toMatch(/^Accept-Language/);
  expect(english.headers.get("etag")).not.toBe(bengali.headers.get("etag"));
  await carol.send("POST /api/groups/1/join");
  await amina.send("POST /api/groups/1/cycles", { name: "Shawwal", startDate: "2026-04-11" });
  expect((await toldIn("bn")).texts.slice(0, 2)).toEqual([
    "কয়েকটি নতুন খতম: “Fajr” গ্রুপে ২টি নতুন খতম আছে।",
    "নতুন সদস্যরা: “Fajr” গ্রুপে ২ জন যোগ দিয়েছেন।",
  ]);
});

test("one from before kinds were stored is shown in its own words, until one of its topic comes", async () => {
  await sql`
    insert into notification (user_id, topic, about, title, message, link, created_at)
    values (${amina.id}, 'joined:1', ${[carol.id]}, 'New member', 'carol joined “Fajr”.', '/groups/1', ${AT})`;
  expect(await notifications()).toEqual([
    ["amina", "New member", "carol joined “Fajr”.", "/groups/1"],
  ]);
  await dawud.send("POST /api/groups/1/join");
  expect(await notifications()).toEqual([
    ["amina", "New members", "2 people joined “Fajr”.", "/groups/1"],
  ]);
});

test("in Bengali one is told who leads now, and that one is no longer a member", async () => {
  const passed = { kind: "passed", details: { who: "bilal", cycle: "Ramadan" }, count: 0 } as const;
  expect(notificationText(passed, "bn")).toEqual({
    title: "একজন আপনাকে ছাড়িয়ে গেছেন",
    message: "bilal আপনাকে ছাড়িয়ে গেছেন, “Ramadan” খতমে এখন তিনিই প্রথম।",
  });
  const removed = { kind: "removed", details: { group: "Fajr" }, count: 1 } as const;
  expect(notificationText(removed, "bn").message).toBe("আপনি আর “Fajr” গ্রুপের সদস্য নন।");
  const many = { kind: "joined", details: { who: "eve", group: "Fajr" }, count: 101 } as const;
  expect(notificationText(many, "bn").message).toBe("“Fajr” গ্রুপে ১০০-র বেশি জন যোগ দিয়েছেন।");
});
