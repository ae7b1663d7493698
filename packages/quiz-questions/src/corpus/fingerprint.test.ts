import { expect, test } from "vitest";
import { fingerprint } from "./fingerprint.ts";

test("names a text by its letters, whatever its marks and spaces", () => {
  expect(fingerprint("Synthetic words, that say one thing.")).toBe(
    fingerprint("synthetic words that say  one thing"),
  );
  expect(fingerprint("কৃত্রিম মন্তব্য।")).toHaveLength(7);
});

test("tells apart texts that differ in a letter", () => {
  expect(fingerprint("Synthetic word")).not.toBe(fingerprint("Synthetic worm"));
});
