import { VERSES } from "@daily-quran/quran/verse-order";
import { startEmbedded } from "@daily-quran/embedded-postgres/embedded";
import { connect, disconnect, type Sql } from "../../server/src/db/client.ts";
import { embeddedOptions } from "../../server/src/db/embedded-options.ts";
import { migrate } from "../../server/src/db/migrate.ts";
import { FOR_LONG_WORK } from "../../server/src/db/pool/limits.ts";
import {
  countStandings,
  findStanding,
  listStandings,
} from "../../server/src/features/leaderboard/leaderboard.sql.ts";
import { median, quantile } from "./median.ts";

const SIZES = [10_000, 100_000, 1_000_000];
const ROUNDS = 15;

/**
 * The top 50 and one member's rank as a single window over everyone, which is what it is measured against.
 */
async function windowOverAll(sql: Sql, cycleId: number, userId: number): Promise<unknown> {
  return await sql`
    select * from (
      select member_id, user_id, points, rank() over (order by points desc) as rank,
        row_number() over (order by points desc, verses_read desc, reached_at, member_id) as row_no
      from standing join member on member.id = member_id where cycle_id = ${cycleId}
    ) ranked
    where row_no <= 50 or user_id = ${userId}`;
}

async function ours(sql: Sql, cycleId: number, userId: number): Promise<unknown> {
  return await Promise.all([
    listStandings(sql, cycleId, { after: undefined, limit: 51 }),
    countStandings(sql, cycleId),
    findStanding(sql, cycleId, userId),
  ]);
}

/** One group of a million members, and a cycle for each size whose first members have standings. */
async function fill(sql: Sql): Promise<void> {
  const most = Math.max(...SIZES);
  await sql`
    insert into app_user (username, email, password_hash, created_at)
    select 'u' || n, 'u' || n || '@example.org', '-', now() from generate_series(1, ${most}::int) n`;
  await sql.begin(async (sql) => {
    await sql`
      insert into reading_group (name, is_private, created_by, created_at) values ('G', false, 1, now())`;
    await sql`
      insert into member (group_id, user_id, role, joined_at)
      select 1, id, case when id = 1 then 'admin' else 'member' end::member_role, now()
      from app_user order by id`;
  });
  for (const [index, size] of SIZES.entries()) {
    await sql`
      insert into cycle (group_id, name, start_date, end_date, reading_plan, start_day,
        daily_check_in_required, leaderboard_enabled, quiz_enabled, points_per_reading,
        points_per_translation, points_per_tafseer, graded_only, created_at)
      values (1, 'C', '2026-01-01', '2026-10-27', 'detailed', 1, true, true, true, 1, 2, 3, false, now())`;
    await sql`
      insert into standing (cycle_id, member_id, points, verses_read, completed_days, reached_at)
      select ${index + 1}::int, n, (n::bigint * 7919 % 1801)::int, 1 + n % ${VERSES}::int,
        repeat('1', 300)::bit(300), now() + n * interval '1 ms'
      from generate_series(1, ${size}::int) n`;
  }
  await sql`analyze`;
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** How long the top 50 and one's own rank take, and the window over everyone, in milliseconds. */
export interface LeaderboardResult {
  readonly members: number;
  readonly p50: number;
  readonly p99: number;
  readonly naive: number;
}

async function measure(sql: Sql): Promise<LeaderboardResult[]> {
  const results: LeaderboardResult[] = [];
  for (const [index, members] of SIZES.entries()) {
    const [cycleId, userId] = [index + 1, members / 2];
    const times = { ours: [] as number[], naive: [] as number[] };
    await ours(sql, cycleId, userId);
    // In turn, so that a busy moment slows both.
    for (let round = 0; round < ROUNDS; round++) {
      times.naive.push(await milliseconds(() => windowOverAll(sql, cycleId, userId)));
      for (let n = 0; n < 20; n++)
        times.ours.push(await milliseconds(() => ours(sql, cycleId, userId)));
    }
    const [p50, p99] = [median(times.ours), quantile(times.ours, 0.99)];
    results.push({ members, p50, p99, naive: median(times.naive) });
  }
  return results;
}

/** Measures leaderboards of up to a million members in a database of their own. */
export async function measureLeaderboards(folder: string): Promise<readonly LeaderboardResult[]> {
  process.stderr.write("leaderboard …\n");
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const embedded = await startEmbedded(embeddedOptions(folder), log);
  const sql = connect(embedded.address, { max: 3, limits: FOR_LONG_WORK });
  try {
    await migrate(sql);
    await fill(sql);
    return await measure(sql);
  } finally {
    await disconnect(sql);
    await embedded.stop();
  }
}

/** A Markdown table. */
export function tableOfLeaderboards(results: readonly LeaderboardResult[]): string {
  const lines = results.map(
    ({ members, p50, p99, naive }) =>
      `| ${members} | ${p50.toFixed(2)} | ${p99.toFixed(2)} | ${naive.toFixed(1)} |\n`,
  );
  return `| members | p50 ms | p99 ms | window over all, ms |\n|---|---|---|---|\n${lines.join("")}`;
}
