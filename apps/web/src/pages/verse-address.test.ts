import { expect, test } from "vitest";
import { verseAddress } from "./verse-address.ts";

test.each([
  [2, 24, "https://quran.example/schedule?day=1#2-24"],
  [2, 25, "https://quran.example/schedule?day=2#2-25"],
  [114, 6, "https://quran.example/schedule?day=300#114-6"],
])("verse %i:%i has the address of its day", (surahNumber, verseNumber, address) => {
  expect(verseAddress({ surahNumber, verseNumber }, "https://quran.example")).toBe(address);
});
