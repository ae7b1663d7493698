import { expect, test } from "vitest";
import { PASSWORD, registered } from "../../../test/accounts.ts";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { visitor } from "../../../test/visitor.ts";

const sql = useDatabase();

const running = useApp(sql);

test("the right password deletes an account with all its data", async () => {
  const { visitor: phone } = await registered(running, "amina");
  const desk = visitor(running.url);
  await desk.send("POST /api/login", { username: "amina", password: PASSWORD });
  const response = await desk.send("DELETE /api/user", { password: PASSWORD });
  expect([response.status, response.body, desk.cookies.has("session")]).toEqual([
    204,
    undefined,
    false,
  ]);
  expect((await phone.send("GET /api/user")).status).toBe(401);
  expect(await sql`select from app_user`).toEqual([]);
  expect(await sql`select from session`).toEqual([]);
  const again = { username: "amina", password: PASSWORD };
  expect((await phone.send("POST /api/login", again)).status).toBe(401);
});

test("the name can be registered again, with another ID", async () => {
  const first = await registered(running, "amina");
  await first.visitor.send("DELETE /api/user", { password: PASSWORD });
  const again = { username: "amina", email: first.user.email, password: PASSWORD };
  const second = await visitor(running.url).send("POST /api/register", again);
  expect([first.user.id, second.body.id]).toEqual([1, 2]);
});

test.each([
  ["wrong", { password: "wrong" }, 403, "WRONG_PASSWORD"],
  ["missing", {}, 400, "INVALID_INPUT"],
  ["empty", { password: "" }, 400, "INVALID_INPUT"],
])("with a password that is %s nothing is deleted", async (...[, body, status, code]) => {
  const { visitor: amina } = await registered(running, "amina");
  const response = await amina.send("DELETE /api/user", body);
  expect([response.status, response.body.code]).toEqual([status, code]);
  expect((await amina.send("GET /api/user")).status).toBe(200);
});

test("deleting and its preview need a session", async () => {
  const nobody = visitor(running.url);
  expect((await nobody.send("GET /api/user/deletion")).status).toBe(401);
  expect((await nobody.send("DELETE /api/user", { password: PASSWORD })).status).toBe(401);
});

test("each group goes to the heir of the preview, or is deleted", async () => {
  const { visitor: amina, user } = await registered(running, "amina");
  const { visitor: yusuf } = await registered(running, "yusuf");
  for (const name of ["With Yusuf", "Alone"])
    expect((await amina.send("POST /api/groups", { name })).status).toBe(201);
  await yusuf.send("POST /api/groups", { name: "Of Yusuf" });
  expect((await yusuf.send("POST /api/groups/1/join")).status).toBe(200);
  expect((await amina.send("POST /api/groups/3/join")).status).toBe(200);

  const preview = await amina.send("GET /api/user/deletion");
  expect([preview.status, preview.body]).toEqual([
    200,
    {
      groups: [
        { id: 1, name: "With Yusuf", heir: "yusuf" },
        { id: 2, name: "Alone" },
      ],
      groupCount: 2,
    },
  ]);
  expect(await sql`select id from reading_group`).toHaveLength(3);

  expect((await amina.send("DELETE /api/user", { password: PASSWORD })).status).toBe(204);
  expect(await sql`select id, name, created_by from reading_group order by id`).toEqual([
    { id: 1, name: "With Yusuf", createdBy: 2 },
    { id: 3, name: "Of Yusuf", createdBy: 2 },
  ]);
  expect(await sql`select from member where user_id = ${user.id}`).toEqual([]);
});
