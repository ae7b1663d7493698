/** Counts of pairs of words by their numbers, few of which occur. */
export interface PairTable {
  add(one: number, others: Int32Array): void;
  countOf(one: number, other: number): number;
}

/** Makes a hash table for so many pairs at most: a Map of them takes several times as long. */
export function pairTable(pairs: number): PairTable {
  const bits = Math.ceil(Math.log2(2 * pairs + 2));
  const last = 2 ** bits - 1;
  // A free slot has the number 0, so the first word is stored one higher.
  const [ones, others] = [new Int32Array(last + 1), new Int32Array(last + 1)];
  const counts = new Uint16Array(last + 1);
  const firsts: boolean[] = [];
  const slotOf = (one: number, other: number): number => {
    let slot = (Math.imul(one, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b)) >>> (32 - bits);
    while (ones[slot] !== 0 && (ones[slot] !== one + 1 || others[slot] !== other))
      slot = (slot + 1) & last;
    return slot;
  };
  return {
    add: (one, words) => {
      firsts[one] = true;
      for (let index = 0; index < words.length; index++) {
        const other = words[index] ?? 0;
        const slot = slotOf(one, other);
        ones[slot] = one + 1;
        others[slot] = other;
        counts[slot] = (counts[slot] ?? 0) + 1;
      }
    },
    countOf: (one, other) => (firsts[one] ? (counts[slotOf(one, other)] ?? 0) : 0),
  };
}
