import postgres, { type Sql } from "postgres";
import type { SocketAddress } from "./socket.ts";

// Advisory locks are numbers; these two spell "DQR" and "APP".
const [SPACE, KEY] = [0x445152, 0x415050];

/** An advisory lock held while the app lives; Postgres releases it when the app is killed. */
export interface InstanceLock {
  release(): Promise<void>;
}

export interface Holder {
  readonly name: string;
  readonly since: string;
}

export type Claim = { readonly lock: InstanceLock } | { readonly holder: Holder };

/** Takes the instance lock, or returns its holder; rejects if no server responds. */
export async function claimInstance(address: SocketAddress): Promise<Claim> {
  const sql = connect(address);
  try {
    await takeLock(sql, address);
    return { lock: { release: () => close(sql) } };
  } catch (error) {
    const holder = isHeld(error) ? await findHolder(sql) : undefined;
    await close(sql);
    if (holder) return { holder };
    throw error;
  }
}

function connect(address: SocketAddress): Sql {
  return postgres({
    ...address,
    max: 1,
    max_lifetime: null,
    connect_timeout: 2,
    onnotice: () => {},
    // The lock timeout gives the server time to see that a killed app's connection is gone.
    connection: { application_name: `pid ${process.pid}`, lock_timeout: 500 },
  });
}

/** Takes the instance lock by a connection; rejects if another one has it, or if the server is being stopped. */
export async function takeLock(sql: Sql, address: SocketAddress): Promise<void> {
  await sql`select pg_advisory_lock(${SPACE}, ${KEY})`;
  // A server ends its connections one by one, and gives the lock of one to the next; a new one it refuses.
  const another = connect(address);
  try {
    await another`select 1`;
  } finally {
    await close(another);
  }
}

function isHeld(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "55P03";
}

async function findHolder(sql: Sql): Promise<Holder | undefined> {
  const [holder] = await sql<Holder[]>`
    select application_name as name,
      to_char(backend_start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since
    from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and classid = ${SPACE} and objid = ${KEY} and granted`;
  return holder;
}

async function close(sql: Sql): Promise<void> {
  // Without a timeout the driver waits forever for a connection cut by a crash.
  await sql.end({ timeout: 0.3 });
}
