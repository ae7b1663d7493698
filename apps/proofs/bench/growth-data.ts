import { hashOfSecret } from "../../server/src/request/secret.ts";
import type { Sql } from "../../server/src/db/client.ts";

/** Ten accounts a group, each group with a cycle whose days are all open; one more group has everybody. */
const GROUP_SIZE = 10;
const DAYS_DONE = 20;
const MARKS = 10;
const NOTICES = 10;

/** The token of the session that each account has. */
export const tokenOf = (user: number): string => `growth-${user}`;

/** The ID of an account's own group, which is that of its cycle, too. */
export const groupOf = (user: number): number => Math.ceil(user / GROUP_SIZE);

/** The ID of the group of everybody, and of its cycle. */
export const everybody = (accounts: number): number => accounts / GROUP_SIZE + 1;

/**
 * Fills an empty, migrated database: accounts from 1, groups, members, cycles, 20 results an account with their
 * standings, marks, notices and sessions. Throws if a token is stored otherwise than the product does.
 */
export async function fill(sql: Sql, accounts: number): Promise<void> {
  const groups = accounts / GROUP_SIZE;
  await sql.begin(async (sql) => {
    // Each row is right by itself: the checks of millions of references would be most of the time.
    await sql`set local session_replication_role = replica`;
    await sql`
      insert into app_user (username, email, password_hash, created_at)
      select 'u' || n, 'u' || n || '@example.org', '-', now()
      from generate_series(1, ${accounts}::int) n`;
    await sql`
      insert into reading_group (name, is_private, created_by, created_at)
      select 'Group ' || n, n % 2 = 0 and n <= ${groups}, (n - 1) % ${groups} * ${GROUP_SIZE} + 1, now()
      from generate_series(1, ${groups + 1}::int) n`;
    await sql`
      insert into member (group_id, user_id, role, joined_at)
      select case part when 1 then (n - 1) / ${GROUP_SIZE} + 1 else ${groups + 1} end, n,
        (case when n % ${GROUP_SIZE} = 1 and (part = 1 or n = 1) then 'admin' else 'member' end)::member_role, now()
      from generate_series(1, 2) part, generate_series(1, ${accounts}::int) n
      order by part, n`;
    await sql`
      insert into cycle (group_id, name, start_date, end_date, reading_plan, start_day,
        daily_check_in_required, leaderboard_enabled, quiz_enabled, points_per_reading,
        points_per_translation, points_per_tafseer, graded_only, created_at)
      select n, 'Cycle', '2020-01-01', '2020-10-26', 'detailed', 1, true, true, true, 1, 2, 3, false, now()
      from generate_series(1, ${groups + 1}::int) n`;
    await sql`
      insert into quiz_result
      select (n - 1) / ${GROUP_SIZE} + 1, n, day, 1 + (n + day) % 6, 1, 1, 0, false, 20, now()
      from generate_series(1, ${DAYS_DONE}::int) day, generate_series(1, ${accounts}::int) n`;
    await sql`
      insert into progress_reader (user_id, revision, marks)
      select n, ${MARKS}::int, ${MARKS}::int from generate_series(1, ${accounts}::int) n`;
    await sql`
      insert into progress_item
      select n, 'mark', gen_random_uuid()::text,
        jsonb_build_object('plan', 'daily', 'day', day, 'date', '2026-03-05', 'timeZone', 'Asia/Dhaka'),
        now(), gen_random_uuid(), day, day
      from generate_series(1, ${accounts}::int) n, generate_series(1, ${MARKS}::int) day`;
    await sql`
      insert into notification (user_id, kind, details, read, created_at, link)
      select n, 'overtaken', '{"group": "Group", "cycle": "Cycle", "points": 60}', true, now(), '/groups/1'
      from generate_series(1, ${NOTICES}::int), generate_series(1, ${accounts}::int) n`;
    await sql`
      insert into session (id, user_id, expires_at, started_at)
      select encode(sha256(convert_to('growth-' || n, 'UTF8')), 'hex'), n, now() + interval '30 days', now()
      from generate_series(1, ${accounts}::int) n`;
  });
  // With its triggers, which count the buckets of a leaderboard.
  await sql`
    insert into standing (cycle_id, member_id, points, verses_read, completed_days, reached_at)
    select group_id, id, 40 + user_id % 61, 400, repeat('1', 20)::bit(300), now() + id * interval '1 ms'
    from member`;
  await sql`vacuum analyze`;
  const [found] = await sql`select from session where id = ${hashOfSecret(tokenOf(accounts))}`;
  if (!found) throw new Error("Sessions are found by another hash than this one.");
}
