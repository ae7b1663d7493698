import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { people, type Person } from "../../../test/people.ts";
import { request } from "../../../test/request.ts";
import { endSessions } from "../auth/operator.ts";

const AT = Date.parse("2026-03-01T12:00:00.000Z");
const DAY_MS = 24 * 60 * 60 * 1000;

let time = AT;
let amina: Person;
const sql = useDatabase();

const running = useApp(sql, { now: () => time });
beforeEach(async () => {
  time = AT;
  ({ amina } = await people({ url: running.url, sql, now: () => time }, "amina"));
});

const make = (input: object = {}) =>
  amina.send("POST /api/user/tokens", { name: "widget", ...input });
const secretOf = async (input: object = {}): Promise<string> => (await make(input)).body.token;

/** Sends a request with a token and nothing else, as a page of another site. */
function by(token: string, line: string, body?: object): Promise<Response> {
  const [method = "", path = ""] = line.split(" ");
  return request(running.url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      origin: "https://widget.example",
      "sec-fetch-site": "cross-site",
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const codeOf = async (response: Response): Promise<[number, string]> => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

test("a token is shown once, and stored as a hash", async () => {
  const { status, body } = await make({ scopes: ["groups"], expiresInDays: 30 });
  const { token, ...shown } = body;
  expect(status).toBe(201);
  expect(shown).toEqual({
    id: 1,
    name: "widget",
    scopes: ["read", "groups"],
    createdAt: "2026-03-01T12:00:00.000Z",
    expiresAt: "2026-03-31T12:00:00.000Z",
  });
  expect(token).toMatch(/^dqr_[\w-]{43}$/);
  expect(await sql`select hash from access_token`).toEqual([
    { hash: createHash("sha256").update(token).digest("hex") },
  ]);
  expect((await amina.send("GET /api/user/tokens")).body).toEqual([shown]);
});

test("by default a token reads for 90 days", async () => {
  const { body } = await make();
  expect([body.scopes, body.expiresAt]).toEqual([["read"], "2026-05-30T12:00:00.000Z"]);
});

test.each([
  [{ name: " " }, "Name the token."],
  [{ name: "a".repeat(101) }, "Name too long"],
  [{ scopes: ["admin"] }, "Choose read, write or groups."],
  [{ expiresInDays: 0 }, "A token is valid for 1 to 366 days."],
  [{ expiresInDays: 367 }, "A token is valid for 1 to 366 days."],
])("a token with %j is refused", async (input, error) => {
  const { status, body } = await make(input);
  expect([status, body.error]).toEqual([400, error]);
});

/** On a busy machine the server may turn some of many away for now, as it would any client. */
async function makeOnceFree() {
  let made = await make();
  while (made.body.code === "OVERLOADED") made = await make();
  return made;
}

test("an account has 20 tokens at most, also when they are made at the same time", async () => {
  const made = await Promise.all(Array.from({ length: 25 }, makeOnceFree));
  const refused = made.filter(({ status }) => status !== 201);
  expect(refused.map(({ body }) => body.code)).toEqual(Array(5).fill("TOO_MANY_TOKENS"));
  time += 91 * DAY_MS;
  const later = await people({ url: running.url, sql, now: () => time }, "bilal");
  expect((await later.bilal.send("POST /api/user/tokens", { name: "x" })).status).toBe(201);
});

test("expired tokens count no more", async () => {
  await Promise.all(Array.from({ length: 20 }, () => make({ expiresInDays: 1 })));
  time += DAY_MS;
  expect((await make()).status).toBe(201);
  expect((await amina.send("GET /api/user/tokens")).body).toHaveLength(1);
});

test("a page of another site reads what the owner may see, and learns what is left", async () => {
  const token = await secretOf();
  const response = await by(token, "GET /api/user");
  expect(await response.json()).toMatchObject({ username: "amina" });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "access-control-allow-origin": "*",
    "ratelimit-policy": '"token";q=600;w=60',
    ratelimit: '"token";r=599;t=60',
  });
  expect(response.headers.get("set-cookie")).toBeNull();
  for (const procedure of ["user.me", "user.ifAny"]) {
    const typed = await by(token, `GET /trpc/${procedure}`);
    expect(await typed.json()).toMatchObject({ result: { data: { json: { username: "amina" } } } });
  }
});

test("each scope opens what it says, and no more", async () => {
  const group = { name: "Fajr" };
  const [read, write, groups] = [
    await secretOf(),
    await secretOf({ scopes: ["write"] }),
    await secretOf({ scopes: ["groups"] }),
  ];
  const statuses = async (line: string, body?: object) =>
    (await Promise.all([read, write, groups].map((token) => by(token, line, body)))).map(
      ({ status }) => status,
    );
  expect(await statuses("GET /api/groups")).toEqual([200, 200, 200]);
  expect(await statuses("POST /api/groups", group)).toEqual([403, 403, 201]);
  expect(await statuses("POST /api/notifications/read")).toEqual([403, 204, 403]);
  expect(await codeOf(await by(read, "POST /api/groups", group))).toEqual([403, "TOKEN_SCOPE"]);
});

