import { expect, test } from "vitest";
import { everyRow, useDatabase } from "../../../test/database.ts";
import { listMutations } from "../../../test/mutations.ts";
import { people } from "../../../test/people.ts";
import { useApp } from "../../../test/use-app.ts";
import { isOwnWrite } from "../route/rest-route.ts";
import { restRoutes } from "../rest-routes.ts";

const sql = useDatabase();
const running = useApp(sql);

/** They are the same for anyone, or sign in. */
const OF_NOBODY = new Set(
  "auth.register auth.login auth.requestReset auth.checkReset auth.resetPassword passkey.startSignIn passkey.signIn report.send system.clientErrors".split(
    " ",
  ),
);

const writes = [
  ...restRoutes
    .filter(isOwnWrite)
    .map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, "1")}`),
  ...listMutations()
    .filter((path) => !OF_NOBODY.has(path))
    .map((path) => `POST /trpc/${path}`),
];

test("every write of a page that shows another user than its cookie's is refused, by both doors", async () => {
  const { amina, bilal } = await people(running, "amina", "bilal");
  const before = await everyRow(sql);
  expect(writes.length).toBeGreaterThan(70);
  for (const write of writes) {
    const { status, body } = await bilal.send(write, { json: {} }, { "x-user-id": `${amina.id}` });
    const { code, error } = body.error?.json
      ? { code: body.error.json.data.errorCode, error: body.error.json.message }
      : body;
    expect([write, status, code, error]).toEqual([
      write,
      401,
      "ANOTHER_SIGNED_IN",
      "Somebody else has signed in in this browser. Nothing was saved.",
    ]);
  }
  expect(await everyRow(sql)).toEqual(before);
  expect(bilal.cookies.has("session")).toBe(true);
});

test("one's own goes through, and so does what does not say whose it is", async () => {
  const { carim } = await people(running, "carim");
  const made = (headers: Record<string, string>) =>
    carim.send("POST /api/groups", { name: "Fajr" }, headers);
  expect((await made({ "x-user-id": `${carim.id}` })).status).toBe(201);
  expect((await made({})).status).toBe(201);
  expect((await made({ "x-user-id": "carim" })).status).toBe(401);
  expect((await carim.send("POST /api/logout", {}, { "x-user-id": `${carim.id}` })).status).toBe(
    204,
  );
  const nobody = await carim.send(
    "POST /api/groups",
    { name: "x" },
    { "x-user-id": `${carim.id}` },
  );
  expect([nobody.status, nobody.body.code]).toEqual([401, "UNAUTHORIZED"]);
  expect((await carim.send("POST /api/logout", {}, { "x-user-id": `${carim.id}` })).status).toBe(
    204,
  );
});
