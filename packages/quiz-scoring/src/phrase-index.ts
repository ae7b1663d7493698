const GRAM = 3;

/** Finds where a run of at least three words occurs in the Quran. */
export interface PhraseIndex {
  /** The positions of the verses that hold these word keys in this order, one entry per occurrence. */
  occurrences(words: readonly string[]): number[];
}

/** Indexes verses, each given as its word keys in order. */
export function indexPhrases(verses: readonly (readonly string[])[]): PhraseIndex {
  const places = new Map<string, { position: number; offset: number }[]>();
  for (const [position, words] of verses.entries()) {
    for (let offset = 0; offset + GRAM <= words.length; offset++) {
      const gram = words.slice(offset, offset + GRAM).join(" ");
      const known = places.get(gram);
      if (known) known.push({ position, offset });
      else places.set(gram, [{ position, offset }]);
    }
  }

  function occurrences(words: readonly string[]): number[] {
    const starts = places.get(words.slice(0, GRAM).join(" ")) ?? [];
    return starts
      .filter(({ position, offset }) =>
        words.every((word, index) => verses[position]?.[offset + index] === word),
      )
      .map(({ position }) => position);
  }

  return { occurrences };
}
