/** How much the pool lets happen at once, and how long it waits; milliseconds. */
export interface PoolLimits {
  readonly connections: number;
  /** How many may wait for a connection; whoever comes then is refused at once. */
  readonly waiting: number;
  /** How many may wait in line for one row. */
  readonly waitingForRow: number;
  /** How many at least may want one row from the database at once; the others wait in line. */
  readonly rowsAtOnce: number;
  /** How long a statement, or the wait for a connection, may take. */
  readonly statementMs: number;
  /** How long a statement may wait for a lock of another transaction. */
  readonly lockMs: number;
  /** How many connections may be held at once by what may wait for a lock of another. */
  readonly locking: number;
}

/** What a request is worth waiting for: whoever asks has an answer within two seconds. */
export const FOR_REQUESTS: PoolLimits = {
  connections: 10,
  waiting: 200,
  waitingForRow: 50,
  rowsAtOnce: 1,
  statementMs: 1_700,
  lockMs: 1_000,
  locking: 5,
};

/** For commands and migrations, which take the time that they need. */
export const FOR_LONG_WORK: PoolLimits = {
  ...FOR_REQUESTS,
  statementMs: 15 * 60_000,
  lockMs: 60_000,
};

/** How much longer than the database's own limit an answer is waited for: time for the answer's way. */
export const GRACE_MS = 200;
