import type { Correction } from "./correction.ts";
import type { Erratum } from "./errata.ts";
import { type VerseText, verseKey } from "../verse-text.ts";

/** Applies errata to an edition; throws if one does not match the source exactly once. */
export function applyErrata(
  edition: string,
  verses: readonly VerseText[],
  errata: readonly Erratum[],
): VerseText[] {
  const texts = new Map(verses.map((verse) => [verseKey(verse), verse.text]));
  const corrections = errata
    .filter((erratum) => erratum.edition === edition)
    .flatMap((erratum) => erratum.corrections);
  for (const correction of corrections) {
    const [key] = correction;
    texts.set(key, correct(edition, texts.get(key) ?? "", correction));
  }
  return verses.map((verse) => ({ ...verse, text: texts.get(verseKey(verse)) ?? verse.text }));
}

function correct(edition: string, text: string, [key, from, to]: Correction): string {
  const times = text.split(from).length - 1;
  if (times !== 1) {
    throw new Error(
      `${edition} ${key}: the erratum expects “${from}” once in the source, found it ${times} times.`,
    );
  }
  // A function, so that `$` in the text is no replacement pattern.
  return text.replace(from, () => to);
}
