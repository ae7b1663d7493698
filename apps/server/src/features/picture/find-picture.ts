import type { ReaderLanguage } from "@daily-quran/domain/language";
import { PLAN_DAYS } from "@daily-quran/domain/plan-limits";
import type { Surah } from "@daily-quran/domain/reading";
import {
  JUZS,
  PAGES,
  spanOfJuz,
  spanOfPage,
  spanOfSurah,
  SURAHS,
} from "@daily-quran/quran/mushaf-parts";
import { dayOfVerse, spanOfDay } from "@daily-quran/reading-schedule/plan";
import { surahVerseCount } from "@daily-quran/quran/surah-verse-count";
import { verseOfOrdinal } from "@daily-quran/quran/verse-order";
import type { VerseSpan } from "@daily-quran/quran/verse-spans";
import type { Content } from "../../content/content.ts";
import { pictures as bengali } from "../../texts/bn/pictures.ts";
import { pictures as english } from "../../texts/en/pictures.ts";
import { translator } from "../../texts/translate.ts";
import type { PictureSpec } from "./picture-spec.ts";

type Texts = Pick<Content, "parseReading">;

const translate = translator({ en: english, bn: bengali });

const PARTS = {
  juz: { count: JUZS, spanOf: spanOfJuz },
  page: { count: PAGES, spanOf: spanOfPage },
  day: { count: PLAN_DAYS, spanOf: spanOfDay },
} as const;

const NAME = /^(?:verse-([1-9]\d{0,2})-([1-9]\d{0,2})|(surah|juz|page|day)-([1-9]\d{0,2}))$/;

/** What the picture of a name shows (`verse-2-255`, `surah-2`, `juz-30`, `page-604`, `day-1`); undefined for others. */
export function findPicture(
  content: Texts,
  name: string,
  language: ReaderLanguage,
): PictureSpec | undefined {
  const [, surah, verse, kind, number] = NAME.exec(name) ?? [];
  const picturing = picturesIn(content, language);
  if (surah !== undefined) return picturing.ofVerse(Number(surah), Number(verse));
  if (kind === "surah") return picturing.ofSurah(Number(number));
  if (kind === "juz" || kind === "page" || kind === "day")
    return picturing.ofPart(kind, Number(number));
  return undefined;
}

function picturesIn(content: Texts, language: ReaderLanguage) {
  const t = (key: keyof typeof english, values?: Record<string, string | number>) =>
    translate(language, key, values);
  const numerals = new Intl.NumberFormat(language, { useGrouping: false });
  const reference = (surah: number, verse: number) =>
    `${numerals.format(surah)}:${numerals.format(verse)}`;
  const nameOf = ({ englishName, bengaliName }: Surah) =>
    language === "bn" ? bengaliName : englishName;
  const find = (surah: number, verse: number) => {
    const facts = content
      .parseReading(dayOfVerse(surah, verse))
      .surahs.find(({ number }) => number === surah);
    const found = facts?.verses.find(({ verseNumber }) => verseNumber === verse);
    if (!facts || !found) throw new Error(`There is no verse ${surah}:${verse} in its day`);
    return { facts, arabic: found.arabic };
  };
  const common = { site: t("site"), cutSubtitle: t("cut") };
  const placeOf = (ordinal: number) => {
    const { surah, verse } = verseOfOrdinal(ordinal);
    return `${nameOf(find(surah, verse).facts)} ${reference(surah, verse)}`;
  };
  const rangeOf = ({ from, to }: VerseSpan) =>
    from === to ? placeOf(from) : `${placeOf(from)} – ${placeOf(to)}`;

  return {
    ofVerse(surah: number, verse: number): PictureSpec | undefined {
      if (surah > SURAHS || verse > surahVerseCount(surah)) return undefined;
      const { facts, arabic } = find(surah, verse);
      const title = `${nameOf(facts)} ${reference(surah, verse)}`;
      return { ...common, verse: { arabic, number: verse }, title, subtitle: "" };
    },
    ofSurah(surah: number): PictureSpec | undefined {
      if (surah > SURAHS) return undefined;
      const { from } = spanOfSurah(surah);
      const { facts } = find(surah, verseOfOrdinal(from).verse);
      const meaning = language === "bn" ? facts.bengaliMeaning : facts.englishMeaning;
      return {
        ...common,
        name: facts.arabicName,
        title: t("surah", { number: surah, name: nameOf(facts) }),
        subtitle: `${meaning} · ${t("verses", { count: surahVerseCount(surah) })}`,
      };
    },
    ofPart(kind: keyof typeof PARTS, number: number): PictureSpec | undefined {
      const { count, spanOf } = PARTS[kind];
      if (number > count) return undefined;
      const span = spanOf(number);
      const { surah, verse } = verseOfOrdinal(span.from);
      const range = rangeOf(span);
      return {
        ...common,
        verse: { arabic: find(surah, verse).arabic, number: verse },
        title: t(kind, { number, days: PLAN_DAYS }),
        subtitle: range,
        // Its first verse: that it goes on is clear from the range.
        cutSubtitle: range,
      };
    },
  };
}
