import { expect, test, vi } from "vitest";
import { PASSWORD, registered } from "../../../test/accounts.ts";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { visitor } from "../../../test/visitor.ts";
import * as passwords from "./password/passwords.ts";

const REFUSED = { error: "Invalid username or password", code: "INVALID_LOGIN" };

const sql = useDatabase();

const running = useApp(sql);

test.each(["amina", "AMINA", " Amina ", "amina@example.org", "Amina@EXAMPLE.org"])(
  "%j signs in",
  async (username) => {
    const { user } = await registered(running, "amina");
    const browser = visitor(running.url);
    const response = await browser.send("POST /api/login", { username, password: PASSWORD });
    expect(response).toMatchObject({ status: 200, body: user });
    expect((await browser.send("GET /api/user")).body).toEqual(user);
  },
);

test("a name signs in by every spelling that looks the same, and all are counted as one", async () => {
  const { body: user } = await visitor(running.url).send("POST /api/register", {
    username: "\u0645\u064F\u062D\u0645\u062F",
    email: "muhammad@example.org",
    password: PASSWORD,
  });
  const username = "\u0645\u062D\u0640\u0645\u062F";
  const signIn = (name: string, password: string) =>
    visitor(running.url).send("POST /api/login", { username: name, password });
  expect(await signIn(username, PASSWORD)).toMatchObject({ status: 200, body: user });
  const statuses: number[] = [];
  for (let marks = 0; marks < 11; marks += 1)
    statuses.push((await signIn(username + "\u0640".repeat(marks), "wrong")).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
});

test("a wrong name and a wrong password get the same response", async () => {
  await registered(running, "amina");
  const attempts = [
    { username: "amina", password: `${PASSWORD}.` },
    { username: "amina", password: PASSWORD.toUpperCase() },
    { username: "nobody", password: PASSWORD },
    { username: "nobody@example.org", password: PASSWORD },
    { username: "' or 1=1 --", password: "' or 1=1 --" },
    { username: "amina%", password: PASSWORD },
  ];
  for (const attempt of attempts) {
    const browser = visitor(running.url);
    const response = await browser.send("POST /api/login", attempt);
    expect([response.status, response.body]).toEqual([401, REFUSED]);
    expect(browser.cookies.size).toBe(0);
  }
});

test("an unknown name takes the same work as a known one", async () => {
  const verify = vi.spyOn(passwords, "verifyPassword");
  const amina = { username: "amina", email: "amina@example.org", password: PASSWORD };
  await visitor(running.url).send("POST /api/register", amina);
  for (const username of ["amina", "nobody"])
    await visitor(running.url).send("POST /api/login", { username, password: "wrong" });
  const hashes = verify.mock.calls.map(([hash]) => hash.split("$", 4));
  const parameters = ["", "argon2id", "v=19", "m=19456,t=2,p=1"];
  expect(hashes).toEqual([parameters, parameters]);
});

test("a sign-in returns a new token and ends the session that the browser had", async () => {
  const { visitor: amina } = await registered(running, "amina");
  const first = amina.cookies.get("session") ?? "";
  await amina.send("POST /api/login", { username: "amina", password: PASSWORD });
  expect(amina.cookies.get("session")).not.toBe(first);
  expect((await amina.send("GET /api/user")).status).toBe(200);
  amina.cookies.set("session", first);
  expect((await amina.send("GET /api/user")).status).toBe(401);
  expect(await sql`select count(*)::int from session`).toEqual([{ count: 1 }]);
});

test("a failed sign-in leaves the session that the browser had", async () => {
  const { visitor: amina } = await registered(running, "amina");
  await amina.send("POST /api/login", { username: "amina", password: "wrong" });
  expect((await amina.send("GET /api/user")).status).toBe(200);
});

test("a token that was planted in the browser never becomes valid", async () => {
  await registered(running, "amina");
  const planted = "a".repeat(40);
  const victim = visitor(running.url);
  victim.cookies.set("session", planted);
  await victim.send("POST /api/login", { username: "amina", password: PASSWORD });
  const attacker = visitor(running.url);
  attacker.cookies.set("session", planted);
  expect(victim.cookies.get("session")).not.toBe(planted);
  expect((await attacker.send("GET /api/user")).status).toBe(401);
});

test("signing in by tRPC sets the same cookie, and errors carry the same text and code", async () => {
  const { user } = await registered(running, "amina");
  const browser = visitor(running.url);
  const wrong = await browser.mutate("auth.login", { username: "amina", password: "wrong" });
  expect(wrong.status).toBe(401);
  expect(wrong.body.error.json).toMatchObject({
    message: "Invalid username or password",
    data: { httpStatus: 401, errorCode: "INVALID_LOGIN" },
  });
  const right = await browser.mutate("auth.login", { username: "amina", password: PASSWORD });
  expect(right.body.result.data.json).toEqual(user);
  expect(right.headers.get("cache-control")).toBe("no-store");
  expect((await browser.send("GET /api/user")).body).toEqual(user);
});

test("empty and missing fields are named", async () => {
  const empty = await visitor(running.url).send("POST /api/login", { username: " ", password: "" });
  expect([empty.status, empty.body.issues]).toEqual([
    400,
    [
      { path: "username", message: "Enter your username or email address." },
      { path: "password", message: "Enter your password." },
    ],
  ]);
  const missing = await visitor(running.url).send("POST /api/login", {});
  expect(missing.body.issues).toEqual([
    { path: "username", message: "This is missing." },
    { path: "password", message: "This is missing." },
  ]);
});
