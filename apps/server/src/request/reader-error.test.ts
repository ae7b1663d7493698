import { expect, test } from "vitest";
import { faultText, inReadersLanguage } from "./reader-error.ts";

const issues = [
  { path: "name", message: "Group name is required" },
  { path: "plan", message: "What nobody has translated" },
];

test("a failure is in the reader's language, and English stays as it is", () => {
  const missing = { code: "USER_NOT_FOUND", error: "User not found" } as const;
  expect(inReadersLanguage({ body: missing }, "en")).toBe(missing);
  expect(inReadersLanguage({ body: missing }, "bn")).toEqual({
    code: "USER_NOT_FOUND",
    error: "এই ব্যবহারকারীকে পাওয়া যায়নি",
  });
});

test("each field says in Bengali what is wrong with it", () => {
  const body = { code: "INVALID_INPUT", error: "…", issues } as const;
  expect(inReadersLanguage({ body }, "bn")).toEqual({
    code: "INVALID_INPUT",
    error: "name: গ্রুপের নাম দিন plan: এটি ঠিক নয়।",
    issues: [
      { path: "name", message: "গ্রুপের নাম দিন" },
      { path: "plan", message: "এটি ঠিক নয়।" },
    ],
  });
});

test.each([
  ["Invalid input: expected boolean, received string", "এখানে boolean দরকার, কিন্তু এসেছে string।"],
  ["Too big: expected string to have <=100 characters", "সর্বোচ্চ ১০০ অক্ষর লিখুন।"],
  ["Too small: expected number to be >=1", "সংখ্যাটি কমপক্ষে ১ হতে হবে।"],
  ['Invalid option: expected one of "en"|"bn"', 'এগুলোর একটি বেছে নিন: "en"|"bn"।'],
])("%s, which a schema says by itself, is %s", (message, bengali) => {
  expect(faultText(message, "bn")).toBe(bengali);
});
