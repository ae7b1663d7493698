import { beforeEach, expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { about } from "../../../test/faults.ts";
import { people, type Person } from "../../../test/people.ts";
import { visitor } from "../../../test/visitor.ts";

const START = Date.UTC(2026, 2, 10, 12);
const LIST = "GET /api/notifications";

let at = START;
const now = (): number => at;
let amina: Person;
let bilal: Person;
const sql = useDatabase();

const running = useApp(sql, { now });
beforeEach(async () => {
  at = START;
  ({ amina, bilal } = await people(running, "amina", "bilal"));
});

/** Adds Bilal to so many new groups of Amina's. */
async function addToGroups(count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const { body } = await amina.send("POST /api/groups", { name: `Group ${n + 1}` });
    await amina.send(`POST /api/groups/${body.id}/members`, { userId: bilal.id });
  }
}

const query = async (procedure: string, input: unknown = null) => {
  const { body } = await bilal.query(procedure, input);
  return body.result.data.json;
};
const ids = (body: { id: number }[]) => body.map(({ id }) => id);

test("they are listed newest first, in pages, with totals in the headers", async () => {
  await addToGroups(3);
  const first = await bilal.send(`${LIST}?limit=2`);
  expect(ids(first.body)).toEqual([3, 2]);
  expect(first.headers.get("x-total-count")).toBe("3");
  expect(first.headers.get("x-unread-count")).toBe("3");
  expect(first.headers.get("link")).toBe('</api/notifications?limit=2&cursor=2>; rel="next"');
  const second = await bilal.send(`${LIST}?limit=2&cursor=2`);
  expect([ids(second.body), second.headers.get("link")]).toEqual([[1], null]);
  expect(await query("notification.list", { limit: 2 })).toEqual({
    items: first.body,
    total: 3,
    unread: 3,
    nextCursor: "2",
  });
});

test("the counts are of every page, also of one with nothing on it", async () => {
  await addToGroups(3);
  await bilal.send("POST /api/notifications/2/read");
  const pages = await Promise.all(
    [undefined, "2", "1"].map((cursor) => query("notification.list", { limit: 2, cursor })),
  );
  expect(pages).toMatchObject([
    { total: 3, unread: 2, nextCursor: "2" },
    { total: 3, unread: 2, items: [{ id: 1 }] },
    { total: 3, unread: 2, items: [], nextCursor: null },
  ]);
});

test("a first poll is one statement, and one of a changed list two", async () => {
  await addToGroups(1);
  const asked: number[] = [];
  sql.options.debug = () => asked.push(1);
  const first = await bilal.send(LIST);
  expect(asked).toHaveLength(1);
  await bilal.send(LIST, undefined, { "if-none-match": '"another"' });
  expect(asked).toHaveLength(3);
  sql.options.debug = false;
  const { items } = await query("notification.list", {});
  expect(first.body).toEqual(items);
});

test("a poll is one statement, which finds the caller and the counts", async () => {
  await addToGroups(2);
  const tag = (await bilal.send(LIST)).headers.get("etag") ?? "";
  const asked: string[] = [];
  sql.options.debug = (_connection, statement) => asked.push(statement);
  const idle = await bilal.send(LIST, undefined, { "if-none-match": tag });
  const state = await query("notification.state");
  sql.options.debug = false;
  expect([idle.status, idle.headers.get("x-unread-count")]).toEqual([304, "2"]);
  expect(state).toEqual({ unread: 2, version: tag.slice(1, -1) });
  const tables = asked.map((text) => text.match(/(?<=\b(?:from|join) )\w+/g));
  const poll = ["notification", "notification", "session", "app_user"];
  expect(tables).toEqual([poll, poll]);
});

test("beside another call of a batch the counts are the same", async () => {
  await addToGroups(2);
  const state = await query("notification.state");
  const { body } = await bilal.send("GET /trpc/user.me,notification.state?batch=1&input={}");
  expect(body[1].result.data.json).toEqual(state);
  expect(state.unread).toBe(2);
});

test("without notifications the list is empty", async () => {
  const { status, body, headers } = await bilal.send(LIST);
  expect([status, body, headers.get("x-unread-count")]).toEqual([200, [], "0"]);
});

test("one is marked as read, then again, then all", async () => {
  await addToGroups(3);
  for (let n = 0; n < 2; n++) {
    const { status, body } = await bilal.send("POST /api/notifications/2/read");
    expect([status, body]).toEqual([204, undefined]);
  }
  const reads = async () => (await bilal.send(LIST)).body.map(({ read }: never) => read);
  expect(await reads()).toEqual([false, true, false]);
  expect(await query("notification.unreadCount")).toBe(2);
  const all = await bilal.send("POST /api/notifications/read");
  expect([all.status, all.body]).toEqual([204, undefined]);
  expect(await reads()).toEqual([true, true, true]);
  expect(await query("notification.unreadCount")).toBe(0);
});

