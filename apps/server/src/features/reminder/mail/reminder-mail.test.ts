import { beforeEach, expect, test } from "vitest";
import { useDatabase } from "../../../../test/database.ts";
import { people, type Person } from "../../../../test/people.ts";
import { linkIn, useMailingApp } from "../../../../test/processes/mailing-app.ts";
import { request } from "../../../../test/request.ts";
import { useApp } from "../../../../test/use-app.ts";
import { remindAll } from "../remind.ts";

const BEFORE = Date.UTC(2026, 2, 3, 6, 29);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let at = BEFORE;
let amina: Person;
const sql = useDatabase();
const { mails, running, send } = useMailingApp(sql, () => at);
const silent = useApp(sql, { now: () => at });

beforeEach(async () => {
  at = BEFORE;
  ({ amina } = await people(running, "amina"));
});

const set = (channels: readonly string[], person = amina) =>
  person.send("PUT /api/user/reminders", {
    timeZone: "UTC",
    quietFrom: "22:00",
    quietTo: "05:00",
    reminders: [{ kind: "reading", at: "06:30", channels }],
  });

async function remind(): Promise<void> {
  at += MINUTE;
  await remindAll(sql, () => at);
  await send();
  at += DAY - MINUTE;
}

/** As a mail program's own button: a form from nowhere, and no cookie. */
const oneClick = (url: string) =>
  request(url, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });

/** Says yes at the address. */
async function confirm(): Promise<void> {
  await set(["bell", "mail"]);
  await send();
  await oneClick(linkIn(mails.arrived.pop()?.text));
}

const state = async () => {
  const { body } = await amina.send("GET /api/user/reminders");
  return [body.mail, ...body.reminders.map(({ channels }: { channels: string[] }) => channels)];
};

test("an address is asked first, and only a press on its button says yes", async () => {
  await set(["mail"]);
  await remind();
  const [mail, ...others] = mails.arrived;
  expect([others, mail?.to]).toEqual([[], ["amina@example.org"]]);
  expect(mail?.head).toContain("Subject: Is this your address?");
  const link = linkIn(mail?.text);
  const page = await request(link);
  expect([page.status, page.headers.get("content-type")]).toEqual([
    200,
    "text/html; charset=utf-8",
  ]);
  expect(await page.text()).toContain('<form method="post"><button');
  expect(await state()).toEqual(["unconfirmed", ["mail"]]);
  const said = await oneClick(link);
  expect([said.status, await said.text()]).toEqual([200, expect.stringContaining("Thank you.")]);
  expect(await state()).toEqual(["confirmed", ["mail"]]);
});

test("a reminder is mailed with a link that ends it by one press, without a sign-in", async () => {
  await confirm();
  await remind();
  const [mail] = mails.arrived;
  const stop = linkIn(mail?.text);
  expect(mail?.head).toEqual(
    expect.arrayContaining([
      `List-Unsubscribe: <${stop}>`,
      "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
    ]),
  );
  expect(mail?.html).toContain(`href="${stop}"`);
  await request(stop);
  expect(await state()).toEqual(["confirmed", ["bell", "mail"]]);
  const multipart = new FormData();
  multipart.set("List-Unsubscribe", "One-Click");
  expect((await request(stop, { method: "POST", body: multipart })).status).toBe(200);
  expect(await state()).toEqual(["confirmed", ["bell"]]);
  await remind();
  expect(mails.arrived).toHaveLength(1);
  expect((await oneClick(stop)).status).toBe(200);
});

test("what came by mail alone is off once it is ended", async () => {
  await confirm();
  await set(["mail"]);
  await remind();
  await oneClick(linkIn(mails.arrived[0]?.text));
  expect(await state()).toEqual(["confirmed"]);
});

test("another address gets nothing until it says yes too, and an old yes is not its own", async () => {
  await set(["mail"]);
  await send();
  const [asked] = mails.arrived.splice(0);
  await sql`update app_user set email = 'a@example.com'`;
  expect((await oneClick(linkIn(asked?.text))).status).toBe(404);
  await confirm();
  await sql`update app_user set email = 'b@example.com'`;
  await remind();
  expect([mails.arrived, (await state())[0]]).toEqual([[], "unconfirmed"]);
});

test.each(["off.1.x", `off.1.${"A".repeat(43)}`, "on", "..%2F", "%00"])(
  "a link that is not ours is said to be none: %s",
  async (token) => {
    const answer = await oneClick(`${running.url}/api/reminder-mail/${token}`);
    expect([answer.status, await answer.text()]).toEqual([
      404,
      expect.stringContaining("This link is not whole"),
    ]);
  },
);

test("a link of one person ends nothing of another", async () => {
  await confirm();
  const { bilal } = await people(running, "bilal");
  await set(["bell", "mail"], bilal);
  await remind();
  const [mail] = mails.arrived.filter(({ to }) => to.includes("amina@example.org"));
  await oneClick(linkIn(mail?.text));
  expect([...(await sql`select user_id from reminder where 'mail' = any(channels)`)]).toEqual([
    { userId: bilal.id },
  ]);
});

test("an address is asked three times a day at most, and the hours are saved all the same", async () => {
  for (let index = 0; index < 5; index += 1) {
    expect((await set(["mail"])).status).toBe(204);
    await send();
  }
  expect(mails.arrived).toHaveLength(3);
});

test("a site without mail offers none", async () => {
  const { bilal } = await people(silent, "bilal");
  expect((await bilal.send("GET /api/user/reminders")).body.mail).toBe("none");
  const { status, body } = await set(["mail"], bilal);
  expect([status, body.code]).toEqual([403, "NO_REMINDER_MAIL"]);
});
