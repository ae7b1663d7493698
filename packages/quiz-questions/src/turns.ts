import { seededRandom } from "./seeded-random.ts";

const APART = 60;
const ROUND = APART * 2;

/**
 * Whether a subject that stands in the readings of several days may be asked about on this one. In every
 * 120 days of a cycle only the first 60 are open, and of the subject's days in them one is drawn: so two of
 * its turns lie more than 60 days apart, and no day needs to know what another asked.
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
