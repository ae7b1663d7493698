import { expect, test } from "vitest";
import { skeletonsOf } from "./skeletons.ts";

function areAlike(one: string, other: string): boolean {
  const [first, second] = [skeletonsOf(one), skeletonsOf(other)];
  return first.skeleton === second.skeleton || first.capitalSkeleton === second.capitalSkeleton;
}

test.each([
  ["amina", "\u0430mina", "a Cyrillic a"],
  ["amina", "\u0410\u041C\u0406N\u0410", "Cyrillic capitals"],
  ["paypal", "paypaI", "a capital I"],
  ["Bilal", "BiIaI", "capital I's in a name with a capital"],
  ["amina", "arnina", "r and n"],
  ["yusuf", "y\u03C5suf", "a Greek upsilon"],
  ["bilal", "\u{1D41B}ilal", "a mathematical letter"],
  ["Zo\u00EB", "Zoe\u0308", "a composed and a decomposed letter"],
  ["ali0", "aliO", "a nought"],
  ["محمد", "محـــمد", "a stretched word"],
  ["محمد", "مُحَمَّدٌ", "vowel signs"],
  ["علي", "علی", "a Persian yeh"],
  ["রহিম", "ৰহিম", "an Assamese ra"],
  ["র‍্যাব", "র্যাব", "a joiner"],
])("%s and %s look alike: %s", (one, other) => {
  expect(areAlike(one, other)).toBe(true);
});

test.each([
  ["Alia", "Alla"],
  ["amina", "aminah"],
  ["আমিনা", "আমেনা"],
  ["أمينة", "آمنة"],
  ["ali", "alı2"],
  ["Zoë", "Zoe"],
])("%s and %s do not", (one, other) => {
  expect(areAlike(one, other)).toBe(false);
});
