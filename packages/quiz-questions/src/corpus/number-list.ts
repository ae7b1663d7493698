/** A growing list of whole numbers below 2³²; four bytes each, and nothing for the collector to follow. */
export interface NumberList {
  readonly length: number;
  push(value: number): void;
  /** The number at an index; 0 where there is none. */
  at(index: number): number;
  /** All numbers, without a copy: later changes may or may not be seen. */
  values(): Uint32Array;
}

const FIRST_SIZE = 64;

/** A list of no number yet. */
export function numberList(): NumberList {
  let held = new Uint32Array(FIRST_SIZE);
  let length = 0;
  return {
    get length() {
      return length;
    },
    push: (value) => {
      if (length === held.length) {
        const larger = new Uint32Array(length + (length >>> 1));
        larger.set(held);
        held = larger;
      }
      held[length++] = value;
    },
    at: (index) => (index < length ? (held[index] ?? 0) : 0),
    values: () => held.subarray(0, length),
  };
}
