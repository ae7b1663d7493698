/** A reproducible source of choices. */
export interface SeededRandom {
  /** A whole number from 0 to `bound` - 1, each equally likely. */
  below(bound: number): number;
  /** The items in a random order; the list given is left as it is. */
  shuffled<Item>(items: readonly Item[]): Item[];
}

/** Choices that depend on `seed` alone, the same in every JavaScript engine. */
export function seededRandom(seed: string): SeededRandom {
  const next = sfc32(hash128(seed));

  function below(bound: number): number {
    // A remainder alone would favour the low numbers: draw again above the last full multiple.
    const limit = 2 ** 32 - (2 ** 32 % bound);
    let drawn = next();
    while (drawn >= limit) drawn = next();
    return drawn % bound;
  }

  function shuffled<Item>(items: readonly Item[]): Item[] {
    const order = [...items];
    for (const last of order.keys()) {
      const drawn = below(last + 1);
      const item = order[last] as Item;
      order[last] = order[drawn] as Item;
      order[drawn] = item;
    }
    return order;
  }

  return { below, shuffled };
}

// sfc32 (Chris Doty-Humphrey, PractRand): with 128 bits of state neighbouring (cycle, day) seeds do not overlap,
// and its integer operations give the same result in every engine.
function sfc32(state: readonly [number, number, number, number]): () => number {
  let [a, b, c, counter] = state;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  // The first outputs still show the seed.
  for (let round = 0; round < 12; round++) next();
  return next;
}

/** Four FNV-1a lanes with different bases, each finished as in MurmurHash3. */
function hash128(seed: string): [number, number, number, number] {
  const lane = (basis: number) => {
    let hash = basis;
    for (let index = 0; index < seed.length; index++) {
      hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return hash ^ (hash >>> 16);
  };
  return [lane(0x811c9dc5), lane(0x9e3779b9), lane(0x7f4a7c15), lane(0x243f6a88)];
}
