import { connect, type Socket } from "node:net";
import { constants, gzipSync } from "node:zlib";
import { fastify, type RequestPayload } from "fastify";
import { expect, test, vi } from "vitest";
import { PASSWORD, registered } from "../../test/accounts.ts";
import { useApp } from "../../test/use-app.ts";
import { useDatabase } from "../../test/database.ts";
import { visitor } from "../../test/visitor.ts";
import { request } from "../../test/request.ts";
import { bytesOf } from "../../test/processes/raw-exchange.ts";
import { readJsonBodies, readPieces } from "./json-body.ts";

const sql = useDatabase();

const running = useApp(sql);

test.each([
  ["broken", '{"username":'],
  ["no JSON", "username=amina"],
  ["a list", "[]"],
  ["a number", "7"],
  ["a string", '"amina"'],
  ["null", "null"],
  ["empty", ""],
  ["about a prototype", '{"__proto__":{"username":"amina"},"username":"a","password":"b"}'],
  ["about a constructor", '{"constructor":{"prototype":{"a":1}},"username":"a","password":"b"}'],
])("a body that is %s is invalid input", async (_, body) => {
  const response = await visitor(running.url).send("POST /api/login", body);
  expect([response.status, response.body.code]).toEqual([400, "INVALID_INPUT"]);
  expect(await sql`select from attempt`).toEqual([]);
});

test.each([
  ['{"username":', "The body is not valid JSON: it ends too early."],
  [
    '{\n  "username": "amina",\n  password\n}',
    "The body is not valid JSON: it breaks at line 3, column 3.",
  ],
  ['{"username":"amina"}}', "The body is not valid JSON: it breaks at line 1, column 21."],
  ["password=secret", "The body is not valid JSON."],
])("a body %j is said to be no JSON, and where, without a word of it", async (body, error) => {
  const response = await visitor(running.url).send("POST /api/login", body);
  expect([response.status, response.body]).toEqual([400, { error, code: "INVALID_INPUT" }]);
});

