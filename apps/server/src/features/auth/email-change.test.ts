import { beforeEach, expect, test } from "vitest";
import { PASSWORD, registered } from "../../../test/accounts.ts";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { signedIn } from "../../../test/people.ts";
import { visitor } from "../../../test/visitor.ts";

const EMAIL = "amina@example.com";
const CHANGE = { email: EMAIL, password: PASSWORD };
const DAY = 24 * 60 * 60 * 1000;

let now = Date.UTC(2025, 3, 10);
const sql = useDatabase();

const running = useApp(sql, { now: () => now });
beforeEach(() => {
  now = Date.UTC(2025, 3, 10);
});

const emails = async () => {
  const rows = await sql<{ email: string }[]>`select email from app_user order by id`;
  return rows.map(({ email }) => email);
};

test("the new address signs in, the old one no longer, and all sessions stay", async () => {
  const { visitor: amina, user } = await registered(running, "amina");
  const phone = await signedIn(running, user.id);
  const response = await amina.send("POST /api/user/email", CHANGE);
  expect([response.status, response.body]).toEqual([200, { ...user, email: EMAIL }]);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect((await phone.send("GET /api/user")).body.email).toBe(EMAIL);
  const login = async (username: string) =>
    (await visitor(running.url).send("POST /api/login", { username, password: PASSWORD })).status;
  expect(await login(EMAIL)).toBe(200);
  expect(await login(user.email)).toBe(401);
});

test("a wrong password changes nothing", async () => {
  const { visitor: amina } = await registered(running, "amina");
  const response = await amina.send("POST /api/user/email", { ...CHANGE, password: "a guess" });
  expect([response.status, response.body.code]).toEqual([403, "WRONG_PASSWORD"]);
  expect(await emails()).toEqual(["amina@example.org"]);
});

test("an address that another account has, in any case, is refused and kept", async () => {
  const { visitor: amina } = await registered(running, "amina");
  await registered(running, "yusuf");
  const taken = { ...CHANGE, email: "YUSUF@example.org" };
  const response = await amina.send("POST /api/user/email", taken);
  expect([response.status, response.body.code]).toEqual([409, "EMAIL_TAKEN"]);
  expect(await emails()).toEqual(["amina@example.org", "yusuf@example.org"]);
  const own = { ...CHANGE, email: "AMINA@example.org" };
  expect((await amina.send("POST /api/user/email", own)).status).toBe(200);
});

test("an open reset link ends, as it may have been sent to the old address", async () => {
  const { visitor: amina, user } = await registered(running, "amina");
  const expiresAt = new Date(now + DAY);
  await sql`insert into password_reset values (${user.id}, ${"a".repeat(64)}, ${expiresAt})`;
  await amina.send("POST /api/user/email", CHANGE);
  expect(await sql`select from password_reset`).toHaveLength(0);
});

test("one account can try ten addresses a day", async () => {
  const { visitor: amina, user } = await registered(running, "amina");
  await registered(running, "yusuf");
  const taken = { ...CHANGE, email: "yusuf@example.org" };
  for (let tried = 0; tried < 10; tried++)
    // oxlint-disable-next-line no-await-in-loop
    expect((await amina.send("POST /api/user/email", taken)).status).toBe(409);
  const other = await signedIn(running, user.id);
  const refused = await other.send("POST /api/user/email", CHANGE);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, String(DAY / 1000)]);
  now += DAY;
  expect((await other.send("POST /api/user/email", CHANGE)).status).toBe(200);
});

test("what is no address is refused, and so is a visitor", async () => {
  const { visitor: amina } = await registered(running, "amina");
  const response = await amina.send("POST /api/user/email", { ...CHANGE, email: "amina" });
  expect([response.status, response.body.issues]).toEqual([
    400,
    [{ path: "email", message: "This is not a valid email address." }],
  ]);
  expect((await visitor(running.url).send("POST /api/user/email", CHANGE)).status).toBe(401);
});
