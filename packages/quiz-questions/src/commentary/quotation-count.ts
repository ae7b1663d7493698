import type { Steps } from "@daily-quran/steps/steps";

const GRAM = 3;

/**
 * How often each quotation occurs in the texts, word for word; quotations of fewer than three words
 * count as never.
 */
export function* countQuotations(
  quotations: readonly string[],
  texts: readonly string[],
): Steps<Map<string, number>> {
  const counts = new Map(quotations.map((quotation) => [quotation, 0]));
  const byBeginning = new Map<string, { quotation: string; words: string[] }[]>();
  for (const quotation of counts.keys()) {
    yield;
    const words = wordsOf(quotation);
    const gram = gramAt(words, 0);
    if (gram === undefined) continue;
    byBeginning.set(gram, [...(byBeginning.get(gram) ?? []), { quotation, words }]);
  }
  for (const text of texts) {
    yield;
    const words = wordsOf(text);
    for (const start of words.keys()) {
      for (const quoted of byBeginning.get(gramAt(words, start) ?? "") ?? []) {
        if (!quoted.words.every((word, index) => words[start + index] === word)) continue;
        counts.set(quoted.quotation, (counts.get(quoted.quotation) ?? 0) + 1);
      }
    }
  }
  return counts;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function gramAt(words: readonly string[], start: number): string | undefined {
  return start + GRAM > words.length ? undefined : words.slice(start, start + GRAM).join(" ");
}
