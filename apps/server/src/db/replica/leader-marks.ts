import type { Sql } from "../client.ts";

/** How far the log of the database that leads was at an instant (performance.now). */
interface Mark {
  readonly at: number;
  readonly lsn: string;
}

/** What a copy is held to. */
export interface LeaderMarks {
  /** Of this database and its copies alone. */
  readonly identity: string;
  /** The oldest that is not older than a copy may be; undefined while the leader does not answer. */
  readonly oldest: () => Mark | undefined;
  readonly stop: () => void;
}

/** The same in a database and its copies by streaming, in no other. */
export const identityOf = (sql: Sql) => sql`
  (select system_identifier || '/' || oid from pg_control_system(), pg_database
   where datname = current_database())`;

/** Notes five times in the `maxLagMs` that a copy may be behind where the leader is: no clock but ours counts. */
export async function followLeader(sql: Sql, maxLagMs: number): Promise<LeaderMarks> {
  let marks: readonly Mark[] = [];
  const young = () => marks.filter(({ at }) => at > performance.now() - maxLagMs);
  const look = async () => {
    const at = performance.now();
    const [row] = await sql<[{ lsn: string; identity: string }]>`
      select pg_current_wal_lsn() as lsn, ${identityOf(sql)} as identity`;
    marks = [...young(), { at, lsn: row.lsn }];
    return row;
  };
  const { identity } = await look();
  const timer = setInterval(() => void look().catch(() => {}), maxLagMs / 5).unref();
  return { identity, oldest: () => young()[0], stop: () => clearInterval(timer) };
}
