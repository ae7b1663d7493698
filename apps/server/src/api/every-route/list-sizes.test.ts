import { gunzipSync } from "node:zlib";
import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "../../../test/app.ts";
import { emptyTables, useDatabase } from "../../../test/database.ts";
import { signedIn } from "../../../test/people.ts";
import { testSettings } from "../../../test/settings.ts";
import type { Visitor } from "../../../test/visitor.ts";
import { restRoutes } from "../rest-routes.ts";

const MAX_BYTES = 256 * 1024;
const NOW = Date.UTC(2026, 2, 1);
const AT = new Date(NOW).toISOString();

// The most bytes that a character costs in JSON: a control character is written as \\u0001.
const WORST = "\u0001";

let running: RunningApp;
let reader: Visitor;
const sql = useDatabase();

beforeAll(async () => {
  // The app reads the editions once: those of the file before this one must be gone.
  await emptyTables(sql);
  running = await startApp(sql, { now: () => NOW, settings: testSettings() });
});
afterAll(() => running.close());

/** People with the longest names, in groups of the largest rows that can be stored. */
async function fillGroups(groups: number): Promise<void> {
  await sql`
    insert into app_user (username, email, password_hash, created_at)
    select rpad(n::text, 50, '\u1000'), 'u' || n || '@example.org', '-', ${AT}
    from generate_series(1, 150) n`;
  await sql.begin(async (sql) => {
    await sql`
      insert into reading_group (name, description, is_private, created_by, created_at)
      select repeat(${WORST}, 100), repeat(${WORST}, 10000), false, 1, ${AT}
      from generate_series(1, ${groups}::int) n`;
    await sql`
      insert into member (group_id, user_id, role, joined_at)
      select g.id, u.id, 'admin', ${AT} from reading_group g, app_user u
      where g.id <= 31 or u.id = 1`;
  });
  reader = await signedIn(running, 1);
}

