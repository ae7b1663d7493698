import { expect, test } from "vitest";
import { CORPUS, PLAN } from "../../test/real-quran.ts";
import { differ, groupAround } from "./choose-four.ts";
import type { Candidate } from "./choose-four.ts";
import { localisedOption } from "../corpus/option.ts";
import { versesOfReading } from "../corpus/reading-verses.ts";
import { seededRandom } from "../seeded-random.ts";

const pool: Candidate[] = [101, 102, 103, 104, 105, 106, 107, 108].flatMap((day) => {
  const reading = PLAN(day);
  return (reading ? versesOfReading(reading, CORPUS) : []).flatMap((verse) =>
    verse.verseOption ? [{ verse, day, option: verse.verseOption }] : [],
  );
});

test("a group has four that read differently, including the requested one", () => {
  const groups = pool.flatMap((seed) => {
    const group = groupAround(seededRandom("group"), { seed, pool, mayMeet: differ });
    return group ? [{ seed, group }] : [];
  });
  for (const { seed, group } of groups) {
    expect(group).toContain(seed);
    expect(new Set(group.map(({ verse }) => verse.position)).size).toBe(4);
  }
  expect(groups.length).toBeGreaterThan(0.9 * pool.length);
});

test("no option of a group is the only question, or the only one that is none", () => {
  const asked = new Set(
    pool.map((seed) => {
      const group = groupAround(seededRandom("group"), { seed, pool, mayMeet: differ });
      return group?.filter(asksSomething).length ?? 0;
    }),
  );
  expect(asked).toEqual(new Set([0, 2]));
});

function asksSomething({ verse }: Candidate): boolean {
  return /\?["\]]*$/u.test(verse.translations.en);
}

test("a quotation is in a group of quotations only", () => {
  const quotation = { en: '"A synthetic meaning."', bn: "কৃত্রিম অর্থ।" };
  const [one, other] = pool.map((candidate, index) =>
    index === 0 ? { ...candidate, option: localisedOption(quotation) } : candidate,
  );
  if (!one || !other) throw new Error("The pool is large enough");
  expect(differ(one, other)).toBe(false);
  expect(
    differ({ ...other, option: localisedOption({ en: '"Another one."', bn: "অন্য অর্থ।" }) }, one),
  ).toBe(true);
});

test("the requested one has each rank by size and each position equally often", () => {
  const positions = [0, 0, 0, 0];
  const ranks = [0, 0, 0, 0];
  for (let draw = 0, drawn = 0; drawn < 2000; draw++) {
    const random = seededRandom(`draw ${draw}`);
    const [seed] = random.shuffled(pool);
    const group = seed && groupAround(random, { seed, pool, mayMeet: () => true });
    // The only one with some form is in no group.
    if (!group) continue;
    drawn++;
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
