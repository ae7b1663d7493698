const STEM = 5;
const MIN_LETTERS = 4;
const MAX_SHARED = 0.5;

/**
 * Whether a sentence on a verse says more than the verse: whether enough of its words, by how they begin, are
 * not in the translation.
 */
export function saysMore(sentence: string, translation: string): boolean {
  const known = new Set(stemsOf(translation));
  const stems = stemsOf(sentence);
  const shared = stems.filter((stem) => known.has(stem)).length;
  return shared <= stems.length * MAX_SHARED;
}

function stemsOf(text: string): string[] {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.filter(({ length }) => length >= MIN_LETTERS).map((word) => word.slice(0, STEM));
}