/** More of each than a page holds. */
async function fill(): Promise<void> {
  await fillGroups(150);
  await sql`
    insert into webhook (group_id, url, kinds, created_at)
    select 1, 'https://bot.example/' || repeat('x', 480), '{member.joined}', ${AT}
    from generate_series(1, 3)`;
  await sql`
    insert into webhook_delivery (webhook_id, kind, data, made_at, tried_at, failure)
    select webhook.id, 'member.joined', '{}', ${AT}, ${AT}, repeat(${WORST}, 200)
    from webhook, generate_series(1, 60)`;
  await sql`
    insert into cycle (group_id, name, start_date, end_date, reading_plan, start_day,
      daily_check_in_required, leaderboard_enabled, quiz_enabled, points_per_reading,
      points_per_translation, points_per_tafseer, graded_only, created_at)
    select g.id, repeat(${WORST}, 100), '2026-01-01', '2026-10-27', 'detailed', 1, false, true,
      false, 100, 100, 100, false, ${AT}
    from reading_group g, generate_series(1, 120) n where g.id in (1, 150) or n <= 20`;
  await sql`
    insert into standing (cycle_id, member_id, points, verses_read, completed_days, reached_at)
    select cycle.id, member.id, 90000, 6236, repeat('1', 300)::bit(300), ${AT}
    from cycle join member using (group_id)
    where cycle.id = 1 or (user_id = 1 and group_id in (1, 150))`;
  await sql`
    insert into session (id, user_id, expires_at, device, started_at)
    select encode(sha256(n::text::bytea), 'hex'), 1, '2026-03-30', repeat(${WORST}, 60), ${AT} from generate_series(1, 150) n`;
  await sql`
    insert into passkey (user_id, credential_id, public_key, counter, is_synced, name, created_at, last_used_at)
    select 1, 'credential-' || n, '\\x00', 0, true, repeat(${WORST}, 100), ${AT}, ${AT}
    from generate_series(1, 20) n`;
  await sql`
    insert into access_token (user_id, hash, name, scopes, created_at, expires_at, last_used_at)
    select 1, encode(sha256(n::text::bytea), 'hex'), repeat(${WORST}, 100),
      array['read', 'write', 'groups'], ${AT}, '2026-03-30', ${AT}
    from generate_series(1, 20) n`;
  await sql`
    insert into invite (group_id, token_hash, created_by, created_at, expires_at)
    select 1, encode(sha256(n::text::bytea), 'hex'), 1, ${AT}, '2026-05-01'
    from generate_series(1, 20) n`;
  await sql`
    insert into khatma (group_id, keeper_id, name, intention, parts, most, created_at)
    select 1, 1, repeat('\u1000', 100), repeat(${WORST}, 100), 604, 604, ${AT} from generate_series(1, 20)`;
  await sql`insert into khatma_reader (khatma_id, user_id) select 1, n from generate_series(1, 150) n`;
  await sql`
    insert into khatma_reader (khatma_id, name) select 1, repeat('\u1000', 50) from generate_series(1, 600)`;
  await sql`
    insert into khatma_share (khatma_id, place, reader_id, taken_at)
    select 1, n, n, ${AT} from generate_series(1, 604) n`;
  await sql`
    insert into group_event (group_id, kind, actor_id, target_id, detail, created_at)
    select 1, 'cycleStarted', 1, 2, repeat(${WORST}, 100), ${AT} from generate_series(1, 150)`;
  await sql`
    insert into account_event (user_id, kind, detail, created_at)
    select 1, 'signedOutEverywhere', repeat(${WORST}, 100), ${AT} from generate_series(1, 150)`;
  await sql`
    insert into notification (user_id, title, message, link, created_at)
    select 1, 'You were passed', repeat('\u1000', 50) || repeat(${WORST}, 250), '/groups/2147483647', ${AT}
    from generate_series(1, 150)`;
  await sql`insert into progress_reader (user_id, revision) values (1, 600)`;
  const values = { mark: WIDE_MARK, bookmark: WIDE_BOOKMARK, plan: WIDE_PLAN, position: POSITION };
  for (const [index, [kind, value]] of Object.entries(values).entries())
    await sql`
      insert into progress_item (user_id, kind, id, value, changed_at, device, seq, revision)
      select 1, ${kind}, gen_random_uuid(), ${sql.json(value)}, ${AT}, gen_random_uuid(), 1,
        n + ${index * 150}
      from generate_series(1, 150) n`;
  await sql`
    insert into group_block (user_id, group_id, group_name, blocked_at)
    select 1, id, name, ${AT} from reading_group`;
}

const ID = "6f1c2f0e-8d4b-4c58-9f3e-0a4b7f6f2d11";
const LEFT = Array.from({ length: 3 }, (_, index) => ({
  from: 6001 + index * 9,
  to: 6005 + index * 9,
}));
const WIDE_MARK = {
  plan: ID,
  from: "26:100",
  to: "26:101",
  date: "2026-03-01",
  timeZone: "A".repeat(64),
};
const WIDE_BOOKMARK = {
  verse: "2:255",
  note: WORST.repeat(1000),
  label: WORST.repeat(50),
  createdAt: AT,
};
const WIDE_PLAN = {
  name: WORST.repeat(100),
  startsOn: "2026-03-01",
  verses: { from: 1, to: 6236 },
  pace: { kind: "minutes", minutes: 1440 },
  choices: Array.from({ length: 50 }, () => ({
    kind: "pace",
    on: "2026-03-01",
    left: LEFT,
    pace: { kind: "minutes", minutes: 1440 },
  })),
  createdAt: AT,
};
const POSITION = { verse: "2:255", day: 300 };

