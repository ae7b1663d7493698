import type { Verse } from "@daily-quran/domain/reading";
import { foreignAnswer } from "../server/fetcher.ts";

interface Text {
  readonly surahs: readonly { readonly verses: readonly Verse[] }[];
}

/** A text with the Bengali, and what is remarked on it, of the same verses in another edition. */
export function withBengaliOf<T extends Text>(text: T, { surahs }: Text): T {
  const others = new Map(surahs.flatMap(({ verses }) => verses).map((one) => [keyOf(one), one]));
  return {
    ...text,
    surahs: text.surahs.map((surah) => ({
      ...surah,
      verses: surah.verses.map((verse) => withBengali(verse, others.get(keyOf(verse)))),
    })),
  };
}

const keyOf = ({ surahNumber, verseNumber }: Verse): string => `${surahNumber}:${verseNumber}`;

function withBengali<V extends Verse>(verse: V, other: Verse | undefined): V {
  // Else the built-in translation would stand under the name of the chosen one.
  if (!other) throw foreignAnswer();
  const { bengaliTranslation, bengaliRemark, bengaliNotes } = other;
  return { ...verse, bengaliTranslation, bengaliRemark, bengaliNotes };
}
