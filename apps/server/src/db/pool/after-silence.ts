/** A stall of the event loop takes one of them at most: what came meanwhile is read before the next. */
const PARTS = 8;

/** Acts after so many milliseconds in which an answer could be read; returns a function that cancels. */
export function afterSilence(ms: number, act: () => void): () => void {
  let left = PARTS;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    act();
  }, ms / PARTS);
  return () => clearInterval(timer);
}
