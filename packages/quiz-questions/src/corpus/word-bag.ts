import { numberList } from "./number-list.ts";

/** The distinct words of a text as sorted numbers: `numbers` from `from` to before `to`. */
export interface WordBag {
  readonly numbers: Uint32Array;
  readonly from: number;
  readonly to: number;
}

/** Puts the bags of many texts into one array. */
export interface WordBagsBuilder {
  add(words: readonly string[]): void;
  /** Ends the adding, and forgets the words: finds a text's bag by the order in which it was added, from 0. */
  done(): (index: number) => WordBag;
}

/** Bags of no text yet. */
export function wordBags(): WordBagsBuilder {
  const sortedNumbers = wordNumberer();
  const all = numberList();
  const starts = numberList();
  return {
    add: (words) => {
      starts.push(all.length);
      for (const number of sortedNumbers(words)) all.push(number);
    },
    done: () => {
      starts.push(all.length);
      return bagFinder(all.values().slice(), starts.values().slice());
    },
  };
}

/** Apart from the builder: a function keeps all that is around it. */
function bagFinder(numbers: Uint32Array, bounds: Uint32Array): (index: number) => WordBag {
  return (index) => ({ numbers, from: bounds[index] ?? 0, to: bounds[index + 1] ?? 0 });
}

function wordNumberer(): (words: readonly string[]) => Uint32Array {
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

/** Whether two bags overlap by more than a share, 0 to 1: quicker, as it ends once that is decided. */
export function overlapsBy(share: number, one: WordBag, other: WordBag): boolean {
  const enough = leastShared(share, smallerSize(one, other));
  // How many words of each may be unlike the other's: without a division for each word.
  let unlikeLeft = one.to - one.from - enough;
  let unlikeRight = other.to - other.from - enough;
  let shared = 0;
  let left = one.from;
  let right = other.from;
  while (unlikeLeft >= 0 && unlikeRight >= 0) {
    if (shared >= enough) return true;
    const difference = (one.numbers[left] ?? 0) - (other.numbers[right] ?? 0);
    if (difference === 0) shared++;
    if (difference <= 0) left++;
    if (difference >= 0) right++;
    if (difference < 0) unlikeLeft--;
    if (difference > 0) unlikeRight--;
  }
  return false;
}

/** The fewest shared words that are more than a share of a bag of this size. */
function leastShared(share: number, size: number): number {
  let least = Math.floor(share * size);
  while (least / size <= share) least++;
  return least;
}

/** The share of the smaller bag's words that the other holds too, 0 to 1. */
export function overlap(one: WordBag, other: WordBag): number {
  let shared = 0;
  let left = one.from;
  let right = other.from;
  while (left < one.to && right < other.to) {
    const difference = (one.numbers[left] ?? 0) - (other.numbers[right] ?? 0);
    if (difference === 0) shared++;
    if (difference <= 0) left++;
    if (difference >= 0) right++;
  }
  return shared / smallerSize(one, other);
}

function smallerSize(one: WordBag, other: WordBag): number {
  return Math.max(1, Math.min(one.to - one.from, other.to - other.from));
}
