/** Random choices that are the same for the same seed. */
export interface Random {
  /** True in about so many of a hundred cases. */
  readonly percent: (chance: number) => boolean;
  /** A whole number from 0 to below `end`. */
  readonly below: (end: number) => number;
  readonly pick: <Value>(values: readonly Value[]) => Value;
}

/** Makes the choices from numbers between 0 and 1. */
export function randomFrom(next: () => number): Random {
  const below = (end: number): number => Math.floor(next() * end);
  return {
    percent: (chance) => next() * 100 < chance,
    below,
    pick: (values) => {
      const value = values[below(values.length)];
      if (value === undefined && values.length === 0) throw new Error("There is nothing to pick.");
      return value as (typeof values)[number];
    },
  };
}
