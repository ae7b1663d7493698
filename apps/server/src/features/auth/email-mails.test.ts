import { expect, test } from "vitest";
import { PASSWORD, registered } from "../../../test/accounts.ts";
import { useDatabase } from "../../../test/database.ts";
import { linkIn, useMailingApp } from "../../../test/processes/mailing-app.ts";
import { request } from "../../../test/request.ts";
import { useApp } from "../../../test/use-app.ts";
import { type Visitor, visitor } from "../../../test/visitor.ts";

const DAY = 24 * 60 * 60 * 1000;
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0";

const sql = useDatabase();
let at = Date.UTC(2026, 2, 3);
const { mails, running, send } = useMailingApp(sql, () => at);
const silent = useApp(sql, { now: () => at });

const change = (email: string, password = PASSWORD) => ({ email, password });

const press = (url: string) => request(url, { method: "POST", body: new URLSearchParams() });

/** The link in the only mail that has arrived, which is to this address. */
async function linkTo(address: string): Promise<string> {
  await send();
  const [mail, ...others] = mails.arrived.splice(0);
  expect([others, mail?.to]).toEqual([[], [address]]);
  return linkIn(mail?.text);
}

const emailOf = async (person: Visitor) => (await person.send("GET /api/user")).body.email;

test("an address changes by a press on the link that is mailed to it, once, and the old one is told", async () => {
  const { visitor: amina } = await registered(running, "amina");
  const { status, body } = await amina.send("POST /api/user/email", change("amina@example.com"));
  expect([status, body.email]).toEqual([200, "amina@example.org"]);
  const link = await linkTo("amina@example.com");
  expect(await (await request(link)).text()).toContain("Shall this be the email address");
  expect(await emailOf(amina)).toBe("amina@example.org");
  expect([(await press(link)).status, (await press(link)).status]).toEqual([200, 404]);
  expect(await emailOf(amina)).toBe("amina@example.com");
  await send();
  const [told, ...others] = mails.arrived.splice(0);
  expect([others, told?.to]).toEqual([[], ["amina@example.org"]]);
  expect(told?.head).toContain("Subject: Your email address was changed");
  expect(`${told?.text}${told?.html}`).not.toContain("amina@example.com");
  const { body: events } = await amina.send("GET /api/user/events");
  expect(events[0].kind).toBe("emailChanged");
  expect((await amina.send("GET /api/user/reminders")).body.mail).toBe("confirmed");
});

test("such a link ends after a day, with another password, and where the address was taken meanwhile", async () => {
  const { visitor: amina } = await registered(running, "amina");
  const ask = async (email: string) => {
    await amina.send("POST /api/user/email", change(email));
    return await linkTo(email);
  };
  const old = await ask("a@example.com");
  at += DAY;
  expect((await press(old)).status).toBe(404);
  const taken = await ask("bilal@example.org");
  const { visitor: bilal } = await registered(running, "bilal");
  const said = await press(taken);
  expect([said.status, await said.text()]).toEqual([
    409,
    expect.stringContaining("Another account has this address by now"),
  ]);
  const link = await ask("b@example.com");
  expect((await press(link.replace(/\.\d{13}\./, `.${at + 9 * DAY}.`))).status).toBe(404);
  await amina.send("POST /api/user/password", {
    currentPassword: PASSWORD,
    newPassword: "four more unrelated words",
  });
  expect((await press(link)).status).toBe(404);
  expect([await emailOf(amina), await emailOf(bilal)]).toEqual([
    "amina@example.org",
    "bilal@example.org",
  ]);
});

test("what is refused, or changes nothing, mails nobody, and a site without mail changes it at once", async () => {
  const { visitor: amina } = await registered(running, "amina");
  const { visitor: bilal } = await registered(silent, "bilal");
  await amina.send("POST /api/user/email", change("amina@example.com", "wrong"));
  const taken = await amina.send("POST /api/user/email", change("BILAL@example.org"));
  expect(taken.body.code).toBe("EMAIL_TAKEN");
  await amina.send("POST /api/user/email", change("amina@example.org"));
  await bilal.send("POST /api/user/email", change("bilal@example.com"));
  expect(await sql`select from outbox`).toHaveLength(0);
  expect(await emailOf(bilal)).toBe("bilal@example.com");
});

const logIn = async (device = visitor(running.url), agent = FIREFOX) => {
  const typed = { username: "amina", password: PASSWORD };
  expect((await device.send("POST /api/login", typed, { "user-agent": agent })).status).toBe(200);
  return device;
};

test("a sign-in from a new device is mailed to who asked for it and said yes, and from a known one not", async () => {
  const { visitor: amina } = await registered(running, "amina");
  await logIn();
  expect((await amina.send("GET /api/user/mails")).body).toEqual({
    signIns: false,
    announcements: false,
    mail: "unconfirmed",
  });
  const on = await amina.send("PATCH /api/user/mails", { signIns: true });
  expect(on.body).toEqual({ signIns: true, announcements: false, mail: "unconfirmed" });
  const yes = await linkTo("amina@example.org");
  await logIn();
  await send();
  expect(mails.arrived).toEqual([]);
  await press(yes);
  const phone = await logIn();
  await send();
  const [mail, ...others] = mails.arrived.splice(0);
  expect([others, mail?.to]).toEqual([[], ["amina@example.org"]]);
  expect(mail?.head).toContain("Subject: A sign-in from a new device");
  expect(mail?.text).toContain("new to it: Firefox on Windows.");
  await logIn(phone);
  await amina.send("PATCH /api/user/mails", { signIns: false });
  await logIn();
  await send();
  expect(mails.arrived).toEqual([]);
  const { body: events } = await amina.send("GET /api/user/events");
  expect(events.map(({ kind }: { kind: string }) => kind)).toContain("emailConfirmed");
});

test("a site without mail tells of no sign-in", async () => {
  const { visitor: bilal } = await registered(silent, "bilal");
  const { status, body } = await bilal.send("PATCH /api/user/mails", { signIns: true });
  expect([status, body.code]).toEqual([403, "NO_MAIL"]);
  expect((await bilal.send("GET /api/user/mails")).body).toEqual({
    signIns: false,
    announcements: false,
    mail: "none",
  });
});
