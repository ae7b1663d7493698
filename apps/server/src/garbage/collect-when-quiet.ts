import { collectGarbage } from "./collect-garbage.ts";

const CHECK_MS = 5_000;
const BUSY_MS = 250;
// After a shorter rest V8 keeps its room for new objects, 32 MB, for the next burst.
const QUIET_CHECKS = 4;
// Less work leaves little garbage.
const WORTH_MS = 1_000;

/** What the watching of a process needs of it. */
interface Watched {
  /** The processor time that it has used so far, in milliseconds. */
  readonly usedMs: () => number;
  readonly collect: () => void;
}

/**
 * Collects all garbage, for 30 ms, once the process has done hardly anything for 20 seconds: by itself V8 waits
 * for the heap to grow, and a server that has nothing to do would keep the garbage of its start.
 */
export function collectWhenQuiet({ usedMs, collect }: Watched = OWN_PROCESS): NodeJS.Timeout {
  let before = usedMs();
  let collectedAt = 0;
  let quietChecks = 0;
  const check = (): void => {
    const now = usedMs();
    quietChecks = now - before > BUSY_MS ? 0 : quietChecks + 1;
    before = now;
    if (quietChecks < QUIET_CHECKS || now - collectedAt < WORTH_MS) return;
    collectedAt = now;
    collect();
  };
  return setInterval(check, CHECK_MS).unref();
}

const OWN_PROCESS: Watched = {
  usedMs: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  collect: () => void collectGarbage(),
};