test("tRPC marks the same", async () => {
  await addToGroups(2);
  expect((await bilal.mutate("notification.read", { id: 1 })).status).toBe(200);
  expect(await query("notification.unreadCount")).toBe(1);
  expect((await bilal.mutate("notification.readAll")).status).toBe(200);
  expect(await query("notification.unreadCount")).toBe(0);
});

test.each(["1", "2", "0", "9".repeat(30)])(
  "of the notification %s, which is not one's own, nothing is said and nothing changed",
  async (id) => {
    await addToGroups(1);
    const { status, body } = await amina.send(`POST /api/notifications/${id}/read`);
    expect([status, body]).toEqual([
      404,
      about("id", { error: "You have no such notification.", code: "NOTIFICATION_NOT_FOUND" }),
    ]);
    await amina.send("POST /api/notifications/read");
    expect(await sql`select read from notification`).toEqual([{ read: false }]);
    expect((await amina.send(LIST)).body).toEqual([]);
  },
);

test("the newest 200 that were read are kept, and all that were not", async () => {
  await sql`
    insert into notification (user_id, title, message, created_at, read)
    select ${bilal.id}, 'Title', 'Message', ${new Date(START).toISOString()}, n % 3 > 0
    from generate_series(1, 600) n`;
  await bilal.send("POST /api/notifications/3/read");
  const [kept] = await sql`
    select count(*) filter (where read)::int as read, count(*) filter (where not read)::int as unread,
      min(id) filter (where read) as oldest from notification`;
  expect(kept).toEqual({ read: 200, unread: 199, oldest: 301 });
});

test("a visitor has none", async () => {
  for (const request of [LIST, "POST /api/notifications/1/read", "POST /api/notifications/read"])
    expect((await visitor(running.url).send(request)).status).toBe(401);
});

test.each(["0", "x", "2147483648"])("the cursor %s is not one of notifications", async (cursor) => {
  const { status, body } = await bilal.send(`${LIST}?cursor=${cursor}`);
  expect([status, body.code]).toEqual([400, "INVALID_CURSOR"]);
});

test("a poll gets 304 until something changes", async () => {
  await addToGroups(2);
  let tag = (await bilal.send(LIST)).headers.get("etag") ?? "";
  const poll = async () => {
    const response = await bilal.send(LIST, undefined, { "if-none-match": tag });
    tag = response.headers.get("etag") ?? "";
    return [response.status, response.headers.get("x-unread-count")];
  };
  expect(await poll()).toEqual([304, "2"]);
  await bilal.send("POST /api/notifications/1/read");
  expect(await poll()).toEqual([200, "1"]);
  expect(await poll()).toEqual([304, "1"]);
  await addToGroups(1);
  expect(await poll()).toEqual([200, "2"]);
  await bilal.send("POST /api/notifications/read");
  expect(await poll()).toEqual([200, "0"]);
  expect(await poll()).toEqual([304, "0"]);
  const { headers } = await bilal.send(LIST);
  expect(headers.get("cache-control")).toBe("private, no-cache");
});

test("two users never have the same ETag", async () => {
  const { headers } = await amina.send(LIST);
  const response = await bilal.send(LIST, undefined, {
    "if-none-match": headers.get("etag") ?? "",
  });
  expect([response.status, response.body]).toEqual([200, []]);
});

test("they are kept until the end of the 90th day, and deleted by the next write", async () => {
  await addToGroups(1);
  const tag = (await bilal.send(LIST)).headers.get("etag") ?? "";
  await sql`update session set expires_at = '2027-01-01'`;
  at = Date.UTC(2026, 2, 10 + 91) - 1;
  expect((await bilal.send(LIST)).body).toHaveLength(1);
  at += 1;
  const gone = await bilal.send(LIST, undefined, { "if-none-match": tag });
  expect([gone.status, gone.body]).toEqual([200, []]);
  expect([gone.headers.get("x-unread-count"), gone.headers.get("x-total-count")]).toEqual([
    "0",
    "0",
  ]);
  expect(await sql`select id from notification`).toEqual([{ id: 1 }]);
  await addToGroups(1);
  expect(await sql`select id from notification`).toEqual([{ id: 2 }]);
});

test("deleting an account deletes its notifications", async () => {
  await addToGroups(1);
  await sql`delete from member where user_id = ${bilal.id}`;
  await sql`delete from app_user where id = ${bilal.id}`;
  expect(await sql`select from notification`).toEqual([]);
});
