import { expect, test } from "vitest";
import { StartCycleInput } from "../group/cycle.ts";
import { CreateGroupInput } from "../group/group.ts";
import { NewPassword, Username } from "../account/user.ts";

const INVISIBLE = "This contains an invisible character. Type the name by hand, without it.";

const groupFault = (name: string) =>
  CreateGroupInput.safeParse({ name }).error?.issues.map(({ message }) => message);

const UNSEEN = [
  ["zero width space", "\u200B"],
  ["right-to-left override", "\u202E"],
  ["right-to-left mark", "\u200F"],
  ["isolate", "\u2068"],
  ["soft hyphen", "\u00AD"],
  ["Hangul filler", "\u3164"],
  ["empty Braille cell", "\u2800"],
  ["tag", "\u{E0061}"],
  ["variation selector", "\uFE01"],
  ["joiner between Latin letters", "\u200D"],
  ["line feed", "\n"],
] as const;

test.each(UNSEEN)("names of groups and cycles have no %s", (_, unseen) => {
  const name = `a${unseen}b`;
  expect(groupFault(name)).toEqual([INVISIBLE]);
  const cycle = StartCycleInput.safeParse({ name, startDate: "2026-03-01" });
  expect(cycle.error?.issues.map(({ message }) => message)).toEqual([INVISIBLE]);
});

test.each(UNSEEN.filter(([what]) => what !== "line feed"))("a username has no %s", (_, unseen) => {
  const fault = Username.safeParse(`a${unseen}b`).error?.issues.map(({ message }) => message);
  expect(fault).toEqual(["A username has no invisible characters."]);
});

test.each(["کتاب‌خوان", "র‍্যাব পরিবার", "Family 👨‍👩‍👧", "Love ❤️ Quran", "Ramadan ☪️"])(
  "the group name %s keeps the joiners that it is spelled with",
  (name) => {
    expect(CreateGroupInput.parse({ name }).name).toBe(name);
  },
);

test.each(["کتاب‌خوان", "র‍্যাব", "নূর❤️", "👨‍👩‍👧"])("the username %s keeps its joiners", (name) => {
  expect(Username.parse(name)).toBe(name);
});

test("names and new passwords are composed, so that two keyboards write the same", () => {
  const [composed, decomposed] = ["Zo\u00EB", "Zoe\u0308"];
  expect(CreateGroupInput.parse({ name: decomposed }).name).toBe(composed);
  expect(Username.parse(decomposed)).toBe(composed);
  expect(NewPassword.parse(`${decomposed} at home`)).toBe(`${composed} at home`);
  expect(NewPassword.safeParse("e\u0308".repeat(7)).success).toBe(false);
  expect(NewPassword.safeParse("e\u0308".repeat(128)).success).toBe(true);
});

test("a letter of a stored text keeps eight combining marks, a password keeps them all", () => {
  const many = `Z${"\u0335".repeat(60)}e`;
  const few = `Z${"\u0335".repeat(8)}e`;
  expect(CreateGroupInput.parse({ name: many, description: many })).toMatchObject({
    name: few,
    description: few,
  });
  expect(Username.parse(many)).toBe(few);
  expect(NewPassword.parse(many)).toBe(many);
  const tanween = "\u0639\u064E\u0640\u0670\u0651\u064B\u06E2\u06D6";
  expect(Username.parse(tanween)).toBe(tanween.normalize("NFC"));
});
