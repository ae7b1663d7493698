import { fetchWhole } from "../lib/load-part.ts";

/** The event of a page that can't start for want of a script. */
export const START_FAILED = "start-failed";

const WAIT_MS = 5000;

/**
 * Loads the page anew as soon as these scripts can be had, as not every browser asks again for one that failed; once,
 * as it may fail for another reason.
 */
export function reloadOnceThere(scripts: readonly string[]): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "reload") return;
  const ask = async () => {
    try {
      await Promise.all(scripts.map((path) => fetchWhole(path)));
      window.location.reload();
    } catch {
      setTimeout(() => void ask(), WAIT_MS);
    }
  };
  void ask();
}
