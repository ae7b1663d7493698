import type { IndexedVerse } from "../corpus/indexed-verse.ts";
import { sayNearlyTheSame } from "../corpus/indexed-verse.ts";
import { lengthAlike, quoteAlike, readAlike, traitsOf } from "../corpus/option.ts";
import type { Option } from "../corpus/option.ts";
import type { SeededRandom } from "../seeded-random.ts";

/** How many options a question has. */
export const OPTIONS = 4;
const WINDOW = 9;
const MAX_TRIES = 100;

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
  // The quick ones first: most pairs fail by their lengths.
  return (
    lengthAlike(one.option, other.option) &&
    quoteAlike(one.option, other.option) &&
    !readAlike(one.option, other.option) &&
    !sayNearlyTheSame(one.verse, other.verse)
  );
}

/** From which options a group is drawn, and by which rules. */
export interface GroupRules {
  readonly seed: Candidate;
  readonly pool: readonly Candidate[];
  readonly mayMeet: MayMeet;
  /** Whether one may be the only question or quotation among them, where few verses can be asked about. */
  readonly mayStandOut?: boolean;
  readonly count?: number;
}

/**
 * Groups of `count` options of similar size, each drawn from nine neighbours in a list sorted by size. The
 * rule does not know the right option, so their form cannot tell it; `seed` is always in the group.
 */
export function groupAround(
  random: SeededRandom,
  { seed, pool, mayMeet, mayStandOut = false, count = OPTIONS }: GroupRules,
): Candidate[] | undefined {
  const sorted = bySize(pool);
  const index = sorted.indexOf(seed);
  if (index === -1) return undefined;
  for (const width of [WINDOW, WINDOW * 3, sorted.length]) {
    const lowest = Math.max(0, index - width + 1);
    const highest = Math.max(lowest, Math.min(index, sorted.length - width));
    for (const start of random.shuffled(numbersFrom(lowest, highest)).slice(0, 3)) {
      const others = random
        .shuffled(sorted.slice(start, start + width))
        .filter((candidate) => candidate !== seed);
      const tries = { left: MAX_TRIES };
      const group = completeGroup([seed], others, { mayMeet, mayStandOut, count, tries });
      if (group) return random.shuffled(group);
    }
  }
  return undefined;
}

interface Completion {
  readonly mayMeet: MayMeet;
  readonly mayStandOut: boolean;
  readonly count: number;
  readonly tries: { left: number };
}

/** The first group in which none stands out; undefined where there is none, or not within the tries. */
function completeGroup(
  group: readonly Candidate[],
  others: readonly Candidate[],
  rules: Completion,
): Candidate[] | undefined {
  if (group.length === rules.count) {
    return rules.mayStandOut || noneStandsOut(group) ? [...group] : undefined;
  }
  for (const [at, candidate] of others.entries()) {
    if (rules.tries.left-- <= 0) return undefined;
    if (!group.every((other) => rules.mayMeet(candidate, other))) continue;
    const found = completeGroup([...group, candidate], others.slice(at + 1), rules);
    if (found) return found;
  }
  return undefined;
}

/** Whether no option is the only one with a trait of its form, or the only one without it. */
function noneStandsOut(group: readonly Candidate[]): boolean {
  const counts = new Map<string, number>();
  for (const { option } of group) {
    for (const trait of traitsOf(option)) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  }
  return [...counts.values()].every((count) => count !== 1 && count !== group.length - 1);
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
