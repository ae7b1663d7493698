import { beforeEach, expect, test } from "vitest";
import { complete, startCycle } from "../../../test/cycles.ts";
import { useDatabase } from "../../../test/database.ts";
import { people, type Person } from "../../../test/people.ts";
import { linkIn, useMailingApp } from "../../../test/processes/mailing-app.ts";
import { request } from "../../../test/request.ts";

const START = Date.UTC(2026, 2, 1, 12);
const DAY = 24 * 60 * 60_000;
const MESSAGE = "On Friday we read together after Asr.";

let at = START;
let amina: Person;
let bilal: Person;
let groupId: number;
let cycleId: number;
const sql = useDatabase();
const { mails, running, send } = useMailingApp(sql, () => at);

beforeEach(async () => {
  at = START;
  ({ amina, bilal } = await people(running, "amina", "bilal"));
  ({ groupId, cycleId } = await startCycle(amina, { members: [bilal] }));
});

const announce = (message: string, by = amina) =>
  by.send(`PUT /api/groups/${groupId}/announcement`, { message });

const press = (url: string) => request(url, { method: "POST", body: new URLSearchParams() });

const shown = async (to: Person) => (await to.send(`GET /api/groups/${groupId}`)).body.announcement;

const bells = async (person: Person) =>
  (await person.send("GET /api/notifications")).body.map(
    ({ message }: { message: string }) => message,
  );

test("an announcement is the members' to see, in the group and in the bell, until an empty one", async () => {
  const { yusuf } = await people(running, "yusuf");
  expect((await announce(MESSAGE)).status).toBe(204);
  const announcement = { message: MESSAGE, by: "amina", madeAt: new Date(at).toISOString() };
  expect([await shown(bilal), await shown(yusuf)]).toEqual([announcement, undefined]);
  expect(await bells(bilal)).toContain("amina has announced something in Fajr.");
  expect(await bells(amina)).not.toContain("amina has announced something in Fajr.");
  await announce("");
  expect(await shown(bilal)).toBeUndefined();
});

test("five a day are enough", async () => {
  for (let index = 0; index < 5; index += 1) expect((await announce(MESSAGE)).status).toBe(204);
  expect((await announce(MESSAGE)).status).toBe(429);
  expect((await announce("")).status).toBe(204);
  at += DAY;
  expect((await announce(MESSAGE)).status).toBe(204);
});

test("it is mailed to who asked for it and said yes, with a press that ends it", async () => {
  await bilal.send("PATCH /api/user/mails", { announcements: true });
  await send();
  const [asked] = mails.arrived.splice(0);
  await announce(MESSAGE);
  await send();
  expect(mails.arrived).toEqual([]);
  await press(linkIn(asked?.text));
  await announce(MESSAGE);
  await send();
  const [mail, ...others] = mails.arrived.splice(0);
  expect([others, mail?.to]).toEqual([[], ["bilal@example.org"]]);
  expect(mail?.head).toContain("Subject: News of Fajr");
  expect(mail?.text).toContain(MESSAGE);
  const stop = linkIn(mail?.text);
  expect(mail?.head).toContain(`List-Unsubscribe: <${stop}>`);
  expect((await press(stop)).status).toBe(200);
  expect((await bilal.send("GET /api/user/mails")).body.announcements).toBe(false);
  await announce(MESSAGE);
  await send();
  expect(mails.arrived).toEqual([]);
});

const quiet = async () => (await amina.send(`GET /api/groups/${groupId}/quiet-members`)).body;

const sendNudge = async () =>
  await amina.send(`POST /api/groups/${groupId}/members/${bilal.id}/nudge`);

const nudge = async () => (await sendNudge()).status;

test("who was not here for a week is seen if they allow it, and sent one kind word a week", async () => {
  at += 8 * DAY;
  expect(await quiet()).toEqual([]);
  await sql`update app_user set shows_check_ins = true where id = ${bilal.id}`;
  expect(await quiet()).toEqual([{ userId: bilal.id, username: "bilal" }]);
  expect([await nudge(), await nudge()]).toEqual([204, 409]);
  expect(await quiet()).toEqual([
    { userId: bilal.id, username: "bilal", nudgedAt: new Date(at).toISOString() },
  ]);
  at += 7 * DAY;
  expect(await nudge()).toBe(204);
  expect(await bells(bilal)).toContain(
    "amina thinks of you: today’s reading is here whenever you have a few minutes.",
  );
  // Who was here today has joined in.
  expect([await quiet(), await nudge()]).toEqual([[], 409]);
});

test("who was never sent one and is here is said to be so", async () => {
  await sql`update app_user set shows_check_ins = true where id = ${bilal.id}`;
  const { status, body } = await sendNudge();
  expect([status, body.code, body.error]).toEqual([
    409,
    "NUDGED_ALREADY",
    "This member has not been quiet for a week, or was sent a kind word this week.",
  ]);
});

test("a quiz of this week is joining in", async () => {
  await sql`update app_user set shows_check_ins = true where id = ${bilal.id}`;
  at += 8 * DAY;
  await complete(bilal, 1, { cycleId });
  await sql`update app_user set seen_on = '2026-03-01'`;
  expect([await quiet(), await nudge()]).toEqual([[], 409]);
});

test("who is no member is said to be none, not to have had a kind word", async () => {
  const nobody = bilal.id + 1;
  const { status, body } = await amina.send(`POST /api/groups/${groupId}/members/${nobody}/nudge`);
  expect([status, body]).toMatchObject([
    404,
    { code: "MEMBER_NOT_FOUND", issues: [{ path: "userId" }] },
  ]);
});
