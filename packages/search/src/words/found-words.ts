import type { WordIndex } from "./word-index.ts";

/** What a typed word finds in an index. */
export interface FoundWords {
  /** The words that agree with it, each with how well, at most 1. */
  readonly qualities: ReadonlyMap<number, number>;
  /** The texts that have one of them, each with how well the best one agrees. */
  readonly texts: Uint16Array;
  readonly ofText: Float32Array;
}

// Scratch memory of one word at a time; zero between words.
let best = new Float32Array(0);

/** Finds the texts of words, by the word and how well it agrees. */
export function foundWords(
  { posts, postStart, size }: WordIndex,
  qualities: ReadonlyMap<number, number>,
): FoundWords {
  if (best.length < size) best = new Float32Array(size);
  const touched: number[] = [];
  for (const [word, quality] of qualities) {
    const end = postStart[word + 1] ?? 0;
    for (let at = postStart[word] ?? 0; at < end; at += 1) {
      const text = posts[at] ?? 0;
      const before = best[text] ?? 0;
      if (before === 0) touched.push(text);
      if (before < quality) best[text] = quality;
    }
  }
  const texts = Uint16Array.from(touched);
  const ofText = new Float32Array(texts.length);
  for (let at = 0; at < texts.length; at += 1) {
    const text = texts[at] ?? 0;
    ofText[at] = best[text] ?? 0;
    best[text] = 0;
  }
  return { qualities, texts, ofText };
}
