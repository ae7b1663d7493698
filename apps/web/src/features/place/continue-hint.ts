import { storedValue } from "../../lib/storage/storage.ts";

/** Whether the last page had a line to go on from: its space is reserved before the first paint. */
export const continueHint = storedValue<boolean>("continue-line", false, (value) => value === true);

/** Reserves the space of the line. */
export function reserveContinueLine(): void {
  document.documentElement.toggleAttribute("data-continue", continueHint.get());
}
