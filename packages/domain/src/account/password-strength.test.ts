import { expect, test } from "vitest";
import { isCommonPassword, passwordWeakness } from "./password-strength.ts";

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
  expect(passwordWeakness(password)).toBe("common");
});

test.each([
  "correct horse battery staple",
  "river-lantern-42-olive",
  "আমার প্রিয় বই ও চা",
  "password of my own making",
])("%s is not common and is not weak", (password) => {
  expect(isCommonPassword(password)).toBe(false);
  expect(passwordWeakness(password)).toBeUndefined();
});

test("an uncommon password of fewer than 12 characters is short", () => {
  expect(isCommonPassword("x7!kfq2w")).toBe(false);
  expect(passwordWeakness("x7!kfq2w")).toBe("short");
});

test("an empty field is not judged", () => {
  expect(passwordWeakness("")).toBeUndefined();
});
