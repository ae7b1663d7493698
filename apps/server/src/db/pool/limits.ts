/** Limits of the pool; times in milliseconds. */
export interface PoolLimits {
  readonly connections: number;
  /** Maximum queue for a connection; past it requests are refused at once. */
  readonly waiting: number;
  /** Maximum queue for one row. */
  readonly waitingForRow: number;
  /** Minimum number of writers of one row that hold a connection at once. */
  readonly rowsAtOnce: number;
  /** Timeout of a statement, and of the wait for a connection. */
  readonly statementMs: number;
  /** Timeout of the wait for another transaction's lock. */
  readonly lockMs: number;
  /** Maximum number of connections for work that may wait for a lock. */
  readonly locking: number;
}

/** For requests: each gets a response within two seconds. */
export const FOR_REQUESTS: PoolLimits = {
  connections: 10,
  waiting: 200,
  waitingForRow: 100,
  rowsAtOnce: 1,
  statementMs: 1_700,
  lockMs: 1_000,
  locking: 5,
};

/** For commands and migrations. */
export const FOR_LONG_WORK: PoolLimits = {
  ...FOR_REQUESTS,
  statementMs: 15 * 60_000,
  lockMs: 60_000,
};

/** Time on top of the database's own timeout, for its error to arrive. */
export const GRACE_MS = 200;

/** The timeouts that a session sets for itself, by the names that Postgres has for them, in milliseconds. */
export const sessionTimeouts = ({ statementMs, lockMs }: PoolLimits) => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: 10_000,
});
