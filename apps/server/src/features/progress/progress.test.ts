import { expect, test } from "vitest";
import { PASSWORD, registered } from "../../../test/accounts.ts";
import { untilWaiting } from "../../../test/lock-wait.ts";
import { people } from "../../../test/people.ts";
import { idOf, MARK, NOW, PLAN, useAppOfAmina } from "../../../test/progress.ts";

const AT = "2026-03-05T06:30:00.000Z";
const BOOKMARK = { verse: "2:255", note: "For the evening.", label: "Duas", createdAt: AT };

const PAUSE = { kind: "move-end", on: "2026-03-02", left: [], resumesOn: "2026-03-05" };

const app = useAppOfAmina();
const { sql } = app;

const put = (path: string, body: object) => app.amina.send(`PUT ${path}`, body);
const mark = (number: number, rest: object = {}) =>
  put(`/api/progress/marks/${idOf(number)}`, { ...MARK, ...rest });

test("a reading is marked once, however often it is sent, and undone for good", async () => {
  const kept = { ...MARK, id: idOf(1), updatedAt: AT };
  for (const { status, body } of await Promise.all(Array.from({ length: 10 }, () => mark(1))))
    expect([status, body]).toEqual([200, kept]);
  expect((await mark(1, { day: 3 })).body).toEqual(kept);
  const list = await app.amina.send("GET /api/progress/marks");
  expect([list.body, list.headers.get("x-total-count")]).toEqual([[kept], "1"]);
  for (const _ of [1, 2])
    expect((await app.amina.send(`DELETE /api/progress/marks/${idOf(1)}`)).status).toBe(204);
  expect((await app.amina.send("GET /api/progress/marks")).body).toEqual([]);
  expect(await mark(1)).toMatchObject({ status: 409, body: { code: "MARK_REMOVED" } });
});

test("a mark that another request stores at the same time is answered with what is stored", async () => {
  await mark(2);
  let response: ReturnType<typeof mark> | undefined;
  const pool = sql;
  await sql.begin(async (sql) => {
    await sql`update progress_reader set revision = revision + 1`;
    await sql`
      insert into progress_item (user_id, kind, id, value, changed_at, device, seq, revision)
      select ${app.amina.id}, kind, ${idOf(1)}, value, changed_at, device, seq, 2 from progress_item`;
    response = mark(1);
    await untilWaiting(pool);
  });
  expect(await response).toMatchObject({ status: 200, body: { ...MARK, id: idOf(1) } });
});

test.each([
  [{ day: 0 }, "day", "The day must be a whole number from 1 to 300."],
  [
    { day: undefined },
    "day",
    "A mark of the shared plan has a day, one of an own plan has from and to.",
  ],
  [{ plan: idOf(9) }, "from", "A mark of the shared plan has a day,"],
  [{ date: "2026-02-30" }, "date", "date is not a date that exists, written YYYY-MM-DD."],
  [{ date: "2026-03-08" }, "date", "This date has not come yet."],
  [{ date: "9999-12-31" }, "date", "This date has not come yet."],
  [{ date: "1999-12-31" }, "date", "A mark is for a date from 2000 on."],
  [{ timeZone: "Asia Dhaka" }, "timeZone", "timeZone is not the name of a time zone."],
  [
    { plan: idOf(9), day: undefined, from: "2:10", to: "2:9" },
    "to",
    "The last verse is before the first.",
  ],
])("a mark with %j is refused for its %s", async (rest, path, message) => {
  const { status, body } = await mark(1, rest);
  expect([status, body.code, body.error]).toEqual([
    400,
    "INVALID_INPUT",
    expect.stringContaining(message),
  ]);
  expect(body.issues).toMatchObject([{ path }]);
});

test("the figures go by the reader's own zone", async () => {
  await mark(1, { day: 1, date: "2026-03-03" });
  await mark(2, { day: 2, date: "2026-03-04" });
  await mark(3, { plan: idOf(9), day: undefined, from: "2:1", to: "2:5", date: "2026-03-04" });
  const inZone = async (zone: string) =>
    (await app.amina.send(`GET /api/progress?timeZone=${zone}`)).body;
  expect(await inZone("Asia/Dhaka")).toEqual({
    today: "2026-03-05",
    totals: { days: 2, readings: 3, verses: 49, minutes: 24 },
    khatmas: 0,
    streak: { days: 2, longest: 2, isTodayRead: false, missed: [] },
    bookmarks: 0,
    plans: 0,
  });
  expect(await inZone("America/Los_Angeles")).toMatchObject({
    today: "2026-03-04",
    streak: { days: 2, isTodayRead: true },
  });
  expect(await app.amina.send("GET /api/progress?timeZone=Mars/Olympus")).toMatchObject({
    status: 400,
    body: { error: "This time zone is not known. Name one as Asia/Dhaka." },
  });
});

