import type { Reading, Surah, Verse } from "@daily-quran/domain/reading";
import { byField } from "@daily-quran/quran/by-language";
import { LANGUAGE_FACTS, type ReaderLanguage } from "@daily-quran/quran/languages";
import type { VerseTexts } from "./verse-texts.ts";

/** Other texts for a reading; a missing one leaves the built-in text or none. */
export interface AppliedTexts extends Partial<Record<ReaderLanguage, VerseTexts | undefined>> {
  readonly transliteration?: VerseTexts | undefined;
  readonly indoPak?: VerseTexts | undefined;
  readonly tafseer?: { readonly id: string; readonly texts: VerseTexts } | undefined;
}

/** A built-in reading with installed texts put in. */
export function applyTexts(reading: Reading, texts: AppliedTexts): Reading {
  const { surahs, ...head } = reading;
  return {
    ...head,
    ...(texts.tafseer && { tafseerEdition: texts.tafseer.id }),
    surahs: surahs.map((surah) => ({
      ...surah,
      verses: surah.verses.map((verse) => applyToVerse(verse, surah, texts)),
    })),
  };
}

function applyToVerse(verse: Verse, surah: Surah, texts: AppliedTexts): Verse {
  const { surahNumber, verseNumber } = verse;
  const transliteration = texts.transliteration?.runOn(surahNumber, verseNumber);
  const indoPak = texts.indoPak?.runOn(surahNumber, verseNumber);
  return {
    ...verse,
    ...byField((language) => {
      const { translation, remark } = LANGUAGE_FACTS[language].fields;
      const run = texts[language]?.runOn(surahNumber, verseNumber);
      // A remark is on the built-in text, which has no footnotes.
      if (!run) return { translation: verse[translation], remark: verse[remark] };
      return { translation: run.text, remark: undefined, notes: run.notes && [...run.notes] };
    }),
    ...(indoPak && { arabicIndoPak: indoPak.text }),
    ...(transliteration && { transliteration: transliteration.text }),
    ...(texts.tafseer && tafseerOn(verse, surah, texts.tafseer.texts)),
  };
}

/**
 * A text on several verses is sent once, with the first of them that is read here; it may begin before it.
 */
function tafseerOn(
  { verseNumber }: Verse,
  { number, verses }: Surah,
  texts: VerseTexts,
): Pick<Verse, "tafseer" | "tafseerRange" | "tafseerRef"> {
  const run = texts.runOn(number, verseNumber);
  if (!run) return {};
  const first = Math.max(run.from, verses[0]?.verseNumber ?? run.from);
  if (verseNumber !== first) return { tafseerRef: first };
  if (run.from === run.to) return { tafseer: run.text };
  return { tafseer: run.text, tafseerRange: { from: run.from, to: run.to } };
}
