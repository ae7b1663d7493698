import { sentAgain } from "@daily-quran/progress-sync/device-progress";
import { newUuid } from "../../lib/new-uuid.ts";
import { sessionHint } from "../server/session-hint.ts";
import {
  type DatabaseStorage,
  openDatabaseStorage,
  type ProgressStorage,
} from "./database-storage.ts";
import { type StoredProgress, type NotStored, type Owner, VISITOR } from "./stored-progress.ts";

/** What is kept of the reader, and beside a user's what a visitor left in this browser. */
export interface Own {
  readonly owner: Owner;
  readonly kept: StoredProgress | undefined;
  readonly visitor: StoredProgress | undefined;
}

/** Pure, as it may be done twice. */
export type OwnChange = (own: Own) => Own;

/** Keeps the progress of whoever is signed in, or of a visitor, and tells other tabs of changes. */
export interface OwnStorage {
  readonly update: (change: OwnChange) => Promise<Own>;
  /** Removes a user who has signed out. */
  readonly forget: (user: Owner) => Promise<void>;
  /** Removes the users whose sessions have ended, but those with changes that were not sent. */
  readonly dropOthers: () => Promise<void>;
  readonly notStored: () => NotStored | undefined;
  readonly close: () => void;
}

export const ownerNow = (): Owner => sessionHint.get() ?? VISITOR;

const CHANNEL = "daily-quran-progress";

export function createOwnStorage(onOtherTab: () => void): OwnStorage {
  const keeper = createSafeStorage();
  const channel = "BroadcastChannel" in window ? new BroadcastChannel(CHANNEL) : undefined;
  channel?.addEventListener("message", onOtherTab);
  let last: Promise<unknown> | undefined;

  async function store(change: OwnChange): Promise<Own> {
    const owner = ownerNow();
    const owners = owner === VISITOR ? [VISITOR] : [owner, VISITOR];
    let isInSession = false;
    let isChanged = false;
    const [kept, visitor] = await keeper.update(owners, (before) => {
      isInSession = ownerNow() === owner;
      if (!isInSession) return before;
      const own = { owner, kept: before[0], visitor: before[1] };
      const after = change(own);
      isChanged = after.kept !== own.kept || after.visitor !== own.visitor;
      return owner === VISITOR ? [after.kept] : [after.kept, after.visitor];
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    if (isChanged) channel?.postMessage(null);
    // The reader signed in or out before it was stored: it is theirs now.
    return isInSession ? { owner, kept, visitor } : await store(change);
  }

  return {
    update(change) {
      const stored = store(change);
      last = stored;
      return stored;
    },
    async forget(user) {
      await keeper.update([user], () => [undefined]);
    },
    async dropOthers() {
      const others = (await keeper.owners()).filter((one) => one !== VISITOR && one !== ownerNow());
      if (others.length > 0)
        await keeper.update(others, (kept) =>
          kept.map((one) => (one && one.progress.pending.length > 0 ? one : undefined)),
        );
    },
    notStored: keeper.notStored,
    close: () => void closeAfter(last, [channel, keeper]),
  };
}

/** What is on its way is stored first. */
async function closeAfter(
  last: Promise<unknown> | undefined,
  open: readonly ({ close(): void } | undefined)[],
): Promise<void> {
  await last?.catch(() => undefined);
  for (const one of open) one?.close();
}

/** A keeper that goes on without the browser's storage; `notStored` says why, if it does. */
type SafeStorage = ProgressStorage & { readonly notStored: () => NotStored | undefined };

/** Keeps progress in IndexedDB, and where that fails as long as the page. */
function createSafeStorage(): SafeStorage {
  let notStored: NotStored | undefined;
  let database: DatabaseStorage | undefined;
  let opening: Promise<ProgressStorage> | undefined;

  const open = (): Promise<ProgressStorage> =>
    (opening ??= openDatabaseStorage(new Map(database?.known)).then(
      (found) => (database = found),
      (error: unknown) => withoutStorage(error),
    ));

  function withoutStorage(error: unknown): ProgressStorage {
    notStored = isFull(error) ? "full" : "blocked";
    // Under another device's name: what this page numbers from now on is not stored.
    const forks = [...(database?.known ?? [])].map(
      ([owner, kept]) =>
        [owner, { ...kept, progress: sentAgain(kept.progress, newUuid()) }] as const,
    );
    return createMemoryStorage(forks);
  }

  const attempt: ProgressStorage["update"] = async (owners, change) =>
    (await open()).update(owners, change);

  const update: ProgressStorage["update"] = async (owners, change) => {
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
    notStored: () => notStored,
    owners: async () => (await open()).owners().catch(() => []),
    close: () => void opening?.then((keeper) => keeper.close()),
  };
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "QuotaExceededError";

/** Keeps progress as long as the page, where the browser stores nothing. */
function createMemoryStorage(
  first: Iterable<readonly [Owner, StoredProgress]> = [],
): ProgressStorage {
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
