import { expect, test } from "vitest";
import { reading } from "../../test/readings.ts";
import { verseText } from "./verse-text.ts";

const verse = reading(84).surahs[0]?.verses.find(({ verseNumber }) => verseNumber === 156);
const { arabic = "", translation = "", bengaliTranslation = "", bengaliRemark } = verse ?? {};

test.each(["en", "bn"] as const)(
  "a verse is handed on letter for letter, with whose translation it is and what is remarked on it in %s",
  (language) => {
    if (!bengaliRemark) throw new Error("Day 84 has no remark on 7:156");
    const bengali = { text: bengaliTranslation, remark: bengaliRemark, source: "মুহিউদ্দীন খান" };
    const english = { text: translation, source: "Saheeh International" };
    const reference = "আল-আরাফ ৭:১৫৬";
    const pronunciation = "waktub lanā";
    const translations = [bengali, english];
    expect(verseText({ arabic, pronunciation, translations, reference, language })).toBe(
      `${arabic}\n${pronunciation}\n${bengaliTranslation}\n— মুহিউদ্দীন খান\n${bengaliRemark.text[language]}\n${translation}\n— Saheeh International\nআল-আরাফ ৭:১৫৬`,
    );
  },
);

test("a translation whose edition is not certain is named after none", () => {
  const translations = [{ text: translation, source: undefined }];
  const reference = "Al-A'raf 7:156";
  expect(verseText({ translations, reference, language: "en" })).toBe(
    `${translation}\nAl-A'raf 7:156`,
  );
});
