import { textKey } from "./text-key.ts";

/** Tells of a text whether more than one of the given texts begins with it. */
export function repeatedOpenings(texts: readonly string[]): (text: string) => boolean {
  const keys = texts.map(textKey).sort();

  return (text) => {
    const key = textKey(text);
    const first = firstNotBefore(keys, key);
    return keys[first + 1]?.startsWith(key) ?? false;
  };
}

function firstNotBefore(sorted: readonly string[], key: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? "") < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
