import { storedValue } from "../../lib/storage/storage.ts";

/** How many lines to go on from the last page had, two at most: their space is reserved before the first paint. */
export const continueHint = storedValue<number>("continue-line", 0, (value) =>
  value === true ? 1 : value === 1 || value === 2 ? value : 0,
);

/** Reserves the space of the lines. */
export function reserveContinueLine(): void {
  const lines = continueHint.get();
  document.documentElement.toggleAttribute("data-continue", lines > 0);
  document.documentElement.style.setProperty("--continue", String(lines));
}
