import { expect, test } from "vitest";
import { chooseDistractors } from "./distractors.ts";
import { localisedOption } from "./option.ts";
import { seededRandom } from "./seeded-random.ts";

const RIGHT = localisedOption({ en: "a".repeat(10), bn: "ক".repeat(10) });

/** A candidate of a length in each language. */
function candidate(letter: string, en: number, bn = en) {
  return { option: localisedOption({ en: letter.repeat(en), bn: letter.repeat(bn) }) };
}

const SHORTER = ["b", "c", "d"].map((letter) => candidate(letter, 8));
const LONGER = ["e", "f", "g"].map((letter) => candidate(letter, 12));

function lengthsOf(chosen: ReturnType<typeof chooseDistractors>) {
  return chosen?.map(({ option }) => option.text.en.length).sort((a, b) => a - b);
}

test.each([
  [0, [12, 12, 12]],
  [1, [8, 12, 12]],
  [2, [8, 8, 12]],
  [3, [8, 8, 8]],
] as const)("makes %i of the three shorter", (shorter, lengths) => {
  const random = seededRandom("any");
  const chosen = chooseDistractors(random, { right: RIGHT, shorter }, [...LONGER, ...SHORTER]);
  expect(lengthsOf(chosen)).toEqual(lengths);
});

test("gives none where too few are on one side", () => {
  const choice = { right: RIGHT, shorter: 2 } as const;
  const few = [...LONGER, ...SHORTER.slice(0, 1)];
  expect(chooseDistractors(seededRandom("any"), choice, few)).toBeUndefined();
});

test.each([
  ["as long as the right one", candidate("x", 10)],
  ["shorter in one language and longer in the other", candidate("x", 8, 12)],
  ["so much longer that it stands out", candidate("x", 20)],
  ["so much shorter that it stands out", candidate("x", 5)],
  [
    "read like the right one",
    { option: localisedOption({ en: `${"A".repeat(10)}...`, bn: "x".repeat(13) }) },
  ],
  ["read like another wrong one", candidate("E", 12)],
])("never takes one that is %s", (_, unfit) => {
  const choice = { right: RIGHT, shorter: 0 } as const;
  const pool = [...LONGER.slice(0, 2), unfit];
  expect(chooseDistractors(seededRandom("any"), choice, pool)).toBeUndefined();
});

test("never takes one that is unfair", () => {
  const choice = { right: RIGHT, shorter: 0, isFair: (one: object) => one !== LONGER[1] } as const;
  expect(chooseDistractors(seededRandom("any"), choice, LONGER)).toBeUndefined();
});

test("takes the nearest: those that come first", () => {
  const far = Array.from({ length: 50 }, (_, index) =>
    candidate(String.fromCodePoint(0x3b1 + index), 11),
  );
  const near = Array.from({ length: 8 }, (_, index) =>
    candidate(String.fromCodePoint(0x430 + index), 12),
  );
  const choice = { right: RIGHT, shorter: 0 } as const;
  for (let seed = 0; seed < 50; seed++) {
    const chosen = chooseDistractors(seededRandom(String(seed)), choice, [...near, ...far]);
    expect(lengthsOf(chosen)).toEqual([12, 12, 12]);
  }
});
