import { median } from "../support/median.ts";
import type { Row } from "../support/scenario.ts";

/** What a process holds at one instant. */
export interface Sample {
  readonly minutes: number;
  readonly rssMegabytes: number;
  /** What was in use on V8's heap, which a collection lowers. */
  readonly heapMegabytes: number;
  /** Open files and sockets, but for those of clients. */
  readonly files: number;
  /** Node's handles, but for those of clients. */
  readonly handles: number;
  readonly connections: number;
  /** Connections that have been idle in a transaction for 5 seconds. */
  readonly idleInTransaction: number;
}

type Measure = Exclude<keyof Sample, "minutes">;

const WARM_UP = 0.2;
const MAX_GROWTH = 1.1;
// Pooled connections come and go a little.
const MAX_MORE = 3;

const grown = (before: number): number => before * MAX_GROWTH;
const more = (before: number): number => before + MAX_MORE;

/** Compares the first and the last fifth of the samples after the warm-up, by their medians. */
export function flatnessRows(samples: readonly Sample[]): Row[] {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP));
  const fifth = Math.max(1, Math.floor(warm.length / 5));
  const row = (what: string, measure: Measure, limit: (before: number) => number): Row => {
    const all = warm.map((sample) => sample[measure]);
    const [before, after] = [median(all.slice(0, fifth)), median(all.slice(-fifth))];
    const most = Math.max(...all);
    return {
      what: `${what}: first fifth, last fifth, most`,
      value: `${before}, ${after}, ${most}`,
      isBroken: after > limit(before),
    };
  };
  const stuck = Math.max(...samples.map(({ idleInTransaction }) => idleInTransaction));
  return [
    row("memory (RSS), MB", "rssMegabytes", grown),
    row("heap in use, MB", "heapMegabytes", grown),
    row("open files and sockets", "files", more),
    row("Node's handles", "handles", more),
    row("database connections", "connections", more),
    {
      what: "idle in a transaction for 5 s, most",
      value: stuck,
      isBroken: stuck > 0,
    },
  ];
}
