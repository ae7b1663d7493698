import { describe, expect, it } from "vitest";
import { EDITION_SOURCES } from "../edition-sources.ts";
import { readEditionVerses } from "../quran-json.ts";
import { verseKey } from "../../verse-text.ts";
import { EDITION_MARKS } from "../edition-marks.ts";
import { countRestored, restoreMarks } from "./restore-marks.ts";

const [english, bengali] = EDITION_MARKS;
if (!english || !bengali) throw new Error("The marks of both translations are restored.");
const stripped = readEditionVerses(EDITION_SOURCES.en);
const restored = restoreMarks(stripped, english);
const restoredBengali = restoreMarks(readEditionVerses(EDITION_SOURCES.bn), bengali);
const textOf = (verses: typeof restored, key: string) =>
  verses.find((verse) => verseKey(verse) === key)?.text;

describe("the restored marks", () => {
  it("are those of 5,752 English and 839 Bengali verses", () => {
    const changed = restored.filter((verse, index) => verse.text !== stripped[index]?.text);
    expect([changed.length, countRestored(english), countRestored(bengali)]).toEqual([
      5752, 5752, 839,
    ]);
  });

  it.each([
    ["1:1", "In the name of Allah, the Entirely Merciful, the Especially Merciful."],
    ["112:1", 'Say, "He is Allah, [who is] One,'],
    ["112:4", 'Nor is there to Him any equivalent."'],
    ["107:1", "Have you seen the one who denies the Recompense?"],
    ["37:79", '"Peace upon Noah among the worlds."'],
    ["26:123", "'Aad denied the messengers"],
    ["18:85", "So he followed a way"],
  ])("stand at %s", (key, text) => {
    expect(textOf(restored, key)).toBe(text);
  });

  it("end a Bengali question as a question", () => {
    expect(textOf(restoredBengali, "2:44")).toMatch(/ না\?$/);
    expect(textOf(restoredBengali, "1:6")).toMatch(/ সরল পথ দেখাও,$/);
  });

  it("are refused, naming the verse, where the source has them or the table has none", () => {
    expect(() => restoreMarks(restored, english)).toThrow(/^1:1: the source has its marks already/);
    expect(() => restoreMarks([{ surah: 1, verse: 8, text: "a" }], english)).toThrow(
      "1:8: the table of marks has nothing for it.",
    );
  });
});
