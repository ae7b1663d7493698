import { TRPCError } from "@trpc/server";
import { expect, test } from "vitest";
import { z } from "zod";
import { toPublicError } from "./public-error.ts";
import { inReadersLanguage } from "./reader-error.ts";

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
    error: "গ্রুপের নাম দিন plan ঠিক নয়।",
    issues: [
      { path: "name", message: "গ্রুপের নাম দিন" },
      { path: "plan", message: "এটি ঠিক নয়।" },
    ],
  });
});

const sent = z.object({
  a: z.boolean(),
  b: z.string().max(100),
  c: z.number().min(1),
  d: z.enum(["en", "bn"]),
  e: z.array(z.int()).max(2),
  f: z.strictObject({}),
  g: z.string().regex(/x/),
});

test.each<[object, string, string]>([
  [{ a: "x" }, "a is either true or false.", "a-এ হ্যাঁ বা না হতে হবে।"],
  [{ a: undefined }, "a is missing.", "a লেখা হয়নি।"],
  [{ b: "x".repeat(101) }, "b has at most 100 characters.", "b সর্বোচ্চ ১০০ অক্ষরের হতে পারে।"],
  [{ c: 0 }, "c is at least 1.", "c কমপক্ষে ১ হতে হবে।"],
  [{ d: "fr" }, "d must be one of: en, bn.", "d এগুলোর একটি হতে হবে: en, bn।"],
  [{ e: [1, 2, 3] }, "e has at most 2 entries.", "e-এ সর্বোচ্চ ২টি থাকতে পারে।"],
  [{ e: [0.5] }, "e.0 must be a whole number.", "e.0-এ একটি পূর্ণসংখ্যা দরকার।"],
  [{ e: "x" }, "e must be a list.", "e-এ একটি তালিকা দরকার।"],
  [{ f: { y: 1 } }, "f has unknown fields: y.", "f-এ অজানা কিছু আছে: y।"],
  [{ g: "y" }, "g is not valid.", "g ঠিক নয়।"],
])("a schema without words of its own says of %j: %s", (wrong, english, bengali) => {
  const right = { a: true, b: "", c: 1, d: "en", e: [], f: {}, g: "x" };
  const cause = sent.safeParse({ ...right, ...wrong }).error;
  const fault = toPublicError(new TRPCError({ code: "BAD_REQUEST", cause }));
  expect(fault.body.error).toBe(english);
  expect(inReadersLanguage(fault, "bn").error).toBe(bengali);
});
