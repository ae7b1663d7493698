import { seededRandom } from "./seeded-random.ts";

const APART = 60;
const ROUND = APART * 2;

/**
 * Whether a subject in the readings of several days may be asked about on this day. One of its days in the
 * first 60 of every 120 is drawn: its turns are over 60 days apart, and no day needs to know another's.
 */
export function isTurnOf(
  { cycleId, day }: { readonly cycleId: number; readonly day: number },
  subject: string,
  days: readonly number[],
): boolean {
  const random = seededRandom(`${cycleId}:${subject}`);
  const shift = random.below(ROUND);
  const roundOf = (at: number) => Math.floor((at + shift) / ROUND);
  const isOpen = (at: number) => (at + shift) % ROUND < APART;
  const open = days.filter((at) => isOpen(at) && roundOf(at) === roundOf(day));
  return (
    open[seededRandom(`${cycleId}:${subject}:${roundOf(day)}`).below(Math.max(1, open.length))] ===
    day
  );
}
