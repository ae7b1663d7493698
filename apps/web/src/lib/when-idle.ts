// Safari has no requestIdleCallback.
const PATIENCE_MS = 1000;

/** Waits until the browser has nothing better to do; gives a function that calls it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback !== "function") {
    const timer = window.setTimeout(act, PATIENCE_MS);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act);
  return () => window.cancelIdleCallback(handle);
}
