import { setImmediate as nextTurn } from "node:timers/promises";

/** Finds what belongs to a key, if there is anything. */
export type LookUp<Found> = (key: string) => Promise<Found | undefined>;

/**
 * Makes one query of all look-ups that are asked for in the same turn of the event loop, at most `most`: under
 * load a statement, with its way to the database and back, costs more than what it finds.
 */
export function lookUpTogether<Found>(
  findAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
  most: number,
): LookUp<Found> {
  let batch: { keys: Set<string>; found: Promise<ReadonlyMap<string, Found>> } | undefined;

  const begin = (): NonNullable<typeof batch> => {
    const keys = new Set<string>();
    const found = nextTurn().then(() => {
      if (batch?.keys === keys) batch = undefined;
      return findAll([...keys]);
    });
    return { keys, found };
  };

  return async (key) => {
    if (!batch || batch.keys.size >= most) batch = begin();
    batch.keys.add(key);
    return (await batch.found).get(key);
  };
}
