import type { SearchTexts } from "@daily-quran/domain/search/search";
import type { Steps } from "@daily-quran/steps/steps";
import { SURAH_NAMES } from "@daily-quran/quran-text/search/surah-names";
import { JUZ_NAMED, JUZ_NAMES } from "./juz-names.ts";
import { type NameBook, nameBook } from "./name-book.ts";
import { type NamedVerses, VERSES_CALLED, VERSES_NAMED, VERSES_SAID } from "./verse-names.ts";

/** All names that a search knows. */
export interface Names {
  readonly surahs: NameBook<number>;
  readonly meanings: NameBook<number>;
  readonly juzs: NameBook<number>;
  readonly juzsAlone: NameBook<number>;
  /** Names that follow a word for verse. */
  readonly called: NameBook<NamedVerses>;
  readonly alone: NameBook<NamedVerses>;
  /** Names that count only as they are spelled. */
  readonly said: NameBook<NamedVerses>;
}

/** Prepares the names of surahs, juz and verses. */
export function* indexNames(surahs: SearchTexts["surahs"]): Steps<Names> {
  const ofSurahs = surahs.map(({ englishName, bengaliName, arabicName }, index) => {
    const others = SURAH_NAMES[index + 1] ?? [];
    return [index + 1, [englishName, bengaliName, arabicName, ...others]] as const;
  });
  const meanings = surahs.map(({ englishMeaning }, index) => {
    const bare = englishMeaning.replace(/^(?:The|He) /u, "");
    return [index + 1, [englishMeaning, bare]] as const;
  });
  const ofJuzs = Object.entries(JUZ_NAMES).map(([juz, names]) => [Number(juz), names] as const);
  const ofJuzsAlone = Object.entries(JUZ_NAMED).map(([name, juz]) => [juz, [name]] as const);
  return {
    surahs: yield* nameBook(ofSurahs),
    meanings: yield* nameBook(meanings),
    juzs: yield* nameBook(ofJuzs),
    juzsAlone: yield* nameBook(ofJuzsAlone),
    called: yield* nameBook(VERSES_CALLED.map((verses) => [verses, verses.names] as const)),
    said: yield* nameBook(VERSES_SAID.map((verses) => [verses, verses.names] as const)),
    alone: yield* nameBook(VERSES_NAMED.map((verses) => [verses, verses.names] as const)),
  };
}
