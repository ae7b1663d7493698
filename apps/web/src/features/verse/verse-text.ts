import type { ReaderLanguage } from "@daily-quran/domain/language";
import type { VerseRemark } from "@daily-quran/domain/verse-remark";

/** A translation of a verse as it is handed on. */
interface SharedTranslation {
  /** As served, letter for letter. */
  readonly text: string;
  readonly remark?: VerseRemark | undefined;
  /** The name of its edition, where it is certain. */
  readonly source?: string | undefined;
}

interface VerseTextParts {
  readonly arabic?: string;
  readonly pronunciation?: string | undefined;
  readonly translations?: readonly SharedTranslation[];
  /** In the script of the page: `আত-তারিক ৮৬:৪`. */
  readonly reference: string;
  /** Of the remarks. */
  readonly language: ReaderLanguage;
}

/** A verse to be copied or shared: each text on lines of its own, who translated it below it, its reference last. */
export function verseText(parts: VerseTextParts): string {
  const { arabic, pronunciation, translations = [], reference, language } = parts;
  const lines = [
    arabic,
    pronunciation,
    ...translations.flatMap(({ text, remark, source }) => [
      text,
      source && `— ${source}`,
      remark?.text[language],
    ]),
    reference,
  ];
  return lines.filter((line) => line !== undefined && line !== "").join("\n");
}
