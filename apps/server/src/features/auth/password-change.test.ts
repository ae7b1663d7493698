import { expect, test } from "vitest";
import { PASSWORD, registered } from "../../../test/accounts.ts";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { visitor } from "../../../test/visitor.ts";

const NEW_PASSWORD = "another battery, another horse";
const CHANGE = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };

const sql = useDatabase();

const running = useApp(sql);

async function statusOfLogin(password: string): Promise<number> {
  const credentials = { username: "amina", password };
  return (await visitor(running.url).send("POST /api/login", credentials)).status;
}

test("the new password signs in, the old one no longer", async () => {
  const { visitor: amina } = await registered(running, "amina");
  const response = await amina.send("POST /api/user/password", CHANGE);
  expect([response.status, response.body]).toEqual([204, undefined]);
  expect(await statusOfLogin(NEW_PASSWORD)).toBe(200);
  expect(await statusOfLogin(PASSWORD)).toBe(401);
});

test("this browser gets a new token, and every other session ends", async () => {
  const { visitor: phone } = await registered(running, "amina");
  const { visitor: yusuf } = await registered(running, "yusuf");
  const desk = visitor(running.url);
  await desk.send("POST /api/login", { username: "amina", password: PASSWORD });
  const before = desk.cookies.get("session") ?? "";
  await desk.send("POST /api/user/password", CHANGE);
  expect((await desk.send("GET /api/user")).status).toBe(200);
  expect((await phone.send("GET /api/user")).status).toBe(401);
  expect((await yusuf.send("GET /api/user")).status).toBe(200);
  desk.cookies.set("session", before);
  expect((await desk.send("GET /api/user")).status).toBe(401);
});

test("the wrong current password changes nothing", async () => {
  const { visitor: amina } = await registered(running, "amina");
  const response = await amina.send("POST /api/user/password", {
    ...CHANGE,
    currentPassword: NEW_PASSWORD,
  });
  expect([response.status, response.body]).toEqual([
    403,
    { error: "That is not your current password.", code: "WRONG_PASSWORD" },
  ]);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await statusOfLogin(PASSWORD)).toBe(200);
});

test("a new password has the same limits as a first one", async () => {
  const { visitor: amina } = await registered(running, "amina");
  const response = await amina.send("POST /api/user/password", { ...CHANGE, newPassword: "short" });
  expect([response.status, response.body.issues]).toEqual([
    400,
    [{ path: "newPassword", message: "A password has at least 8 characters." }],
  ]);
});

test("of two concurrent changes one succeeds, and its browser stays signed in", async () => {
  const { visitor: phone } = await registered(running, "amina");
  const desk = visitor(running.url);
  await desk.send("POST /api/login", { username: "amina", password: PASSWORD });
  const [one, two] = await Promise.all([
    phone.send("POST /api/user/password", { ...CHANGE, newPassword: "chosen on the phone" }),
    desk.send("POST /api/user/password", { ...CHANGE, newPassword: "chosen at the desk" }),
  ]);
  expect([one.status, two.status].sort((a, b) => a - b)).toEqual([204, 403]);
  const [winner, password] =
    one.status === 204 ? [phone, "chosen on the phone"] : [desk, "chosen at the desk"];
  expect((await winner.send("GET /api/user")).status).toBe(200);
  expect(await statusOfLogin(password)).toBe(200);
  expect(await sql`select from session`).toHaveLength(2);
});

test("changing a password needs a session", async () => {
  const response = await visitor(running.url).send("POST /api/user/password", CHANGE);
  expect([response.status, response.body.code]).toEqual([401, "UNAUTHORIZED"]);
});
