// Safari has no requestIdleCallback.
const FALLBACK_MS = 1000;

/** Calls back when the browser is idle; returns a function that cancels. */
export function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback !== "function") {
    const timer = window.setTimeout(act, FALLBACK_MS);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act);
  return () => window.cancelIdleCallback(handle);
}