test("what a token may not do is refused before the body is read", async () => {
  const token = await secretOf();
  const refused = await by(token, "POST /api/groups", { name: 1 });
  expect(refused.headers.get("www-authenticate")).toBe(
    'Bearer realm="Daily Quran Reading", error="insufficient_scope"',
  );
  expect(await codeOf(refused)).toEqual([403, "TOKEN_SCOPE"]);
  expect(await codeOf(await by(token, "POST /api/user/password", {}))).toEqual([
    403,
    "TOKEN_SCOPE",
  ]);
});

test("no token changes the account or makes tokens", async () => {
  const token = await secretOf({ scopes: ["read", "write", "groups"] });
  const lines = [
    ["GET /api/user/tokens"],
    ["POST /api/user/tokens", { name: "x" }],
    ["DELETE /api/user/tokens/1"],
    ["GET /api/user/sessions"],
    ["POST /api/user/sign-out-everywhere"],
    ["DELETE /api/user", { password: "three unrelated words" }],
  ] as const;
  for (const [line, body] of lines)
    expect([line, ...(await codeOf(await by(token, line, body)))]).toEqual([
      line,
      403,
      "TOKEN_SCOPE",
    ]);
  expect(await sql`select count(*)::integer as count from access_token`).toEqual([{ count: 1 }]);
});

test.each([
  ["an unknown one", () => "dqr_unknown"],
  ["an empty one", () => ""],
  ["one of another form", () => "not a token"],
])("%s is refused", async (_, token) => {
  expect(await codeOf(await by(token(), "GET /api/user"))).toEqual([401, "INVALID_TOKEN"]);
});

test("an expired token is refused, at the moment that was told", async () => {
  const token = await secretOf({ expiresInDays: 1 });
  time += DAY_MS - 1;
  expect((await by(token, "GET /api/user")).status).toBe(200);
  time += 1;
  expect(await codeOf(await by(token, "GET /api/user"))).toEqual([401, "INVALID_TOKEN"]);
});

test("an ended token is refused, and another's is not found", async () => {
  const token = await secretOf();
  const { bilal } = await people({ url: running.url, sql, now: () => time }, "bilal");
  const other = await bilal.send("DELETE /api/user/tokens/1");
  expect([other.status, other.body.code]).toEqual([404, "TOKEN_NOT_FOUND"]);
  expect((await amina.send("DELETE /api/user/tokens/1")).status).toBe(204);
  expect((await by(token, "GET /api/user")).status).toBe(401);
});

test("tokens end with the sessions, and rest with a disabled account", async () => {
  const token = await secretOf();
  await sql`update app_user set disabled_at = now()`;
  expect((await by(token, "GET /api/user")).status).toBe(401);
  await sql`update app_user set disabled_at = null`;
  expect((await by(token, "GET /api/user")).status).toBe(200);
  await endSessions({ sql, now: time, named: { text: "amina", by: "name" } });
  expect((await by(token, "GET /api/user")).status).toBe(401);
  expect(await sql`select id from access_token`).toEqual([]);
});

test("a token in the address counts for nothing", async () => {
  const token = await secretOf();
  for (const name of ["token", "access_token", "authorization"])
    expect((await request(`${running.url}/api/user?${name}=${token}`)).status).toBe(401);
});

test("a request with a token takes no cookie", async () => {
  const response = await amina.send("GET /api/user", undefined, { authorization: "Bearer none" });
  expect([response.status, response.body.code]).toEqual([401, "INVALID_TOKEN"]);
});

const lastUse = async () => (await amina.send("GET /api/user/tokens")).body[0].lastUsedAt;

test("its last use is stored once an hour", async () => {
  const token = await secretOf();
  expect(await lastUse()).toBeUndefined();
  for (const minutes of [0, 59, 60]) {
    time = AT + minutes * 60_000;
    await by(token, "GET /api/user");
    expect([minutes, await lastUse()]).toEqual([
      minutes,
      minutes === 60 ? "2026-03-01T13:00:00.000Z" : "2026-03-01T12:00:00.000Z",
    ]);
  }
});

// The last here: the limits outlive a test's tokens.
test("a token over its limit learns when it may go on", async () => {
  const token = await secretOf();
  // Ten at a time, as more may be refused for another reason.
  for (let status = 200; status !== 429;) {
    const sent = Array.from({ length: 10 }, () => by(token, "GET /api/user/language"));
    status = Math.max(...(await Promise.all(sent)).map((response) => response.status));
  }
  const late = await by(token, "GET /api/user");
  expect(Object.fromEntries(late.headers)).toMatchObject({
    "access-control-allow-origin": "*",
    "retry-after": "60",
    "ratelimit-policy": '"token";q=600;w=60',
    ratelimit: '"token";r=0;t=60',
  });
  expect(await codeOf(late)).toEqual([429, "TOO_MANY_REQUESTS"]);
});