test("a bookmark is made, changed, found and removed", async () => {
  const path = `/api/bookmarks/${idOf(1)}`;
  expect((await put(path, BOOKMARK)).body).toEqual({ ...BOOKMARK, id: idOf(1), updatedAt: AT });
  app.now += 1000;
  const changed = { ...BOOKMARK, note: "For the night." };
  const kept = { ...changed, id: idOf(1), updatedAt: "2026-03-05T06:30:01.000Z" };
  expect((await put(path, changed)).body).toEqual(kept);
  expect((await put(path, changed)).body).toEqual(kept);
  expect((await app.amina.send(`GET ${path}`)).body).toEqual(kept);
  expect((await app.amina.send(`DELETE ${path}`)).status).toBe(204);
  expect(await app.amina.send(`GET ${path}`)).toMatchObject({
    status: 404,
    body: { code: "BOOKMARK_NOT_FOUND" },
  });
  expect((await put(path, BOOKMARK)).status).toBe(200);
});

test("bookmarks are listed in pages, the last changed first", async () => {
  for (const number of [1, 2, 3])
    await put(`/api/bookmarks/${idOf(number)}`, { ...BOOKMARK, verse: `2:${number}` });
  const first = await app.amina.send("GET /api/bookmarks?limit=2");
  expect(first.body.map(({ verse }: { verse: string }) => verse)).toEqual(["2:3", "2:2"]);
  expect(first.headers.get("x-total-count")).toBe("3");
  const next = /<(.*)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1];
  const rest = await app.amina.send(`GET ${next}`);
  expect(rest.body.map(({ verse }: { verse: string }) => verse)).toEqual(["2:1"]);
  expect((await app.amina.send("GET /api/bookmarks?cursor=x")).body.code).toBe("INVALID_CURSOR");
});

test("a plan keeps its rest days, and the streak passes over them, the export has them", async () => {
  const path = `/api/plans/${idOf(1)}`;
  const streak = async () => (await app.amina.send("GET /api/progress")).body.streak;
  for (const [index, date] of ["2026-02-24", "2026-02-25", "2026-02-26", "2026-03-01"].entries())
    await mark(index + 1, { day: index + 1, date });
  const left = [{ from: 300, to: 6236 }];
  const choices = [{ ...PAUSE, left, restDays: [1, 5] }];
  const plan = { ...PLAN, restDays: [5, 6], choices };
  await put(path, PLAN);
  const missed = ["2026-02-27", "2026-02-28", "2026-03-02", "2026-03-03", "2026-03-04"];
  expect(await streak()).toEqual({ days: 0, longest: 3, isTodayRead: false, missed });
  app.now += 1000;
  const kept = { ...plan, id: idOf(1), updatedAt: "2026-03-05T06:30:01.000Z" };
  expect((await put(path, plan)).body).toEqual(kept);
  expect((await app.amina.send(`GET ${path}`)).body).toMatchObject(plan);
  expect(await streak()).toEqual({ days: 4, longest: 4, isTodayRead: false, missed: [] });
  const { plans } = (await app.amina.send("GET /api/progress/export")).body;
  expect(plans).toEqual([kept]);
  const device = { device: idOf(9), now: NOW, since: 0 };
  const week = { ...PLAN, restDays: [1, 2, 3, 4, 5, 6, 7] };
  const operations = [{ seq: 1, kind: "plan", id: idOf(2), value: week, at: NOW }];
  const { body } = await app.amina.send("POST /api/progress/sync", { ...device, operations });
  expect(body.changes).toContainEqual(expect.objectContaining({ kind: "plan", value: plan }));
  expect(body.refused).toEqual([
    { seq: 1, message: "Leave at least one day of the week to read on." },
  ]);
  const { bilal } = await people(app.running, "bilal");
  expect(await bilal.send(`GET ${path}`)).toMatchObject({ status: 404 });
  await bilal.send(`PUT ${path}`, PLAN);
  expect((await app.amina.send(`GET ${path}`)).body).toMatchObject(plan);
});

const WEEKDAYS = "Weekdays are numbered 1 (Monday) to 7 (Sunday), in order, each once.";

