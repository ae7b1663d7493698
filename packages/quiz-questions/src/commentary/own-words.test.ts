import { expect, test } from "vitest";
import { saysMore } from "./own-words.ts";

const VERSE = "Synthetic words were spoken among synthetic people before morning came.";

test("a sentence that only says the verse again says no more", () => {
  expect(saysMore("And synthetic words were spoken among people before the morning.", VERSE)).toBe(
    false,
  );
});

test("a sentence that explains the verse says more", () => {
  expect(saysMore("The people meant are merchants who travelled towards Damascus.", VERSE)).toBe(
    true,
  );
});

test("words are compared by how they begin, in Bengali too", () => {
  expect(saysMore("কৃত্রিমভাবে মানুষেরা বলল।", "কৃত্রিম মানুষের কথা বলল তারা।")).toBe(false);
});
