import type { Verse } from "@daily-quran/domain/reading";

interface Text {
  readonly surahs: readonly { readonly verses: readonly Verse[] }[];
}

/** A text with the Bengali, and what is remarked on it, of the same verses in another edition. */
export function withBengaliOf<T extends Text>(text: T, { surahs }: Text): T {
  return {
    ...text,
    surahs: text.surahs.map((surah, at) => ({
      ...surah,
      verses: surah.verses.map((verse, index) => withBengali(verse, surahs[at]?.verses[index])),
    })),
  };
}

function withBengali<V extends Verse>(verse: V, other: Verse | undefined): V {
  if (!other) return verse;
  const { bengaliTranslation, bengaliRemark } = other;
  return { ...verse, bengaliTranslation, bengaliRemark };
}
