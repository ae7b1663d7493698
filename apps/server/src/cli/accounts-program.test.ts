import { beforeEach, expect, test } from "vitest";
import { PASSWORD, registered } from "../../test/accounts.ts";
import { useApp } from "../../test/use-app.ts";
import { useDatabase } from "../../test/database.ts";
import { type Visitor, visitor } from "../../test/visitor.ts";
import { runCommand } from "../../test/processes/run-command.ts";
import { accountsProgram } from "./accounts-program.ts";

const NOW = Date.UTC(2026, 2, 10, 6, 30);
const NEW_PASSWORD = "four new unrelated words";

let now = NOW;
let amina: Visitor;
const sql = useDatabase();

const running = useApp(sql, { now: () => now });
beforeEach(async () => {
  now = NOW;
  ({ visitor: amina } = await registered(running, "amina"));
  await registered(running, "yusuf");
});

const run = (words: string) =>
  runCommand(
    accountsProgram,
    { sql, now: () => now, variables: { PUBLIC_URL: "https://quran.example.org" } },
    words.split(" "),
  );

async function newToken(): Promise<string> {
  const [, output] = await run("reset-link amina --json");
  return new URL(JSON.parse(output).url).hash.slice(1);
}

const signIn = async (password: string) =>
  (await visitor(running.url).send("POST /api/login", { username: "amina", password })).status;

const reset = (token: string, at = visitor(running.url)) =>
  at.send("POST /api/password-reset", { token, password: NEW_PASSWORD });

test("accounts are listed, all or by part of a name or e-mail address", async () => {
  await run("disable yusuf");
  const head = "ID  USERNAME  E-MAIL             JOINED      LAST VISIT  SESSIONS  STATE\n";
  const first = "1   amina     amina@example.org  2026-03-10  2026-03-10  1\n";
  const second = "2   yusuf     yusuf@example.org  2026-03-10              0         disabled\n";
  expect(await run("list")).toEqual([0, head + first + second, ""]);
  expect(await run("list AMINA@")).toEqual([0, head + first, ""]);
  expect(await run("list nobody")).toEqual([0, "There are no such accounts.\n", ""]);
});

test("a reset link is printed with its expiry and the site's URL, and its token is stored as a hash", async () => {
  const [code, output] = await run("reset-link Amina@Example.org");
  const [line, url] = output.split("\n");
  expect([code, line]).toEqual([
    0,
    "amina (ID 1, amina@example.org) sets a password here, once, until 2026-03-11 06:30 UTC:",
  ]);
  expect(url).toMatch(/^https:\/\/quran\.example\.org\/reset#[\w-]{43}$/);
  const [row] = await sql<[{ tokenHash: string }]>`select * from password_reset`;
  expect(row.tokenHash).toMatch(/^[0-9a-f]{64}$/);
});

test("the link shows its owner, sets the password once, ends all sessions and signs in", async () => {
  const token = await newToken();
  const check = await visitor(running.url).send("POST /api/password-reset/check", { token });
  expect(check.body).toEqual({ username: "amina", expiresAt: "2026-03-11T06:30:00.000Z" });
  const phone = visitor(running.url);
  const response = await reset(token, phone);
  expect([response.status, response.body.username]).toEqual([200, "amina"]);
  expect((await phone.send("GET /api/user")).status).toBe(200);
  expect([...phone.cookies.keys()].sort()).toEqual(["device", "session"]);
  expect((await amina.send("GET /api/user")).status).toBe(401);
  expect([await signIn(NEW_PASSWORD), await signIn(PASSWORD)]).toEqual([200, 401]);
  expect(await reset(token)).toMatchObject({ status: 404, body: { code: "RESET_NOT_FOUND" } });
});

test("of two concurrent uses one sets the password", async () => {
  const token = await newToken();
  const responses = await Promise.all([reset(token), reset(token)]);
  expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404]);
});

test("a link expires after a day, with a newer link, and when the account is disabled", async () => {
  const first = await newToken();
  const second = await newToken();
  expect((await reset(first)).status).toBe(404);
  now = NOW + 24 * 60 * 60 * 1000;
  expect((await reset(second)).status).toBe(404);
  const third = await newToken();
  await run("disable amina");
  expect((await reset(third)).status).toBe(404);
  await run("enable amina");
  expect((await reset(third)).status).toBe(404);
  expect(await signIn(PASSWORD)).toBe(200);
});

test("a disabled account is signed out, and its sign-in is refused like a wrong one", async () => {
  expect(await run("disable amina")).toEqual([
    0,
    "amina (ID 1, amina@example.org) is disabled and signed out everywhere.\n",
    "",
  ]);
  expect((await amina.send("GET /api/user")).status).toBe(401);
  const credentials = { username: "amina", password: PASSWORD };
  expect(await visitor(running.url).send("POST /api/login", credentials)).toMatchObject({
    status: 401,
    body: { error: "Invalid username or password", code: "INVALID_LOGIN" },
  });
  expect(await run("reset-link amina")).toEqual([
    1,
    "",
    "This account is disabled. Enable it first with pnpm accounts enable <user>.\n",
  ]);
  expect(await run("enable 1")).toEqual([
    0,
    "amina (ID 1, amina@example.org) can sign in again.\n",
    "",
  ]);
  expect(await signIn(PASSWORD)).toBe(200);
});

test("a user who is named like another's ID is taken for neither", async () => {
  await sql`update app_user set username = '1' where username = 'yusuf'`;
  const either = `“1” can be either of these; say which:
  amina (ID 1, amina@example.org): --id 1
  1 (ID 2, yusuf@example.org): --name 1
`;
  for (const command of ["reset-link", "disable", "end-sessions", "enable"])
    expect(await run(`${command} 1`)).toEqual([1, "", either]);
  expect(await sql`select disabled_at from app_user where disabled_at is not null`).toEqual([]);
  expect((await run("disable --id 1"))[1]).toBe(
    "amina (ID 1, amina@example.org) is disabled and signed out everywhere.\n",
  );
  expect((await run("disable --name 1"))[1]).toBe(
    "1 (ID 2, yusuf@example.org) is disabled and signed out everywhere.\n",
  );
  expect(await run("disable --id yusuf")).toEqual([1, "", "There is no account “yusuf”.\n"]);
  for (const words of ["disable", "disable 1 --id 1", "disable --id 1 --name 1"])
    expect(await run(words)).toEqual([2, "", "error: name one user: <user>, --id or --name\n"]);
  const digits = { username: "৪", email: "four@example.org", password: PASSWORD };
  expect(await visitor(running.url).send("POST /api/register", digits)).toMatchObject({
    status: 400,
    body: { issues: [{ path: "username", message: "A username is not a number alone." }] },
  });
});

test("sessions are ended", async () => {
  expect(await run("end-sessions amina --json")).toEqual([
    0,
    '{"username":"amina","done":"end-sessions"}\n',
    "",
  ]);
  expect((await amina.send("GET /api/user")).status).toBe(401);
  expect(await signIn(PASSWORD)).toBe(200);
});

test("an unknown user and unknown arguments are reported", async () => {
  expect(await run("disable nobody")).toEqual([1, "", "There is no account “nobody”.\n"]);
  expect(await run("nonsense")).toEqual([2, "", expect.stringContaining("unknown command")]);
  expect((await run("--help"))[1]).toContain("$ pnpm accounts reset-link amina");
});
