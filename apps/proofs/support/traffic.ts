import { setTimeout as pause } from "node:timers/promises";
import { seededNumbers } from "../../server/test/seeded-numbers.ts";
import { checkWrites } from "./check-writes.ts";
import { makeCrowd, send } from "./crowd.ts";
import { makeDuel, startDuel } from "./duel.ts";
import type { Row } from "./scenario.ts";
import type { Target } from "./target.ts";
import { startWriters, type Writers } from "./writers.ts";

const WRITERS = 16;
const CYCLES = 40;
// The daily limit of an account would end the creation of groups.
export const UNLIMITED = { GROUPS_PER_DAY: "1000000" };

/** Writers and a duel at a target. */
export interface Traffic {
  readonly writers: Writers;
  readonly tokens: readonly string[];
  /** Waits until one more write than now is acknowledged; returns the milliseconds. */
  readonly untilAcknowledged: (limitMs: number) => Promise<number>;
  /** Ends it and compares what is stored. */
  readonly check: (refusals: readonly number[]) => Promise<Row[]>;
}

/** Starts the traffic of a scenario; each write is known and can be found again. */
export async function startTraffic(
  target: Pick<Target, "origin" | "sql">,
  random: () => number,
): Promise<Traffic> {
  const { origin } = target;
  const all = await makeCrowd(target.sql(), WRITERS + 2, CYCLES);
  const [tokens, rivals] = [all.slice(0, WRITERS), all.slice(WRITERS)];
  const cycles = await makeDuel(target.sql(), CYCLES, [WRITERS + 1, WRITERS + 2]);
  const duel = startDuel(origin, rivals, cycles);
  // Numbers of their own, so that the same seed attacks at the same moments.
  const own = seededNumbers(Math.floor(random() * 2 ** 31));
  const writers = startWriters({ origin, tokens, cycles: CYCLES, random: own });
  return {
    writers,
    tokens,
    untilAcknowledged: async (limitMs) => {
      const [before, start] = [writers.done(), performance.now()];
      while (writers.done() <= before + WRITERS && performance.now() - start < limitMs)
        await pause(10);
      return Math.round(performance.now() - start);
    },
    check: async (refusals) => {
      await Promise.all([writers.stop(), duel.stop()]);
      const { acknowledged, statuses } = writers;
      return [
        ...statusRows(statuses, refusals),
        ...(await checkWrites(target.sql(), { acknowledged, duel: duel.cycles })),
      ];
    },
  };
}

function statusRows(statuses: Readonly<Record<string, number>>, refusals: readonly number[]) {
  const expected = new Set([200, 201, ...refusals].map(String));
  const odd = Object.entries(statuses).filter(([status]) => !expected.has(status));
  const wrong = odd.reduce((sum, [, count]) => sum + count, 0);
  return [
    { what: "responses by status (0: none)", value: JSON.stringify(statuses) },
    { what: "responses of another kind", value: wrong, isBroken: wrong > 0 },
  ];
}

/** Whether the reading of the day is served. */
export async function servesReading(origin: string): Promise<boolean> {
  return (await send(`GET ${origin}/api/current-reading`, undefined)) === 200;
}
