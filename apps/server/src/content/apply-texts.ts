import type { Reading, Surah, Verse } from "@daily-quran/domain/reading";
import type { VerseTexts } from "./verse-texts.ts";

/** Other texts for a reading; a missing one leaves the built-in text or none. */
export interface AppliedTexts {
  readonly english?: VerseTexts | undefined;
  readonly bengali?: VerseTexts | undefined;
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
  const english = texts.english?.runOn(surahNumber, verseNumber);
  const bengali = texts.bengali?.runOn(surahNumber, verseNumber);
  const transliteration = texts.transliteration?.runOn(surahNumber, verseNumber);
  const indoPak = texts.indoPak?.runOn(surahNumber, verseNumber);
  // A remark is on the built-in text, which has no footnotes.
  const { translationRemark, bengaliRemark, ...rest } = verse;
  return {
    ...rest,
    ...(english ? { translation: english.text } : translationRemark && { translationRemark }),
    ...(english?.notes && { translationNotes: [...english.notes] }),
    ...(bengali ? { bengaliTranslation: bengali.text } : bengaliRemark && { bengaliRemark }),
    ...(bengali?.notes && { bengaliNotes: [...bengali.notes] }),
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