test.each<[object, string]>([
  [{ restDays: [0] }, WEEKDAYS],
  [{ restDays: [8] }, WEEKDAYS],
  [{ restDays: [1.5] }, WEEKDAYS],
  [{ restDays: ["friday"] }, WEEKDAYS],
  [{ restDays: [5, 5] }, "each once"],
  [{ restDays: [6, 5] }, "each once"],
  [{ restDays: [1, 2, 3, 4, 5, 6, 7] }, "Leave at least one day of the week to read on."],
  [{ restDays: 5 }, "restDays must be a list."],
  [{ choices: [{ ...PAUSE, resumesOn: "2026-03-01" }] }, "A pause does not end before it begins."],
  [{ choices: [{ ...PAUSE, resumesOn: "2026-02-30" }] }, "is not a date that exists"],
  [{ choices: [{ ...PAUSE, resumesOn: "9999-12-31" }] }, "between 2000-01-01 and 2999-12-31"],
  [{ choices: [{ ...PAUSE, on: "9999-12-31" }] }, "between 2000-01-01 and 2999-12-31"],
  [{ choices: [{ ...PAUSE, restDays: [5, 5] }] }, "each once"],
])("a plan with %j is refused, and nothing is stored", async (rest, message) => {
  const { status, body } = await put(`/api/plans/${idOf(1)}`, { ...PLAN, ...rest });
  expect([status, body.code, body.error]).toEqual([
    400,
    "INVALID_INPUT",
    expect.stringContaining(message),
  ]);
  expect((await app.amina.send("GET /api/plans")).body).toEqual([]);
});

test("several plans of one's own are kept, each with its choices", async () => {
  const choices = [
    { kind: "go-on", on: "2026-02-25" },
    { kind: "spread", on: "2026-03-01", left: [{ from: 300, to: 6236 }] },
  ];
  await put(`/api/plans/${idOf(1)}`, PLAN);
  expect((await put(`/api/plans/${idOf(1)}`, { ...PLAN, choices })).body).toMatchObject({
    choices,
  });
  await put(`/api/plans/${idOf(2)}`, { ...PLAN, pace: { kind: "minutes", minutes: 5 } });
  expect((await app.amina.send("GET /api/plans")).body).toHaveLength(2);
  const wrong = { ...PLAN, verses: { from: 20, to: 10 }, pace: { kind: "days", days: 9999 } };
  expect((await put(`/api/plans/${idOf(3)}`, wrong)).body.issues).toEqual([
    {
      path: "verses",
      message: "Verses are numbered 1 to 6236, and the last is not before the first.",
    },
    { path: "pace.days", message: "A plan has at most 3,660 days, ten years." },
  ]);
});

test("where a reader stopped is known by plan, and by tRPC too", async () => {
  await put("/api/progress/positions/daily", { verse: "80:17", day: 292 });
  await put("/api/progress/positions/daily", { verse: "80:20", day: 292 });
  await app.amina.mutate("progress.setPosition", { plan: idOf(1), verse: "2:5" });
  const { body } = await app.amina.query("progress.positions", {});
  expect(body.result.data.json.items).toMatchObject([
    { plan: idOf(1), verse: "2:5" },
    { plan: "daily", verse: "80:20" },
  ]);
});

test("a removed plan takes the place in it along, and no other, also where a device removes it", async () => {
  for (const n of [1, 2, 3]) {
    await put(`/api/plans/${idOf(n)}`, PLAN);
    await put(`/api/progress/positions/${idOf(n)}`, { verse: "2:5" });
  }
  expect((await app.amina.send(`DELETE /api/plans/${idOf(1)}`)).status).toBe(204);
  const { body: reply } = await app.amina.send("POST /api/progress/sync", {
    device: idOf(9),
    now: NOW,
    since: 6,
    operations: [{ seq: 1, kind: "plan", id: idOf(3), value: null, at: NOW + 1 }],
  });
  const { body } = await app.amina.send("GET /api/progress/positions");
  expect(body.map(({ plan }: { plan: string }) => plan)).toEqual([idOf(2)]);
  const { body: next } = await app.amina.send("POST /api/progress/sync", {
    device: idOf(9),
    now: NOW,
    since: reply.revision,
    operations: [],
  });
  expect(next.changes).toMatchObject([{ kind: "position", id: idOf(3), value: null }]);
});

async function fill(): Promise<void> {
  await mark(1);
  await mark(2, { date: "2026-03-04" });
  await put(`/api/bookmarks/${idOf(3)}`, BOOKMARK);
  await put(`/api/plans/${idOf(4)}`, PLAN);
  await put("/api/progress/positions/daily", { verse: "80:17", day: 292 });
}

const exported = async () => (await app.amina.send("GET /api/progress/export")).body;
const withoutTimes = (document: object): unknown =>
  JSON.parse(
    JSON.stringify(document, (key: string, value: unknown) =>
      ["updatedAt", "exportedAt"].includes(key) ? undefined : value,
    ),
  );
const importing = (document: object, rest: object = {}) =>
  app.amina.send("POST /api/progress/import", { document, ...rest });

