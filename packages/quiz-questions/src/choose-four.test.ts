import { expect, test } from "vitest";
import { CORPUS, PLAN } from "../test/real-quran.ts";
import { differ, groupAround } from "./choose-four.ts";
import type { Candidate } from "./choose-four.ts";
import { localisedOption } from "./option.ts";
import { versesOfReading } from "./reading-verses.ts";
import { seededRandom } from "./seeded-random.ts";

const pool: Candidate[] = [101, 102, 103, 104, 105, 106, 107, 108].flatMap((day) => {
  const reading = PLAN(day);
  return (reading ? versesOfReading(reading, CORPUS) : []).flatMap((verse) =>
    verse.verseOption ? [{ verse, day, option: verse.verseOption }] : [],
  );
});

test("a group has four that read differently, including the requested one", () => {
  for (const seed of pool) {
    const group = groupAround(seededRandom("group"), { seed, pool, mayMeet: differ });
    expect(group).toContain(seed);
    expect(new Set(group?.map(({ verse }) => verse.position)).size).toBe(4);
  }
});

test("a quotation is in a group of quotations only", () => {
  const quotation = { en: '"A synthetic meaning."', bn: "কৃত্রিম অর্থ।" };
  const [one, other] = pool.map((candidate, index) =>
    index === 0 ? { ...candidate, option: localisedOption(quotation) } : candidate,
  );
  if (!one || !other) throw new Error("The pool is large enough");
  expect(differ(one, other)).toBe(false);
  expect(differ({ ...other, option: localisedOption({ en: '"Another."', bn: "অন্য।" }) }, one)).toBe(
    true,
  );
});

test("the requested one has each rank by size and each position equally often", () => {
  const positions = [0, 0, 0, 0];
  const ranks = [0, 0, 0, 0];
  for (let draw = 0; draw < 2000; draw++) {
    const random = seededRandom(`draw ${draw}`);
    const [seed] = random.shuffled(pool);
    const group = seed && groupAround(random, { seed, pool, mayMeet: () => true });
    if (!group) throw new Error("The pool is large enough");
    const bySize = group.toSorted((one, other) => one.option.size - other.option.size);
    positions[group.indexOf(seed)] = (positions[group.indexOf(seed)] ?? 0) + 1;
    ranks[bySize.indexOf(seed)] = (ranks[bySize.indexOf(seed)] ?? 0) + 1;
  }
  for (const count of [...positions, ...ranks]) {
    expect(count).toBeGreaterThan(420);
    expect(count).toBeLessThan(580);
  }
});

test("there is no group in too small a pool", () => {
  const few = pool.slice(0, 3);
  const [seed] = few;
  expect(seed && groupAround(seededRandom("few"), { seed, pool: few, mayMeet: differ })).toBe(
    undefined,
  );
});
