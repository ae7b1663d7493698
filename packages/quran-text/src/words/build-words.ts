import { TOP_WORDS, TopWords } from "@daily-quran/domain/vocabulary";
import { rangesOfDay } from "@daily-quran/reading-schedule/plan";
import { PLAN_DAYS } from "@daily-quran/domain/plan-limits";
import type { SoundEditions } from "../ingest/editions.ts";
import { verseRemarks } from "../ingest/remarks.ts";
import { verseKey } from "../verse-text.ts";
import { BENGALI_GRAMMAR } from "./bengali-grammar.ts";
import { countForms } from "./count-forms.ts";
import { NOUNS } from "./nouns.ts";
import { PARTICLES } from "./particles.ts";
import { VERBS } from "./verbs.ts";
import type { WordEntry } from "./word-entry.ts";

const ENTRIES = new Map([...NOUNS, ...PARTICLES, ...VERBS].map((entry) => [entry.id, entry]));

/**
 * The most frequent words with a verse for each, most frequent first, counted at build time by the reviewed
 * forms in the Arabic edition. Throws when one of them lacks its entry.
 */
export function buildWords(editions: SoundEditions): TopWords {
  const ranked = [...countForms(editions.arabic.verses)].toSorted(
    ([id, count], [otherId, otherCount]) => otherCount - count || (id < otherId ? -1 : 1),
  );
  return TopWords.parse(
    ranked.slice(0, TOP_WORDS).map(([id, count]) => {
      const entry = ENTRIES.get(id);
      if (!entry) throw new Error(`The word ${id} is among the most frequent and has no entry.`);
      return { ...describe(entry, editions), count };
    }),
  );
}

function describe({ place, ...word }: WordEntry, editions: SoundEditions) {
  const key = verseKey(place);
  const index = editions.arabic.verses.findIndex((verse) => verseKey(verse) === key);
  return {
    ...word,
    bengaliGrammar: BENGALI_GRAMMAR[word.grammar],
    verse: editions.arabic.verses[index]?.text,
    wordNumber: place.word,
    bengaliTranslation: editions.bengali.verses[index]?.text,
    englishTranslation: editions.english.verses[index]?.text,
    translationRemark: verseRemarks(editions.english.source.id).get(key),
    bengaliRemark: verseRemarks(editions.bengali.source.id).get(key),
    fullTransliteration: editions.transliteration.verses[index]?.text,
    reference: key,
    day: dayOf(place),
  };
}

function dayOf({ surah, verse }: WordEntry["place"]): number | undefined {
  return Array.from({ length: PLAN_DAYS }, (_, index) => index + 1).find((day) =>
    rangesOfDay(day).some(
      (range) => range.surah === surah && range.from <= verse && verse <= range.to,
    ),
  );
}
