import { setImmediate as nextTurn } from "node:timers/promises";
import type { Sql } from "../../db/client.ts";
import { backOffMs, LONGEST_WAIT_MS } from "./back-off.ts";
import { endedTries, type EndedTries } from "./ended-tries.ts";
import {
  deleteOldDead,
  endExpired,
  listDueKinds,
  takeDue,
  type TakenRow,
  updateTooLate,
} from "./outbox.sql.ts";
import type { AnySender, Delivery } from "./outbox-kind.ts";

/** What became of a message. */
type Outcome = "sent" | "retried" | "dead" | "expired";

/** What a worker needs; `told` hears what became of each message, for metrics. */
export interface WorkerOptions {
  readonly sql: Sql;
  readonly now: () => number;
  readonly senders: readonly AnySender[];
  readonly told?: (kind: string, outcome: Outcome) => void;
  /** The most that a try may take: 60 s unless given. */
  readonly tryMs?: number;
}

/** Sends what is due; several of one database share the work. */
export interface OutboxWorker {
  /** Begins to send what is due now, as much as fits at once; call it again and again. */
  tick(): Promise<void>;
  /** Sends all that is due now, and returns when it is done. */
  drain(): Promise<void>;
  /** Takes nothing more, and breaks off what still runs after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

const MINUTE_MS = 60_000;
const MOST_DEAD = 10_000;
const DEAD_DAYS = 30;

/** Makes a worker; it does nothing by itself. */
export function outboxWorker({
  sql,
  now,
  senders,
  told = () => {},
  tryMs = MINUTE_MS,
}: WorkerOptions): OutboxWorker {
  const ended = endedTries(sql);
  const lanes = senders.map((sender) =>
    laneOf(sender, {
      take: async (limit) =>
        await takeDue(sql, {
          kind: sender.name,
          limit,
          now: iso(now()),
          // Longer than a try, as the clocks of servers differ a little.
          leaseEnd: iso(now() + tryMs + MINUTE_MS),
        }),
      end: async (row, delivery) =>
        told(sender.name, await storeEnd(ended, row, { delivery, now })),
      tryMs,
    }),
  );
  let tidiedAt = -Infinity;

  const tidy = async (): Promise<void> => {
    const at = now();
    if (Math.abs(at - tidiedAt) < MINUTE_MS) return;
    if (at < tidiedAt || tidiedAt === -Infinity)
      await updateTooLate(sql, iso(at), iso(at + LONGEST_WAIT_MS + MINUTE_MS));
    for (const kind of await endExpired(sql, { now: iso(at), limit: 1000 })) told(kind, "expired");
    await deleteOldDead(sql, {
      before: iso(at - DEAD_DAYS * 24 * 60 * MINUTE_MS),
      most: MOST_DEAD,
    });
    tidiedAt = at;
  };

  const tick = async (): Promise<void> => {
    await ended.store();
    await tidy();
    const names = lanes.filter(({ hasRoom }) => hasRoom()).map(({ name }) => name);
    if (names.length === 0) return;
    const due = await listDueKinds(sql, names, iso(now()));
    await Promise.all(lanes.filter(({ name }) => due.includes(name)).map(({ fill }) => fill()));
  };
  const allSettled = async (): Promise<void> => {
    await Promise.all(lanes.map(({ settled }) => settled()));
  };

  return {
    tick,
    drain: async () => {
      await tick();
      await allSettled();
    },
    stop: async (graceMs) => {
      for (const lane of lanes) lane.close();
      const cutOff = setTimeout(() => {
        for (const lane of lanes) lane.breakOff();
      }, graceMs);
      // Without the database what ran ends with its lease.
      await allSettled()
        .catch(() => {})
        .finally(() => clearTimeout(cutOff));
    },
  };
}

interface Lane {
  readonly name: string;
  readonly hasRoom: () => boolean;
  /** Takes as many messages as there is room for; goes on by itself while there are more. */
  readonly fill: () => Promise<void>;
  readonly settled: () => Promise<void>;
  readonly close: () => void;
  readonly breakOff: () => void;
}

interface LaneOptions {
  readonly take: (limit: number) => Promise<TakenRow[]>;
  readonly end: (row: TakenRow, delivery: Delivery) => Promise<void>;
  readonly tryMs: number;
}

/** The tries of one kind: a kind that hangs holds up no other. */
function laneOf({ name, atOnce, send }: AnySender, { take, end, tryMs }: LaneOptions): Lane {
  const running = new Set<AbortController>();
  const going = new Set<Promise<void>>();
  let filling: Promise<void> | undefined;
  let hasMore = false;
  let isClosed = false;

  const room = (): number => (isClosed ? 0 : atOnce - running.size);
  const takeSome = async (): Promise<void> => {
    const wanted = room();
    if (wanted === 0) return;
    const rows = await take(wanted);
    hasMore = rows.length === wanted;
    for (const row of rows) start(row);
  };
  const fill = (): Promise<void> =>
    (filling ??= takeSome().finally(() => {
      filling = undefined;
    }));
  const start = (row: TakenRow): void => {
    const one = tryAndEnd(row)
      // The database is away: how it ended is stored by a later tick, which also takes the next.
      .catch(() => {})
      .finally(() => going.delete(one));
    going.add(one);
  };
  const tryAndEnd = async (row: TakenRow): Promise<void> => {
    const cutOff = new AbortController();
    const timeout = setTimeout(() => cutOff.abort(), tryMs);
    running.add(cutOff);
    try {
      await end(row, await tryOnce(send, row, cutOff.signal));
    } finally {
      clearTimeout(timeout);
      running.delete(cutOff);
    }
    // Those that were stored together end together, and one statement takes as many again.
    await nextTurn();
    if (hasMore && room() >= atOnce / 2) await fill();
  };
  return {
    name,
    hasRoom: () => filling === undefined && room() > 0,
    fill,
    settled: async () => {
      while (going.size > 0) await Promise.all(going);
    },
    close: () => {
      isClosed = true;
    },
    breakOff: () => {
      for (const cutOff of running) cutOff.abort();
    },
  };
}

/** Tries once; a sender that ignores its signal is left alone with it. */
async function tryOnce(
  send: AnySender["send"],
  { id, payload, attempts: attempt, madeAt }: TakenRow,
  signal: AbortSignal,
): Promise<Delivery> {
  const brokenOff = new Promise<Delivery>((resolve) => {
    signal.addEventListener("abort", () => resolve({ later: "no answer in time" }), { once: true });
  });
  try {
    const sending = send({ id, payload, attempt, madeAt: Date.parse(madeAt), signal });
    return await Promise.race([sending, brokenOff]);
  } catch (error) {
    return { later: error instanceof Error ? error.message : String(error) };
  }
}

async function storeEnd(
  ended: EndedTries,
  { id, attempts }: TakenRow,
  { delivery, now }: { delivery: Delivery; now: () => number },
): Promise<Outcome> {
  if (delivery === "sent") {
    await ended.sent({ id, attempts });
    return "sent";
  }
  const at = now();
  if ("refused" in delivery) {
    const failure = shortened(delivery.refused);
    await ended.failed({ id, attempts, failure, dueAt: iso(at), deadAt: iso(at) });
    return "dead";
  }
  const wait = Math.min((delivery.seconds ?? 0) * 1000, LONGEST_WAIT_MS) || backOffMs(attempts);
  const failure = shortened(delivery.later);
  await ended.failed({ id, attempts, failure, dueAt: iso(at + wait), deadAt: null });
  return "retried";
}

const shortened = (text: string): string => text.replaceAll(/\s+/g, " ").slice(0, 300);

const iso = (instant: number): string => new Date(instant).toISOString();
