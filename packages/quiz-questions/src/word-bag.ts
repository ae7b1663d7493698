/** The distinct words of a text as sorted numbers, small and quick to compare. */
export type WordBag = Uint32Array;

/** Turns texts into word bags; texts to be compared go through the same bagger. */
export function wordBagger(): (words: readonly string[]) => WordBag {
  const numbers = new Map<string, number>();
  return (words) => {
    const bag = new Set<number>();
    for (const word of words) {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      bag.add(number);
    }
    return Uint32Array.from(bag).sort();
  };
}

/** Whether two bags overlap by more than a share, 0 to 1: quicker, as it ends once too many words are unlike. */
export function overlapsBy(share: number, one: WordBag, other: WordBag): boolean {
  const smaller = Math.max(1, Math.min(one.length, other.length));
  let shared = 0;
  let left = 0;
  let right = 0;
  while (left < one.length && right < other.length) {
    const possible = shared + Math.min(one.length - left, other.length - right);
    if (possible / smaller <= share) return false;
    const difference = (one[left] ?? 0) - (other[right] ?? 0);
    if (difference === 0) shared++;
    if (difference <= 0) left++;
    if (difference >= 0) right++;
  }
  return shared / smaller > share;
}

/** The share of the smaller bag's words that the other holds too, 0 to 1. */
export function overlap(one: WordBag, other: WordBag): number {
  let shared = 0;
  let left = 0;
  let right = 0;
  while (left < one.length && right < other.length) {
    const difference = (one[left] ?? 0) - (other[right] ?? 0);
    if (difference === 0) shared++;
    if (difference <= 0) left++;
    if (difference >= 0) right++;
  }
  return shared / Math.max(1, Math.min(one.length, other.length));
}
