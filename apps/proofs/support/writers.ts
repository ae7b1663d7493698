import { setTimeout as pause } from "node:timers/promises";
import { type Acknowledged, nothingYet, reportResult } from "./acknowledged.ts";
import { exchange, send } from "./crowd.ts";

/** Who writes, and where to. */
interface Crowd {
  /** Scheme, host and port; another one after a restart. */
  readonly origin: () => string;
  /** The first one is of user 1. */
  readonly tokens: readonly string[];
  /** The last of the cycles, which begin with 1. */
  readonly cycles: number;
  readonly random: () => number;
}

/** A crowd that writes until it is stopped. */
export interface Writers {
  readonly acknowledged: Acknowledged;
  /** Responses by status; 0 is for none. */
  readonly statuses: Readonly<Record<string, number>>;
  /** How many writes were acknowledged so far. */
  readonly done: () => number;
  readonly slowestMs: () => number;
  readonly stop: () => Promise<void>;
}

const DAYS = 300;
const RETRY_MS = 20;

/** Each member stores a result of day after day, checks in for some and creates a group now and then. */
export function startWriters({ origin, tokens, cycles, random }: Crowd): Writers {
  const acknowledged = nothingYet();
  const statuses: Record<string, number> = {};
  const over = new AbortController();
  let done = 0;
  let slowest = 0;

  const measure = async (work: Promise<number>): Promise<boolean> => {
    const start = performance.now();
    const status = await work;
    slowest = Math.max(slowest, performance.now() - start);
    statuses[status] = (statuses[status] ?? 0) + 1;
    const isDone = status === 200 || status === 201;
    if (isDone) done += 1;
    else await pause(RETRY_MS);
    return isDone;
  };

  const checkIn = async (user: number, token: string): Promise<number> => {
    const cycle = 1 + Math.floor(random() * cycles);
    const day = 1 + Math.floor(random() * DAYS);
    const status = await send(`POST ${origin()}/api/cycles/${cycle}/check-ins`, token, { day });
    if (status === 200) acknowledged.checkIns.add(`${user} ${cycle} ${day}`);
    return status;
  };

  const createGroup = async (name: string, token: string): Promise<number> => {
    const { status, body } = await exchange(`POST ${origin()}/api/groups`, token, { name });
    if (status === 201) acknowledged.groups.set((body as { id: number }).id, name);
    return status;
  };

  const write = async (token: string, at: number): Promise<void> => {
    const user = at + 1;
    let next = 0;
    for (let turn = 0; !over.signal.aborted && next < DAYS * cycles; turn += 1) {
      const kind = random();
      if (kind < 0.04) await measure(createGroup(`By ${user}, ${turn}`, token));
      else if (kind < 0.14) await measure(checkIn(user, token));
      else {
        const result = { token, user, cycle: 1 + Math.floor(next / DAYS), day: 1 + (next % DAYS) };
        if (await measure(reportResult(origin(), result, acknowledged))) next += 1;
      }
    }
  };

  const writing = Promise.all(tokens.map(write));
  return {
    acknowledged,
    statuses,
    done: () => done,
    slowestMs: () => Math.round(slowest),
    stop: async () => {
      over.abort();
      await writing;
    },
  };
}
