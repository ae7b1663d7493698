const MIN_WORDS = 3;
// Between two verses, so that no phrase goes over the end of one.
const END_OF_VERSE = -1;

/** Finds where a run of at least three words occurs in the Quran. */
export interface PhraseIndex {
  /** Adds the next verse, given as its word keys in order. */
  add(words: readonly string[]): void;
  /** The positions of the verses that hold these word keys in this order, one entry per occurrence. */
  occurrences(words: readonly string[]): number[];
  /** How often a word key occurs in the verses. */
  countOf(word: string): number;
}

/**
 * An index of no verse yet; each word of the text is held as a number, and each number with its offsets in the
 * text.
 */
export function phraseIndex(): PhraseIndex {
  const numbers = new Map<string, number>();
  const text: number[] = [];
  const positions: number[] = [];
  const offsetsOf: number[][] = [];
  let verses = 0;

  function add(words: readonly string[]): void {
    for (const word of words) {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      (offsetsOf[number] ??= []).push(text.length);
      text.push(number);
      positions.push(verses);
    }
    text.push(END_OF_VERSE);
    positions.push(verses);
    verses++;
  }

  function occurrences(words: readonly string[]): number[] {
    if (words.length < MIN_WORDS) return [];
    const phrase = words.map((word) => numbers.get(word));
    const offsets = phrase.map((number) => (number === undefined ? [] : (offsetsOf[number] ?? [])));
    const fewest = Math.min(...offsets.map(({ length }) => length));
    const rarest = offsets.findIndex(({ length }) => length === fewest);
    return (offsets[rarest] ?? [])
      .map((offset) => offset - rarest)
      .filter((start) => phrase.every((number, index) => text[start + index] === number))
      .map((start) => positions[start] ?? 0);
  }

  function countOf(word: string): number {
    const number = numbers.get(word);
    return number === undefined ? 0 : (offsetsOf[number]?.length ?? 0);
  }

  return { add, occurrences, countOf };
}
