import { sentAgain } from "@daily-quran/progress-sync/device-progress";
import { newUuid } from "../../lib/new-uuid.ts";
import { type DatabaseKeeper, openDatabaseKeeper } from "./database-keeper.ts";
import type { Keeper, NotKept } from "./kept.ts";
import { createMemoryKeeper } from "./memory-keeper.ts";

/** A keeper that goes on without the browser's storage; `notKept` says why, if it does. */
export type SafeKeeper = Keeper & { readonly notKept: () => NotKept | undefined };

/** Keeps progress in IndexedDB, and where that fails as long as the page. */
export function createSafeKeeper(): SafeKeeper {
  let notKept: NotKept | undefined;
  let database: DatabaseKeeper | undefined;
  let opening: Promise<Keeper> | undefined;

  const open = (): Promise<Keeper> =>
    (opening ??= openDatabaseKeeper(new Map(database?.known)).then(
      (found) => (database = found),
      (error: unknown) => withoutStorage(error),
    ));

  function withoutStorage(error: unknown): Keeper {
    notKept = isFull(error) ? "full" : "blocked";
    // Under another device's name: what this page numbers from now on is not stored.
    const forks = [...(database?.known ?? [])].map(
      ([owner, kept]) =>
        [owner, { ...kept, progress: sentAgain(kept.progress, newUuid()) }] as const,
    );
    return createMemoryKeeper(forks);
  }

  const attempt: Keeper["update"] = async (owners, change) => (await open()).update(owners, change);

  const update: Keeper["update"] = async (owners, change) => {
    try {
      return await attempt(owners, change);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      // Full is full; a connection that the browser has closed can be opened again.
      opening = isFull(error) ? Promise.resolve(withoutStorage(error)) : undefined;
      return await attempt(owners, change).catch((again: unknown) => {
        if (!(again instanceof DOMException)) throw again;
        opening = Promise.resolve(withoutStorage(again));
        return attempt(owners, change);
      });
    }
  };

  return {
    update,
    notKept: () => notKept,
    owners: async () => (await open()).owners().catch(() => []),
    close: () => void opening?.then((keeper) => keeper.close()),
  };
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "QuotaExceededError";