const LISTS = [
  ["/api/bookmarks", 30],
  ["/api/plans", 30],
  ["/api/progress/marks", 100],
  ["/api/progress/positions", 100],
  ["/api/groups", 30],
  ["/api/groups/1/members", 100],
  ["/api/groups/1/cycles", 100],
  ["/api/groups/1/events", 100],
  ["/api/groups/1/invites", 20],
  ["/api/groups/1/quiet-members", 0],
  ["/api/groups/1/webhooks", 3],
  ["/api/groups/1/khatmas", 20],
  ["/api/cycles/1/leaderboard", 100],
  ["/api/notifications", 100],
  ["/api/schedule", 300],
  ["/api/schedule.json", 300],
  ["/api/manzils", 7],
  ["/api/sajdas", 15],
  ["/api/reciters", 5],
  // With what no other takes; the most that it gives is below.
  ["/api/verses", 1],
  ["/api/surahs", 114],
  ["/api/juzs", 30],
  ["/api/juz-files", 30],
  ["/api/hizbs", 60],
  ["/api/rubs", 240],
  ["/api/rukus", 556],
  ["/api/pages", 604],
  // For an empty query; a full page is below.
  ["/api/search", 0],
  ["/api/editions", 8],
  ["/api/top-words", 50],
  ["/api/user/blocked-groups", 100],
  ["/api/user/events", 100],
  ["/api/user/sessions", 100],
  ["/api/user/passkeys", 20],
  ["/api/user/tokens", 20],
  ["/api/user/standings", 100],
] as const;

test("no list response is larger than 256 KB, even with the longest stored values", async () => {
  await fill();
  const found: [string, number][] = [];
  for (const [path] of LISTS) {
    const { body } = await reader.send(`GET ${path}?q=&limit=1000&references=1:1`);
    found.push([path, body.length]);
    expect([path, Buffer.byteLength(JSON.stringify(body)) < MAX_BYTES]).toEqual([path, true]);
  }
  expect(found).toEqual(LISTS);
  for (const path of [
    "/api/groups/1",
    "/api/khatmas/1",
    "/api/user/deletion",
    "/api/search?q=allah&limit=50",
    "/api/verses?references=2:187-286",
  ]) {
    const { status, body } = await reader.send(`GET ${path}`);
    expect([path, status]).toEqual([path, 200]);
    expect([path, Buffer.byteLength(JSON.stringify(body)) < MAX_BYTES]).toEqual([path, true]);
  }
  const { body } = await reader.send("GET /api/user/deletion");
  expect([body.groups.length, body.groupCount]).toEqual([100, 150]);
});

test("every list of the API is among those", () => {
  const lists = restRoutes.filter(({ response }) => response?.def.type === "array");
  const patterns = LISTS.map(([path]) => path.replace("/1/", "/{id}/"));
  expect(lists.map(({ path }) => path).sort()).toEqual([...patterns].sort());
});

test("a large response is compressed for clients that accept it, and a small one is not", async () => {
  await fillGroups(1);
  const get = async (path: string, encoding: string) => {
    const cookie = [...reader.cookies].map((pair) => pair.join("=")).join("; ");
    const headers = { cookie, "accept-encoding": encoding };
    const sent = request(running.url + path, { headers }).end();
    return await new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve) => {
      sent.on("response", (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({ headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
    });
  };
  for (const path of [
    "/api/groups/1/members",
    "/trpc/member.list?input=%7B%22json%22%3A%7B%22groupId%22%3A1%7D%7D",
  ]) {
    const plain = await get(path, "identity");
    const zipped = await get(path, "gzip");
    expect(plain.headers).not.toHaveProperty("content-encoding");
    expect(zipped.headers).toMatchObject({
      "content-encoding": "gzip",
      "content-length": String(zipped.body.length),
      "content-type": expect.stringMatching(/^application\/json/),
      vary: expect.stringMatching(/(^|, )Accept-Encoding$/),
    });
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
    expect(zipped.body.length * 5).toBeLessThan(plain.body.length);
  }
  await sql`
    insert into notification (user_id, title, message, link, created_at)
    select 1, 'New member', repeat('m', 100), '/groups/1', ${AT} from generate_series(1, 50)`;
  const tag = (await get("/api/notifications", "identity")).headers["etag"];
  expect((await get("/api/notifications", "br")).headers["etag"]).toBe(`W/${String(tag)}`);
  const held = await reader.send("GET /api/notifications", undefined, {
    "if-none-match": `W/${String(tag)}`,
  });
  expect(held.status).toBe(304);
  expect((await get("/api/user", "gzip")).headers).not.toHaveProperty("content-encoding");
});
