import postgres from "postgres";
import { connect, disconnect, type Sql } from "../client.ts";
import { hostsOf } from "../external/address.ts";
import { innermost, isOfCertificate, startReason } from "../external/start-reason.ts";
import type { DatabaseLog } from "../log.ts";
import { NOT_USABLE } from "../pool/database-fault.ts";
import { FOR_REQUESTS, type PoolLimits } from "../pool/limits.ts";
import { isStartFailure, startFailure } from "../start-failure.ts";

/** Where that is read which may lag. */
export interface Replica {
  /** A pool to copies that lag little enough; undefined while there is none. */
  readonly current: () => Sql | undefined;
  readonly close: () => Promise<void>;
}

export interface ReplicaOptions {
  readonly url: string;
  /** The database that leads. */
  readonly leader: Sql;
  readonly connections?: number | undefined;
  readonly limits?: PoolLimits;
  readonly maxLagMs?: number;
}

/** A copy that is further behind is not read. */
const MAX_LAG_MS = 5_000;

/** A connection is trusted for so long until it is asked again. */
const TRUSTED_MS = 1_000;

/** For so many seconds a reader's own write is not looked for in a copy: longer than all of these together. */
export const OWN_WRITE_SECONDS = 10;

// Short, as the leader is asked after it.
const FOR_COPIES: PoolLimits = { ...FOR_REQUESTS, statementMs: 1_000 };

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 30_000;
/** Shorter absences are not worth a word. */
const TOLD_AT = 2;

/** Opens the pool of DATABASE_READ_URL; one that is away does not hinder the start, a wrong one does. */
export async function openReplica(
  { url, leader, connections, limits = FOR_COPIES, maxLagMs = MAX_LAG_MS }: ReplicaOptions,
  log: DatabaseLog,
): Promise<Replica> {
  const marks = await followLeader(leader, maxLagMs);
  let isUsed = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;
  const later = (): void => {
    isUsed = false;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, MAX_PAUSE_MS);
    retry = setTimeout(() => void lookAgain(), pause).unref();
  };
  const sql = connect(hostsOf(url, "standby"), {
    limits,
    log,
    max: connections ?? limits.connections,
    assertUsable: holdTo(marks),
    onAway: () => {
      if (isUsed) later();
    },
  });
  const look = async (): Promise<boolean> => {
    const [row] = await sql<[{ isCopy: boolean }]>`select pg_is_in_recovery() as is_copy`;
    if (failures >= TOLD_AT) log.warn("The replica of DATABASE_READ_URL is read again.");
    failures = 0;
    isUsed = true;
    return row.isCopy;
  };
  const lookAgain = async (): Promise<void> => {
    try {
      await look();
    } catch (error) {
      failures += 1;
      if (failures === TOLD_AT)
        log.warn(
          `The replica of DATABASE_READ_URL is not read, and all is asked of the database that leads: ${startReason(error)}`,
        );
      later();
    }
  };
  const close = async (): Promise<void> => {
    marks.stop();
    clearTimeout(retry);
    await disconnect(sql);
  };
  try {
    if (!(await look()))
      log.warn("DATABASE_READ_URL leads to the database that leads: it takes no work off it.");
  } catch (error) {
    const fault = faultOf(innermost(error));
    if (fault !== undefined) {
      await close();
      throw startFailure(`The replica of DATABASE_READ_URL cannot be used: ${fault}`, error);
    }
    later();
  }
  return { current: () => (isUsed ? sql : undefined), close };
}

/** Rejects for a connection to what is no copy of the leader, or is too far behind. */
function holdTo({ identity, oldest }: LeaderMarks): (driver: Sql) => Promise<void> {
  const askedAt = new WeakMap<Sql, number>();
  return async (driver) => {
    if ((askedAt.get(driver) ?? -Infinity) > performance.now() - TRUSTED_MS) return;
    const mark = oldest();
    if (!mark) throw notUsable(new Error("nothing is known of the database that leads"));
    const [{ own, isThere }] = await driver<[{ own: string; isThere: boolean | null }]>`
      select ${identityOf(driver)} as own,
        case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
          >= ${mark.lsn}::pg_lsn as is_there`.catch((error: unknown) => {
      throw notUsable(error);
    });
    if (own !== identity)
      throw notUsable(startFailure("it is no copy of the database of DATABASE_URL."));
    const seconds = ((performance.now() - mark.at) / 1000).toFixed(1);
    if (!isThere) throw notUsable(new Error(`it is more than ${seconds} s behind.`));
    askedAt.set(driver, performance.now());
  };
}

const notUsable = (cause: unknown): Error =>
  Object.assign(new Error("The connection is not used.", { cause }), { code: NOT_USABLE });

/** What its operator has to correct; undefined for what may pass by itself. */
function faultOf(error: unknown): string | undefined {
  if (isStartFailure(error)) return error.message;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "08P01")
    return `${String(error)}. A pooler such as PgBouncer stands there: give the address of the replica itself.`;
  const isRefused = error instanceof postgres.PostgresError && /^(?:28|3D|42)/.test(code);
  return isRefused || isOfCertificate(code) ? startReason(error) : undefined;
}

/** How far the log of the database that leads was at an instant (performance.now). */
interface Mark {
  readonly at: number;
  readonly lsn: string;
}

/** What a copy is held to. */
interface LeaderMarks {
  /** Of this database and its copies alone. */
  readonly identity: string;
  /** The oldest that is not older than a copy may be; undefined while the leader does not answer. */
  readonly oldest: () => Mark | undefined;
  readonly stop: () => void;
}

/** The same in a database and its copies by streaming, in no other. */
const identityOf = (sql: Sql) => sql`
  (select system_identifier || '/' || oid from pg_control_system(), pg_database
   where datname = current_database())`;

/** Notes five times in the `maxLagMs` that a copy may be behind where the leader is: no clock but ours counts. */
async function followLeader(sql: Sql, maxLagMs: number): Promise<LeaderMarks> {
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
