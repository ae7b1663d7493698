import type { ReaderLanguage } from "@daily-quran/domain/language";
import type { Verse } from "@daily-quran/domain/reading";
import type { VerseRemark } from "@daily-quran/domain/verse-remark";
import type { Catalogues } from "../../texts/catalogues.ts";

/** What can be copied of a verse: its label among the texts and, letter for letter, the text with its reference. */
export interface VerseCopy {
  readonly label: keyof Catalogues["sheet"] & `copy${string}`;
  readonly text: string;
}

interface CopyOptions {
  /** The verse's own, absolute. */
  readonly address: string;
  /** Of what is remarked on a translation, which is copied with it. */
  readonly language: ReaderLanguage;
  /** As the reader sees it, where it is shown. */
  readonly pronunciation?: string | undefined;
}

/** The copies of a verse. */
export function copiesOfVerse(
  verse: Verse,
  { address, language, pronunciation }: CopyOptions,
): VerseCopy[] {
  const reference = `(${verse.surahNumber}:${verse.verseNumber})`;
  const referred = (text: string, remark?: VerseRemark) =>
    [`${text} ${reference}`, ...(remark ? [remark.text[language]] : [])].join("\n");
  const { arabic } = verse;
  const english = referred(verse.translation, verse.translationRemark);
  const bengali = referred(verse.bengaliTranslation, verse.bengaliRemark);
  return [
    { label: "copyArabic", text: referred(arabic) },
    { label: "copyOnlyEnglish", text: english },
    { label: "copyOnlyBengali", text: bengali },
    ...(pronunciation === undefined
      ? [
          { label: "copyEnglish" as const, text: `${arabic}\n${english}` },
          { label: "copyBengali" as const, text: `${arabic}\n${bengali}` },
        ]
      : [
          { label: "copyPronunciation" as const, text: referred(pronunciation) },
          { label: "copyAllEnglish" as const, text: `${arabic}\n${pronunciation}\n${english}` },
          { label: "copyAllBengali" as const, text: `${arabic}\n${pronunciation}\n${bengali}` },
        ]),
    { label: "copyLink", text: address },
  ];
}
