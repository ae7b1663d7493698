import { expect, test } from "vitest";
import { verseAddress } from "./verse-address.ts";

const origin = "https://quran.example";

test.each([
  [2, 24, "https://quran.example/2/24"],
  [2, 25, "https://quran.example/2/25"],
  [114, 6, "https://quran.example/114/6"],
])("verse %i:%i has an address of its own", (surahNumber, verseNumber, address) => {
  expect(verseAddress({ surahNumber, verseNumber }, { origin, language: "en" })).toBe(address);
});

test("on a Bengali page it is the Bengali one", () => {
  expect(verseAddress({ surahNumber: 2, verseNumber: 25 }, { origin, language: "bn" })).toBe(
    "https://quran.example/bn/2/25",
  );
});