test("what was exported and deleted is imported again, also twice", async () => {
  await fill();
  const document = await exported();
  expect(await importing(document)).toMatchObject({ body: { imported: 0, unchanged: 5 } });
  for (const path of [`bookmarks/${idOf(3)}`, `plans/${idOf(4)}`, `progress/marks/${idOf(1)}`])
    await app.amina.send(`DELETE /api/${path}`);
  app.now += 1000;
  expect(await importing(document)).toMatchObject({ body: { imported: 3, unchanged: 2 } });
  expect(await importing(document)).toMatchObject({ body: { imported: 0, unchanged: 5 } });
  const back = await exported();
  expect(back.marks.map(({ date }: { date: string }) => date).sort()).toEqual([
    "2026-03-04",
    "2026-03-05",
  ]);
  expect(back.bookmarks).toMatchObject([BOOKMARK]);
});

test("a new account takes in the file of one that was deleted", async () => {
  await fill();
  const document = await exported();
  await sql`delete from app_user where id = ${app.amina.id}`;
  expect(await sql`select from progress_item`).toEqual([]);
  ({ amina: app.amina } = await people(app.running, "amina"));
  expect((await importing(document)).body).toEqual({ imported: 5, unchanged: 0 });
  expect(withoutTimes(await exported())).toEqual(withoutTimes(document));
});

test("the newer of two bookmarks stays", async () => {
  await fill();
  const document = await exported();
  app.now += 1000;
  await put(`/api/bookmarks/${idOf(3)}`, { ...BOOKMARK, note: "Newer." });
  expect((await importing(document)).body).toEqual({ imported: 0, unchanged: 5 });
  expect((await exported()).bookmarks).toMatchObject([{ note: "Newer." }]);
});

test.each<[string, (document: object) => object, number, string, string]>([
  ["another shape", () => ({ name: "my reading" }), 400, "IMPORT_UNREADABLE", "is not an export"],
  ["a list", (document) => ({ ...document, marks: {} }), 400, "IMPORT_UNREADABLE", "marks: "],
  ["a future version", (document) => ({ ...document, version: 2 }), 400, "IMPORT_TOO_NEW", "newer"],
  [
    "another person's file",
    (document) => ({ ...document, owner: "bilal" }),
    409,
    "IMPORT_OF_ANOTHER",
    "another person's",
  ],
  [
    "a mark in year 9999",
    (document) => ({
      ...document,
      marks: [{ ...MARK, id: idOf(8), updatedAt: AT, date: "9999-01-01" }],
    }),
    400,
    "IMPORT_UNREADABLE",
    "marks.0: This date has not come yet.",
  ],
])("an import of %s changes nothing and says why", async (...[, change, status, code, words]) => {
  await fill();
  const document = await exported();
  const refused = await importing(change(document));
  expect([refused.status, refused.body.code]).toEqual([status, code]);
  expect(refused.body.error).toContain(words);
  expect(withoutTimes(await exported())).toEqual(withoutTimes(document));
});

test("a change in a file that is older than 1970 counts as of then", async () => {
  const document = await exported();
  const marks = [{ ...MARK, id: idOf(8), updatedAt: "0000-01-01T00:00:00Z" }];
  const old = { ...document, marks };
  expect((await importing(old)).body).toEqual({ imported: 1, unchanged: 0 });
  expect((await importing(old)).body).toEqual({ imported: 0, unchanged: 1 });
  expect((await exported()).marks).toEqual([
    { ...marks[0], updatedAt: "1970-01-01T00:00:00.000Z" },
  ]);
});

test("another person's file is taken when that is meant, a visitor's always", async () => {
  await fill();
  const document = await exported();
  const { bilal } = await people(app.running, "bilal");
  app.amina = bilal;
  expect((await importing(document, { acceptAnother: true })).body.imported).toBe(5);
  expect((await importing({ ...document, owner: null })).body.unchanged).toBe(5);
});

test("a file of more than 4 MiB is refused", async () => {
  const { status, body } = await importing({ padding: "x".repeat(4 * 1024 * 1024) });
  expect([status, body.code]).toEqual([413, "BODY_TOO_LARGE"]);
});

test("deleting the account deletes all of it", async () => {
  const { visitor } = await registered(app.running, "hawa");
  await visitor.send(`PUT /api/bookmarks/${idOf(1)}`, BOOKMARK);
  expect((await visitor.send("DELETE /api/user", { password: PASSWORD })).status).toBe(204);
  expect(await sql`select from progress_reader`).toEqual([]);
  expect(await sql`select from progress_item`).toEqual([]);
});

test.each([
  "GET /api/progress",
  "GET /api/bookmarks",
  "GET /api/plans",
  "GET /api/progress/export",
  `PUT /api/bookmarks/${idOf(1)}`,
])("%s needs a session", async (line) => {
  app.amina.cookies.clear();
  expect((await app.amina.send(line)).status).toBe(401);
});
