import {
  byRemarksField,
  type Remarks,
  type SearchedCommentary,
  type SearchTexts,
} from "@daily-quran/domain/search/search";
import { byField } from "@daily-quran/quran/by-language";
import { LANGUAGE_FACTS } from "@daily-quran/quran/languages";
import { ordinalOfVerse, VERSES, verseOfOrdinal } from "@daily-quran/quran/verse-order";
import type { AppliedTexts } from "./apply-texts.ts";
import type { VerseTexts } from "./verse-texts.ts";

/** The texts of a search with installed ones put in. */
export function applyToSearch(builtIn: SearchTexts, texts: AppliedTexts): SearchTexts {
  return {
    ...builtIn,
    ...byField((language) => ({
      translation: replaced(builtIn[LANGUAGE_FACTS[language].fields.translation], texts[language]),
    })),
    ...byRemarksField((language, field) => stillTrue(builtIn[field], texts[language])),
    tafseer: texts.tafseer ? commentaries(texts.tafseer.texts) : [],
    ...(texts.tafseer && { tafseerEdition: texts.tafseer.id }),
  };
}

/** The remarks on verses whose built-in text was not replaced. */
function stillTrue(remarks: Remarks = {}, texts: VerseTexts | undefined): Remarks {
  const isReplaced = (reference: string): boolean => {
    const [surah = 0, verse = 0] = reference.split(":").map(Number);
    return texts?.runOn(surah, verse) !== undefined;
  };
  return Object.fromEntries(Object.entries(remarks).filter(([verse]) => !isReplaced(verse)));
}

function replaced(verses: string[], texts: VerseTexts | undefined): string[] {
  if (!texts) return verses;
  return verses.map((text, at) => {
    const { surah, verse } = verseOfOrdinal(at + 1);
    return texts.runOn(surah, verse)?.text ?? text;
  });
}

/** Each commentary once, in the order of the mushaf. */
function commentaries(texts: VerseTexts): SearchedCommentary[] {
  const found: SearchedCommentary[] = [];
  for (let ordinal = 1; ordinal <= VERSES; ordinal += 1) {
    const { surah, verse } = verseOfOrdinal(ordinal);
    const run = texts.runOn(surah, verse);
    if (!run || run.from !== verse) continue;
    found.push({ from: ordinal, to: ordinalOfVerse(surah, run.to), text: run.text });
  }
  return found;
}