test("a body that is not UTF-8 is refused, by REST and by tRPC, and stored nowhere", async () => {
  const { visitor: amina } = await registered(running, "amina");
  const cookie = [...amina.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const [before = "", after = ""] =
    '{"name":"Faj|r","json":{"name":"Fajr","isPrivate":false}}'.split("|");
  for (const path of ["/api/groups", "/trpc/group.create"])
    for (const bytes of [[0xff, 0xfe], [0xc3], [0xed, 0xa0, 0x80], [0xc0, 0xaf]]) {
      const body = Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
      const response = await request(`${running.url}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie },
        body: new Uint8Array(body),
      });
      expect([response.status, await response.json()]).toEqual([
        400,
        { error: "The body is not valid UTF-8.", code: "INVALID_INPUT" },
      ]);
    }
  expect(await sql`select from reading_group`).toEqual([]);
  const whole = await amina.send(
    "POST /api/groups",
    JSON.stringify({ name: "ফজর \u{1F54C} \uFFFD" }),
  );
  expect([whole.status, whole.body.name]).toEqual([201, "ফজর \u{1F54C} \uFFFD"]);
});

test("the line of text names every field at fault", async () => {
  const response = await visitor(running.url).send("POST /api/register", { username: "a b" });
  expect(response.status).toBe(400);
  expect(response.body.error).toBe(
    "A username has no spaces and no @. email is missing. password is missing.",
  );
});

test("a megabyte is too large, by REST and by tRPC", async () => {
  const body = JSON.stringify({ username: "a".repeat(1024 * 1024), password: "b" });
  for (const path of ["/api/login", "/trpc/auth.login"]) {
    const response = await visitor(running.url).send(`POST ${path}`, body);
    expect([response.status, response.body]).toEqual([
      413,
      { error: "What was sent is too large.", code: "BODY_TOO_LARGE" },
    ]);
  }
});

test("a body without a type is refused", async () => {
  const response = await request(`${running.url}/api/login`, {
    method: "POST",
    body: new Blob(['{"username":"a","password":"b"}']),
  });
  expect(response.status).toBe(415);
});

test("an empty body under a type is no body", async () => {
  const { visitor: amina } = await registered(running, "amina");
  const type = { "content-type": "application/json" };
  expect((await amina.send("POST /api/logout", undefined, type)).status).toBe(204);
});

test("the type may name its charset and be written in any case", async () => {
  const { visitor: amina } = await registered(running, "amina");
  const type = { "content-type": "Application/JSON; charset=UTF-8" };
  const response = await amina.send("POST /api/login", { username: "amina", password: "x" }, type);
  expect(response.status).toBe(401);
});

test.each([
  ["application/json; charset=utf-16", 415],
  ["application/json;charset=ISO-8859-1", 415],
  ['application/json; charset="utf-16le"; x=y', 415],
  ['application/json; charset="utf-8"', 401],
  ["application/json; charset=utf8", 401],
  ["application/json; x=y; CHARSET=Us-Ascii", 401],
  ["application/json; x=charset", 401],
])("a body of the type %s is answered %i", async (type, status) => {
  const body = { username: "amina", password: "x" };
  const headers = { "content-type": type };
  const response = await visitor(running.url).send("POST /api/login", body, headers);
  expect([response.status, response.body.code]).toEqual([
    status,
    status === 415 ? "UNSUPPORTED_MEDIA_TYPE" : "INVALID_LOGIN",
  ]);
});

const gzipped = (body: Buffer) =>
  request(`${running.url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-encoding": "gzip" },
    body: new Uint8Array(body),
  });

test("a body may be compressed with gzip", async () => {
  const { user } = await registered(running, "amina");
  const login = await gzipped(gzipSync(JSON.stringify({ username: "amina", password: PASSWORD })));
  expect([login.status, await login.json()]).toEqual([200, user]);
});

test.each([
  ["that unpacks to more than a body may have", gzipSync("x".repeat(1_000_000)), 413],
  ["that is not gzip", Buffer.from('{"username":"amina"}'), 400],
  ["that ends too early", gzipSync('{"username":"amina"}').subarray(0, 20), 400],
])("a compressed body %s is refused", async (_, body, status) => {
  const response = await gzipped(body);
  expect(response.status).toBe(status);
});

test("the process outlives a compressed body that was too large and breaks off", async () => {
  const app = fastify();
  readJsonBodies(app);
  app.post("/", { bodyLimit: 1000 }, () => "read");
  let body: Partial<RequestPayload> = {};
  app.addHook("preParsing", async (_request, _reply, payload) => void (body = payload));
  app.addHook("onError", async ({ raw }) => void raw.destroy(new Error("aborted")));
  const uncaught = vi.fn<() => void>();
  process.on("uncaughtExceptionMonitor", uncaught);
  const begun = gzipSync("x".repeat(1_000_000), { finishFlush: constants.Z_SYNC_FLUSH });
  const headers = { "content-type": "application/json", "content-encoding": "gzip" };
  const refused = await app.inject({ method: "POST", url: "/", headers, payload: begun });
  expect(refused.statusCode).toBe(413);
  await expect.poll(() => body.destroyed).toBe(true);
  process.off("uncaughtExceptionMonitor", uncaught);
  expect(uncaught).not.toHaveBeenCalled();
  expect((await app.inject({ method: "POST", url: "/", payload: {} })).body).toBe("read");
});

test.each<[string, string, Buffer, (socket: Socket) => unknown]>([
  ["is no gzip", "gzip", Buffer.alloc(1000, 0xff), () => {}],
  ["is half sent", "identity", Buffer.alloc(500, " "), (socket) => socket.resetAndDestroy()],
  ["is half sent, compressed,", "gzip", gzipSync(" "), (socket) => socket.resetAndDestroy()],
])("a body that %s fails also where nobody reads it yet", async (...[, encoding, body, goOn]) => {
  const app = fastify();
  readJsonBodies(app);
  readPieces(app);
  app.post("/", async ({ body: pieces }) => Buffer.concat(pieces as Buffer[]).toString());
  // As a look-up of the session would, that waits for the database.
  app.addHook("preParsing", async ({ headers }, _reply, payload: Partial<RequestPayload>) => {
    if (headers.host !== "slow") return;
    goOn(socket);
    await expect.poll(() => payload.destroyed).toBe(true);
  });
  const failure = new Promise((resolve) => {
    app.addHook("onError", async (_request, _reply, { statusCode }) => resolve(statusCode));
  });
  const uncaught = vi.fn<() => void>();
  process.on("uncaughtExceptionMonitor", uncaught);
  const { port, hostname } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  const socket = connect(Number(port), hostname).on("error", () => {});
  const headers = { host: "slow", "content-type": "application/json", "content-length": "1000" };
  const sent = {
    method: "POST",
    target: "/",
    headers: { ...headers, "content-encoding": encoding },
  };
  socket.write(bytesOf(sent));
  socket.write(body);
  expect(await failure).toBe(400);
  process.off("uncaughtExceptionMonitor", uncaught);
  expect(uncaught).not.toHaveBeenCalled();
  expect((await app.inject({ method: "POST", url: "/", payload: {} })).body).toBe("{}");
  socket.destroy();
  await app.close();
});

test.each(["br", "deflate", "x", "gzip, br"])(
  "a body in a coding that is not understood (%s) is 415, by REST and by tRPC",
  async (encoding) => {
    for (const path of ["/api/login", "/trpc/auth.login"]) {
      const response = await request(running.url + path, {
        method: "POST",
        headers: { "content-type": "application/json", "content-encoding": encoding },
        body: "{}",
      });
      expect([response.status, response.headers.get("accept-encoding")]).toEqual([415, "gzip"]);
    }
  },
);

test("of large bodies that come at once one is parsed in a turn of the event loop", async () => {
  const app = fastify();
  readJsonBodies(app);
  app.post("/", async ({ body }) => Object.keys(body as object));
  let turn = 0;
  let isOver = false;
  const next = (): void => {
    turn += 1;
    if (!isOver) setImmediate(next);
  };
  setImmediate(next);
  const turns: number[] = [];
  const { parse } = JSON;
  const spy = vi.spyOn(JSON, "parse").mockImplementation((text, reviver) => {
    turns.push(turn);
    return parse(text, reviver);
  });
  const payload = { large: "x".repeat(64 * 1024) };
  const all = [1, 2, 3].map(() => app.inject({ method: "POST", url: "/", payload }));
  const bodies = (await Promise.all(all)).map((response) => response.body);
  isOver = true;
  spy.mockRestore();
  expect(bodies).toEqual(Array.from({ length: 3 }, () => '["large"]'));
  expect(new Set(turns).size).toBe(3);
});
