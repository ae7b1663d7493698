import { text } from "node:stream/consumers";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { workerDatabase } from "../../../test/database.ts";
import { idOf, MARK, NOW, PLAN, useAppOfAmina } from "../../../test/progress.ts";
import { request } from "../../../test/request.ts";
import { connect, disconnect } from "../../db/client.ts";
import { poolState } from "../../db/pool/pooled-sql.ts";
import { exportProgress } from "./progress-document.ts";

const app = useAppOfAmina();
const { sql } = app;
const COUNT = 3000;
const AT = "2026-03-05T06:30:00.000Z";

const exported = () =>
  exportProgress(sql, { userId: app.amina.id, username: "amina", now: app.now });

beforeEach(async () => {
  const values = { mark: MARK, plan: PLAN };
  await sql`insert into progress_reader (user_id, revision) values (${app.amina.id}, ${COUNT})`;
  await sql`
    insert into progress_item (user_id, kind, id, value, changed_at, device, seq, revision)
    select ${app.amina.id}, kind::progress_kind, '33333333-3333-4333-8333-' || lpad(n::text, 12, '0'),
      ${sql.json(values)}::jsonb -> kind, ${new Date(NOW)}, gen_random_uuid(), 0, n
    from (
      select n, case n when 7 then 'plan' else 'mark' end as kind
      from generate_series(1, ${COUNT}::int) n
    ) items`;
});

/** The bytes of what `beforeEach` stores, in portions of 64 KB: seven of marks, and one of a plan. */
function wholeText(): string {
  const marks = Array.from({ length: COUNT }, (_, index) => COUNT - index)
    .filter((n) => n !== 7)
    .map(
      (n) =>
        `{"id": "${idOf(n)}", "day": 292, "date": "2026-03-05", "plan": "daily", "timeZone": "Asia/Dhaka", "updatedAt": "${AT}"}`,
    );
  const plan = `{"id": "${idOf(7)}", "name": "Ramadan", "pace": {"days": 30, "kind": "days"}, "verses": {"to": 6236, "from": 1}, "choices": [], "startsOn": "2026-02-18", "createdAt": "${AT}", "updatedAt": "${AT}"}`;
  return `{"format":"daily-quran-reading/progress","version":1,"exportedAt":"${AT}","owner":"amina","marks":[${marks.join(",")}],"bookmarks":[],"plans":[${plan}],"positions":[]}`;
}

test("an export without anything has its empty lists", async () => {
  await sql`delete from progress_item`;
  expect(await text(await exported())).toBe(
    `{"format":"daily-quran-reading/progress","version":1,"exportedAt":"${AT}","owner":"amina","marks":[],"bookmarks":[],"plans":[],"positions":[]}`,
  );
});

test.each(["br", "gzip", "identity"])("an export in %s is the same text", async (encoding) => {
  const cookie = `session=${app.amina.cookies.get("session")}`;
  const response = await request(`${app.running.url}/api/progress/export`, {
    headers: { cookie, "accept-encoding": encoding },
  });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    vary: "Accept-Encoding",
    ...(encoding !== "identity" && { "content-encoding": encoding }),
  });
  expect(await response.text()).toBe(wholeText());
});

test("tRPC gives the same text", async () => {
  const { body } = await app.amina.query("progress.export");
  expect(body.result.data.json).toBe(wholeText());
});

test("an export that nobody reads on is of one instant, and gives its connection back", async () => {
  const reading = await exported();
  await sql`delete from progress_item where id = ${idOf(1)}`;
  await expect.poll(() => poolState(sql).inUse).toBe(0);
  expect(await text(reading)).toBe(wholeText());
});

test("the timeouts of its statements end with it: later they would cut a connection of others", async () => {
  const begun = vi.spyOn(globalThis, "setInterval");
  const ended = vi.spyOn(globalThis, "clearInterval");
  onTestFinished(() => void vi.restoreAllMocks());
  await text(await exported());
  const left = new Set<unknown>(begun.mock.results.map(({ value }) => value));
  expect(left.size).toBeGreaterThan(0);
  for (const [timer] of ended.mock.calls) left.delete(timer);
  expect(left.size).toBe(0);
});

/** What becomes of an export whose connection ends after its beginning. */
async function outcome(): Promise<unknown> {
  const reading = await exported();
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where query like '%string_agg%' and pid <> pg_backend_pid() and datname = current_database()`;
  return await text(reading).then(
    () => "whole",
    ({ code }) => code,
  );
}

test("an export whose database dies after its beginning fails", async () => {
  // Where half a second passes before the end, the text is there already.
  await expect.poll(outcome).toBe("DATABASE_AWAY");
});

test("one whose database is away before it is refused", async () => {
  const away = connect(workerDatabase());
  await disconnect(away);
  const actor = { userId: app.amina.id, username: "amina", now: app.now };
  await expect(exportProgress(away, actor)).rejects.toMatchObject({ code: "DATABASE_AWAY" });
});

test("a person has one export at a time, two that wait, and no fourth", async () => {
  const [first, second, third, fourth] = await Promise.allSettled(
    [1, 2, 3, 4].map(async () => await text(await exported())),
  );
  expect([first, second, third].map((one) => one?.status)).toEqual(Array(3).fill("fulfilled"));
  expect(fourth).toMatchObject({ reason: { code: "TOO_MANY_REQUESTS" } });
});
