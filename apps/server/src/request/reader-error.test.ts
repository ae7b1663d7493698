import { expect, test } from "vitest";
import { inReadersLanguage } from "./reader-error.ts";

const issues = [
  { path: "name", message: "Group name is required" },
  { path: "plan", message: "What nobody has translated" },
];

test("a failure is in the reader's language, and English stays as it is", () => {
  const missing = { code: "USER_NOT_FOUND", error: "User not found" } as const;
  expect(inReadersLanguage(missing, "en")).toBe(missing);
  expect(inReadersLanguage(missing, "bn")).toEqual({
    code: "USER_NOT_FOUND",
    error: "এই ব্যবহারকারীকে পাওয়া যায়নি",
  });
});

test("each field says in Bengali what is wrong with it", () => {
  expect(inReadersLanguage({ code: "INVALID_INPUT", error: "…", issues }, "bn")).toEqual({
    code: "INVALID_INPUT",
    error: "name: গ্রুপের নাম দিন plan: এটি ঠিক নয়।",
    issues: [
      { path: "name", message: "গ্রুপের নাম দিন" },
      { path: "plan", message: "এটি ঠিক নয়।" },
    ],
  });
});
