import type { Operation, Push } from "./messages.ts";

/**
 * The time of an operation by the server's clock, in epoch milliseconds: corrected by what the device's clock
 * is off, never in the future, and after the version that the device saw.
 */
export function operationTime(
  { at, over = 0 }: Operation,
  sent: Pick<Push, "now">,
  now: number,
): number {
  const corrected = Math.min(at + now - sent.now, now);
  return Math.max(corrected, Math.min(over, now) + 1);
}
