import { fetchWhole } from "../lib/load-part.ts";

const ENDED = "start-ended";
const WAIT_MS = 5000;

/** Says that the page has started, or that it can't for want of a script. */
export const endStart = (hasStarted: boolean): boolean =>
  dispatchEvent(new CustomEvent(ENDED, { detail: hasStarted }));

/**
 * Loads a page that could not start anew as soon as its scripts can be had, as not every browser asks again for one
 * that failed; once, as it may fail for another reason, and not while its reader leaves it.
 */
export function mendStart(scripts: readonly string[]): void {
  let isLeft = false;
  // Firefox gives up what still loads.
  const leave = () => (isLeft = true);
  const ask = async () => {
    try {
      await Promise.all(scripts.map((path) => fetchWhole(path)));
      if (!isLeft) window.location.reload();
    } catch {
      setTimeout(() => void ask(), WAIT_MS);
    }
  };
  const onEnd = (event: Event) => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    // A page that is listened to so may not be kept for the way back.
    if ((event as CustomEvent<boolean>).detail) removeEventListener("beforeunload", leave);
    else if (visit?.type !== "reload") void ask();
  };
  addEventListener("beforeunload", leave);
  addEventListener(ENDED, onEnd, { once: true });
}
