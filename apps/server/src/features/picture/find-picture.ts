import { listedEditions } from "../../content/listed-editions.ts";
import { EditionLanguage } from "@daily-quran/domain/edition";
import type { ReaderLanguage } from "@daily-quran/domain/language";
import { Reading, type Surah } from "@daily-quran/domain/reading";
import { spanOfPart } from "@daily-quran/quran/borders";
import { LANGUAGE_FACTS } from "@daily-quran/quran/languages";
import { isPart, PART_KINDS, type PartKind } from "@daily-quran/quran/parts";
import { isPlanDay, PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { dayOfVerse, spanOfDay } from "@daily-quran/reading-schedule/plan";
import { surahVerseCount } from "@daily-quran/quran/surah-verse-count";
import { verseOfOrdinal } from "@daily-quran/quran/verse-order";
import { isRealRange } from "@daily-quran/quran/verse-reference";
import type { VerseSpan } from "@daily-quran/quran/verse-spans";
import type { Content } from "../../content/content.ts";
import { parseDocument } from "../../content/ready-document.ts";
import type { Catalogues } from "../../texts/en/catalogues.ts";
import { translator } from "../../texts/translate.ts";
import type { PictureSpec, PictureTranslation } from "./picture-spec.ts";

type Texts = Pick<Content, "parseReading">;

const translate = translator("pictures");

const VERSE_NAME = /^verse-([1-9]\d{0,2})-([1-9]\d{0,2})(?:-in-([a-z0-9-]{2,64}))?$/;
const PART_NAME = /^([a-z]+)-([1-9]\d{0,2})$/;

/** What the picture of a name shows (`verse-2-255`, `surah-2`, `juz-30`, `page-604`, `day-1`, `khatma`); undefined for others. */
export function findPicture(
  content: Texts,
  name: string,
  language: ReaderLanguage,
): PictureSpec | undefined {
  const picturing = picturesIn(content, language);
  if (name === "khatma") return picturing.ofKhatma();
  const [, surah, verse] = VERSE_NAME.exec(name) ?? [];
  if (surah !== undefined) return picturing.ofVerse(Number(surah), Number(verse));
  const [, named, digits] = PART_NAME.exec(name) ?? [];
  const number = Number(digits);
  if (named === "day") return isPlanDay(number) ? picturing.ofSpan("day", number) : undefined;
  const kind = PART_KINDS.find((each) => each === named);
  if (!kind || !isPart(kind, number)) return undefined;
  return kind === "surah" ? picturing.ofSurah(number) : picturing.ofSpan(kind, number);
}

type Editions = Pick<Content, "reading" | "editions">;

/**
 * The translation that a picture's name asks for (`verse-2-255-in-en-saheeh`) of a verse that there is; undefined
 * where it asks for none. Throws EDITION_NOT_FOUND.
 */
export async function findTranslation(
  { reading, editions }: Editions,
  name: string,
  language: ReaderLanguage,
): Promise<PictureTranslation | undefined> {
  const [, surah = "", verse = "", id] = VERSE_NAME.exec(name) ?? [];
  if (id === undefined) return undefined;
  const day = dayOfVerse(Number(surah), Number(verse));
  const { surahs } = Reading.parse(parseDocument(await reading(day, { translation: id })));
  const found = surahs
    .flatMap(({ verses }) => verses)
    .find((one) => one.surahNumber === Number(surah) && one.verseNumber === Number(verse));
  const listed = listedEditions({ editions });
  const asked = listed.find((edition) => edition.id === id);
  // Where the edition lacks the verse the reading has the built-in text.
  const edition = asked?.missingVerses.includes(`${surah}:${verse}`)
    ? listed.find(
        (one) => one.builtIn && one.kind === asked.kind && one.language === asked.language,
      )
    : asked;
  if (!found || !edition) throw new Error(`There is no ${name} in its day`);
  const { fields } = LANGUAGE_FACTS[EditionLanguage.parse(edition.language)];
  const remark = found[fields.remark];
  return {
    text: found[fields.translation],
    source: edition.name,
    ...(remark && { remark: remark.text[language] }),
  };
}

function picturesIn(content: Texts, language: ReaderLanguage) {
  const t = (key: keyof Catalogues["pictures"], values?: Record<string, string | number>) =>
    translate(language, key, values);
  const numerals = new Intl.NumberFormat(language, { useGrouping: false });
  const reference = (surah: number, verse: number) =>
    `${numerals.format(surah)}:${numerals.format(verse)}`;
  const { fields } = LANGUAGE_FACTS[language];
  const nameOf = (surah: Surah) => surah[fields.name];
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
      if (!isRealRange({ surah, from: verse, to: verse })) return undefined;
      const { facts, arabic } = find(surah, verse);
      const title = `${nameOf(facts)} ${reference(surah, verse)}`;
      return { ...common, verse: { arabic, number: verse }, title, subtitle: "" };
    },
    ofSurah(surah: number): PictureSpec {
      const { facts } = find(surah, 1);
      return {
        ...common,
        name: facts.arabicName,
        title: t("surah", { number: surah, name: nameOf(facts) }),
        subtitle: `${facts[fields.meaning]} · ${t("verses", { count: surahVerseCount(surah) })}`,
      };
    },
    ofKhatma: (): PictureSpec => ({
      ...common,
      name: "القرآن الكريم",
      title: t("khatma"),
      subtitle: t("khatmaHow"),
    }),
    ofSpan(kind: Exclude<PartKind, "surah"> | "day", number: number): PictureSpec {
      const span = kind === "day" ? spanOfDay(number) : spanOfPart(kind, number);
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
