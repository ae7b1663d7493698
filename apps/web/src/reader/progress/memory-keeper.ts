import type { Keeper, Kept, Owner } from "./kept.ts";

/** Keeps progress as long as the page, where the browser stores nothing. */
export function createMemoryKeeper(first: Iterable<readonly [Owner, Kept]> = []): Keeper {
  const all = new Map(first);
  return {
    async update(owners, change) {
      const after = change(owners.map((owner) => all.get(owner)));
      for (const [index, owner] of owners.entries()) {
        const kept = after[index];
        if (kept) all.set(owner, kept);
        else all.delete(owner);
      }
      return after;
    },
    owners: async () => [...all.keys()],
    close: () => all.clear(),
  };
}
