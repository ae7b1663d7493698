import type { IndexedVerse } from "./indexed-verse.ts";
import { sayNearlyTheSame } from "./indexed-verse.ts";
import { quoteAlike, readAlike } from "./option.ts";
import type { Option } from "./option.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** How many options a question has. */
export const OPTIONS = 4;
const WINDOW = 9;

/** A verse with the option that it can be. */
export interface Candidate {
  readonly verse: IndexedVerse;
  readonly option: Option;
  readonly day: number;
}

/** A rule for a group of options: whether two of them may be shown together. */
export type MayMeet = (one: Candidate, other: Candidate) => boolean;

/** Whether two candidates differ enough to be told apart, and by their words alone. */
export function differ(one: Candidate, other: Candidate): boolean {
  return (
    !readAlike(one.option, other.option) &&
    !sayNearlyTheSame(one.verse, other.verse) &&
    quoteAlike(one.option, other.option)
  );
}

/**
 * Groups of `count` options of similar size, each drawn from nine neighbours in a list sorted by size. The
 * rule does not know the right option, so their form cannot tell it; `seed` is always in the group.
 */
export function groupAround(
  random: SeededRandom,
  { seed, pool, mayMeet }: { seed: Candidate; pool: readonly Candidate[]; mayMeet: MayMeet },
  count = OPTIONS,
): Candidate[] | undefined {
  const sorted = bySize(pool);
  const index = sorted.indexOf(seed);
  if (index === -1) return undefined;
  for (const width of [WINDOW, WINDOW * 3, sorted.length]) {
    const lowest = Math.max(0, index - width + 1);
    const highest = Math.max(lowest, Math.min(index, sorted.length - width));
    for (const start of random.shuffled(numbersFrom(lowest, highest)).slice(0, 3)) {
      const group = [seed];
      for (const candidate of random.shuffled(sorted.slice(start, start + width))) {
        if (group.length === count) break;
        if (candidate === seed || !group.every((other) => mayMeet(candidate, other))) continue;
        group.push(candidate);
      }
      if (group.length === count) return random.shuffled(group);
    }
  }
  return undefined;
}

const sortedPools = new WeakMap<readonly Candidate[], Candidate[]>();

function bySize(pool: readonly Candidate[]): Candidate[] {
  const known = sortedPools.get(pool);
  if (known) return known;
  const sorted = [...pool].sort(
    (one, other) =>
      one.option.size - other.option.size || one.verse.position - other.verse.position,
  );
  sortedPools.set(pool, sorted);
  return sorted;
}

function numbersFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
