import { expect, test } from "vitest";
import { isCommonPassword, passwordStrengthHint } from "./password-strength.ts";

test.each([
  "password",
  "Password1",
  "P@ssw0rd",
  "p@$$w0rd123!",
  "QWERTYUIOP",
  "qwerty123",
  "12345678",
  "987654321",
  "1q2w3e4r",
  "qazwsxedc",
  "abcdefgh",
  "aaaaaaaa",
  "abcabcabc",
  "🌙🌙🌙🌙🌙🌙🌙🌙",
  "19710326",
  "Bismillah786",
  "alhamdulillah",
  "dailyquran",
])("%s is common", (password) => {
  expect(isCommonPassword(password)).toBe(true);
  expect(passwordStrengthHint(password)).toBe(
    "This password is easy to guess. Three or four unrelated words make a good one.",
  );
});

test.each([
  "correct horse battery staple",
  "river-lantern-42-olive",
  "আমার প্রিয় বই ও চা",
  "password of my own making",
])("%s is not common and needs no hint", (password) => {
  expect(isCommonPassword(password)).toBe(false);
  expect(passwordStrengthHint(password)).toBeUndefined();
});

test("an uncommon short password gets the hint that longer is stronger", () => {
  expect(isCommonPassword("x7!kfq2w")).toBe(false);
  expect(passwordStrengthHint("x7!kfq2w")).toBe("Longer is stronger: add a word or two.");
});

test("an empty field is not judged", () => {
  expect(passwordStrengthHint("")).toBeUndefined();
});
