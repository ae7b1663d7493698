import type { Sql } from "../../server/src/db/client.ts";

interface Everybody {
  readonly people: number;
  readonly passwordHash: string;
  /** The first and the last day of a cycle. */
  readonly from: string;
  readonly to: string;
  /** How many cycles of these days; one by default. */
  readonly cycles?: number;
}

/** Fills an empty database with people, a public group of them all, and its cycles; IDs begin with 1. */
export async function insertEverybody(
  sql: Sql,
  { people, passwordHash, from, to, cycles = 1 }: Everybody,
): Promise<void> {
  await sql`
    insert into app_user (username, email, password_hash, created_at)
    select 'u' || n, 'u' || n || '@example.org', ${passwordHash}, now()
    from generate_series(1, ${people}::int) n`;
  await sql.begin(async (sql) => {
    await sql`
      insert into reading_group (name, is_private, created_by, created_at)
      values ('Everybody', false, 1, now())`;
    await sql`
      insert into member (group_id, user_id, role, joined_at)
      select 1, id, case when id = 1 then 'admin' else 'member' end::member_role, now()
      from app_user order by id`;
  });
  await sql`
    insert into cycle (group_id, name, start_date, end_date, reading_plan, start_day,
      daily_check_in_required, leaderboard_enabled, quiz_enabled, points_per_reading,
      points_per_translation, points_per_tafseer, graded_only, created_at)
    select 1, 'C', ${from}, ${to}, 'detailed', 1, true, true, true, 1, 2, 3, false, now()
    from generate_series(1, ${cycles}::int)`;
}
