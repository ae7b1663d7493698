const FIRST_MS = 30_000;

/** No message that was tried waits longer for the next try. */
export const LONGEST_WAIT_MS = 60 * 60_000;

/** The wait after so many tries: half a minute, doubled each time up to an hour, less up to a fifth by chance. */
export function backOffMs(attempts: number, random = Math.random()): number {
  const whole = Math.min(FIRST_MS * 2 ** Math.min(attempts - 1, 10), LONGEST_WAIT_MS);
  return Math.round(whole * (1 - random / 5));
}
