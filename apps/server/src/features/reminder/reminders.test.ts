import { beforeEach, expect, test } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import { people, type Person } from "../../../test/people.ts";
import { useApp } from "../../../test/use-app.ts";
import { remindAll } from "./remind.ts";

const QUIET = { quietFrom: "22:00", quietTo: "05:00" };

let at = Date.UTC(2026, 2, 2, 12);
let amina: Person;
const sql = useDatabase();
const running = useApp(sql, { now: () => at });

/** It is so late where the reader is. */
const goTo = (instant: string): void => {
  at = Date.parse(instant);
};

beforeEach(async () => {
  goTo("2026-03-02T12:00:00Z");
  ({ amina } = await people(running, "amina"));
});

const set = (timeZone: string, ...reminders: readonly object[]) =>
  amina.send("PUT /api/user/reminders", { timeZone, ...QUIET, reminders });
const daily = (clock: string) => ({ kind: "reading", at: clock, channels: ["bell"] });

const remind = () => remindAll(sql, () => at);

/** The titles that came to the bell, the newest first; they are read then. */
async function bell(person = amina): Promise<string[]> {
  const { body } = await person.send("GET /api/notifications");
  await person.send("POST /api/notifications/read");
  return body
    .filter(({ read }: { read: boolean }) => !read)
    .map(({ title }: { title: string }) => title);
}

const dueAt = async (): Promise<string> =>
  (await sql`select due_at from reminder`).map((row) => String(row["dueAt"]))[0] ?? "none";

test("nobody is reminded who has not asked, and what was asked for is shown again", async () => {
  const before = await amina.send("GET /api/user/reminders");
  expect(before.body).toEqual({
    ...QUIET,
    reminders: [],
    pushKey: expect.stringMatching(/^[\w-]{87}$/),
    isShownHere: false,
    mail: "none",
  });
  await remind();
  expect(await bell()).toEqual([]);
  expect((await set("Asia/Dhaka", daily("06:30"))).status).toBe(204);
  const { body } = await amina.send("GET /api/user/reminders");
  expect([body.timeZone, body.reminders, body.pushKey]).toEqual([
    "Asia/Dhaka",
    [daily("06:30")],
    before.body.pushKey,
  ]);
  await set("Asia/Dhaka");
  expect(await dueAt()).toBe("none");
});

test.each([
  [{ timeZone: "Mars/Olympus", ...QUIET, reminders: [daily("06:30")] }, "ZONE_UNKNOWN"],
  [{ timeZone: "UTC", ...QUIET, reminders: [daily("24:00")] }, "INVALID_INPUT"],
  [{ timeZone: "UTC", ...QUIET, reminders: [daily("06:30"), daily("07:30")] }, "INVALID_INPUT"],
  [
    { timeZone: "UTC", ...QUIET, reminders: [{ ...daily("06:30"), channels: [] }] },
    "INVALID_INPUT",
  ],
])("%j is refused as %s", async (settings, code) => {
  const { status, body } = await amina.send("PUT /api/user/reminders", settings);
  expect([status, body.code]).toEqual([400, code]);
});

test("the reading comes once a day at the reader's hour, and not once it is marked", async () => {
  await set("Asia/Kathmandu", daily("06:30"));
  expect(await dueAt()).toBe("2026-03-03T00:45:00.000Z");
  goTo("2026-03-03T00:44:59Z");
  await remind();
  expect(await bell()).toEqual([]);
  goTo("2026-03-03T00:45:00Z");
  await Promise.all([remind(), remind()]);
  expect(await bell()).toEqual(["Today’s reading"]);
  await remind();
  goTo("2026-03-03T20:00:00Z");
  await remind();
  expect(await bell()).toEqual([]);
  const mark = { plan: "daily", day: 17, date: "2026-03-04", timeZone: "Asia/Kathmandu" };
  const id = "6f1c2f0e-8d4b-4c58-9f3e-0a4b7f6f2d11";
  expect((await amina.send(`PUT /api/progress/marks/${id}`, mark)).status).toBe(200);
  goTo("2026-03-04T00:45:00Z");
  await remind();
  expect(await bell()).toEqual([]);
  goTo("2026-03-05T00:45:00Z");
  await remind();
  expect(await bell()).toEqual(["Today’s reading"]);
});

test("a changed time does not remind of the same date twice, and travel keeps the hour", async () => {
  await set("Asia/Dhaka", daily("06:30"));
  goTo("2026-03-03T00:30:00Z");
  await remind();
  await set("Asia/Dhaka", daily("07:00"));
  expect(await dueAt()).toBe("2026-03-04T01:00:00.000Z");
  await amina.mutate("reminder.followZone", { timeZone: "Europe/London" });
  expect(await dueAt()).toBe("2026-03-04T07:00:00.000Z");
});

test("after an outage it comes if it is still of use, else the next day", async () => {
  await set("UTC", daily("06:30"));
  goTo("2026-03-03T07:30:00Z");
  await remind();
  expect(await bell()).toEqual(["Today’s reading"]);
  goTo("2026-03-04T09:30:01Z");
  await remind();
  expect([await bell(), await dueAt()]).toEqual([[], "2026-03-05T06:30:00.000Z"]);
  await set("UTC", daily("21:30"));
  goTo("2026-03-04T22:30:00Z");
  await remind();
  expect([await bell(), await dueAt()]).toEqual([[], "2026-03-05T21:30:00.000Z"]);
});

test("what was set to a time in the quiet hours comes then, also a minute late", async () => {
  await set("UTC", daily("23:00"));
  goTo("2026-03-02T23:01:00Z");
  await remind();
  expect(await bell()).toEqual(["Today’s reading"]);
});

test("a clock that was set back reminds of no date again", async () => {
  await set("UTC", daily("06:30"));
  goTo("2026-03-03T06:30:00Z");
  await remind();
  expect(await bell()).toEqual(["Today’s reading"]);
  goTo("2026-03-02T06:30:00Z");
  await remind();
  await set("UTC", daily("06:40"));
  goTo("2026-03-03T06:40:00Z");
  await remind();
  expect([await bell(), await dueAt()]).toEqual([[], "2026-03-04T06:40:00.000Z"]);
});

test("a disabled account is not reminded, and a deleted one has no reminder", async () => {
  await set("UTC", daily("06:30"));
  await sql`update app_user set disabled_at = now()`;
  goTo("2026-03-03T06:30:00Z");
  await remind();
  expect([...(await sql`select id from notification`)]).toEqual([]);
  await sql`delete from app_user`;
  expect(await dueAt()).toBe("none");
});

test("an open quiz is told of in the evening, until it is taken or its group left", async () => {
  const group = (await amina.send("POST /api/groups", { name: "Fajr" })).body;
  const cycle = (
    await amina.send(`POST /api/groups/${group.id}/cycles`, {
      name: "Spring",
      startDate: "2026-03-02",
    })
  ).body;
  await set("UTC", { kind: "quiz", at: "19:00", channels: ["bell"] });
  goTo("2026-03-02T19:00:00Z");
  await remind();
  const { body } = await amina.send("GET /api/notifications");
  expect([body[0].title, body[0].message, body[0].link]).toEqual([
    "A quiz is open",
    "Today’s quiz of “Fajr” is still open, if you like.",
    `/groups/${group.id}`,
  ]);
  const link = `/groups/${group.id}`;
  const { bilal } = await people(running, "bilal");
  await bilal.send(`POST /api/groups/${group.id}/join`);
  await bilal.send("PUT /api/user/reminders", {
    timeZone: "UTC",
    ...QUIET,
    reminders: [{ kind: "quiz", at: "20:00", channels: ["bell"] }],
  });
  goTo("2026-03-02T20:00:00Z");
  await remind();
  const links = async () => [
    ...(await sql`select link from notification where user_id = ${bilal.id}`),
  ];
  expect(await links()).toEqual([{ link }]);
  await bilal.send(`POST /api/groups/${group.id}/leave`);
  expect(await links()).toEqual([]);
  await bell();
  await sql`
    insert into quiz_result values (${cycle.id}, ${amina.id}, 2, 6, 1, 1, 1, false, 31, ${new Date(at)})`;
  goTo("2026-03-03T19:00:00Z");
  await remind();
  expect(await bell()).toEqual([]);
});

test("on Friday the week is told, in the reader's language", async () => {
  await set("UTC", { kind: "week", at: "18:00", channels: ["bell"] });
  await amina.send("PATCH /api/user/language", { language: "bn" });
  for (const [index, date] of ["2026-01-05", "2026-02-28", "2026-03-02"].entries())
    await amina.send(`PUT /api/progress/marks/6f1c2f0e-8d4b-4c58-9f3e-0a4b7f6f2d1${index}`, {
      plan: "daily",
      day: 17,
      date,
      timeZone: "UTC",
    });
  goTo("2026-03-05T18:00:00Z");
  await remind();
  expect(await bell()).toEqual([]);
  goTo("2026-03-06T18:00:00Z");
  await remind();
  const { body } = await amina.send("GET /api/notifications", undefined, {
    "accept-language": "bn",
  });
  expect([body[0].title, body[0].message.trim()]).toEqual([
    "আপনার সপ্তাহ",
    "এই সপ্তাহে আপনি ২ দিন পড়েছেন। এ বছর পড়েছেন ৩ দিন।",
  ]);
  const english = await amina.send("GET /api/notifications");
  expect(english.body[0].message.trim()).toBe(
    "You read on 2 days of this week. In this year it was 3 days.",
  );
});

test("two thousand five hundred due at once are each told once, by three servers together", async () => {
  await sql`
    insert into app_user (username, email, password_hash, created_at)
    select 'reader' || n, n || '@example.org', '-', now() from generate_series(1, 2500) n`;
  await sql`
    insert into reminder (user_id, kind, minute, time_zone, quiet_from, quiet_to, channels, due_at)
    select id, 'reading', 390, 'UTC', 0, 0, '{bell}', '2026-03-03T06:30Z' from app_user`;
  goTo("2026-03-03T06:30:30Z");
  await Promise.all([remind(), remind(), remind()]);
  expect([
    ...(await sql`select count(*)::int, count(distinct user_id)::int as readers from notification`),
  ]).toEqual([{ count: 2501, readers: 2501 }]);
});
