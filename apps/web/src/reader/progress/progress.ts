import { logFailure } from "../../lib/failure-log.ts";
import { forgetDrafts } from "../../lib/storage/drafts.ts";
import { createListeners } from "../../lib/storage/store.ts";
import { failureText } from "../server/failure.ts";
import { draftsOf } from "../forms/use-draft.ts";
import { sessionHint } from "../server/session-hint.ts";
import {
  type ItemChange,
  newStored,
  type Owner,
  readDays,
  VISITOR,
  withItems,
  withReadDays,
  withSyncReply,
  withVisitors,
} from "./stored-progress.ts";
import {
  type Own,
  type OwnChange,
  type OwnStorage,
  createOwnStorage,
  ownerNow,
} from "./own-storage.ts";
import { type Missing, type ProgressState, stateOf } from "./progress-state.ts";
import { type Sync, createSync, isRefused } from "./sync.ts";

/** The reader's progress in this browser: in memory while somebody follows it, stored before it is shown. */
export interface ProgressStore {
  /** Undefined until it is loaded. */
  readonly get: () => ProgressState | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sets items, or removes them with null: all or none. Fulfilled once they are stored and shown. */
  readonly set: (...changes: readonly ItemChange[]) => Promise<void>;
  /** Puts away what the server refused of an item. */
  readonly dismissRefusal: (id: string) => Promise<void>;
  /** Takes a visitor's progress into the user's, or leaves it for good. */
  readonly answerForVisitor: (isWanted: boolean) => Promise<void>;
  /** Exchanges with the server now; fulfilled once that is done, or has failed. */
  readonly synchronize: () => Promise<void>;
  /** Removes all of a user from this browser, sent or not; their session has ended before. */
  readonly forget: (user: Owner) => Promise<void>;
}

export function createProgressStore(): ProgressStore {
  const { subscribe, notify } = createListeners(start);
  let keeper: OwnStorage | undefined;
  let sync: Sync | undefined;
  let shown: Own | undefined;
  let state: ProgressState | undefined;
  /** Other failures pass by themselves. */
  let syncFailure: string | undefined;
  let exchange: Missing | "done" = "awaited";

  function start(): () => void {
    keeper = createOwnStorage(() => void update((now) => now));
    sync = createSync({
      device: () =>
        shown?.kept && shown.owner !== VISITOR && shown.owner === ownerNow()
          ? { owner: shown.owner, progress: shown.kept.progress }
          : undefined,
      take: async (owner, push, reply) => {
        await update((now) =>
          now.owner === owner && now.kept
            ? { ...now, kept: withSyncReply(now.kept, push, reply) }
            : now,
        );
        if (owner === ownerNow()) exchange = "done";
      },
      onResult: (failure) => {
        syncFailure = isRefused(failure) ? failureText(failure) : undefined;
        if (failure !== null && exchange !== "done") exchange = "failed";
        show(shown);
      },
    });
    const leave = sessionHint.subscribe(() => void follow());
    void follow();
    return () => {
      leave();
      sync?.stop();
      keeper?.close();
      keeper = sync = shown = state = syncFailure = undefined;
      exchange = "awaited";
    };
  }

  /** The page was opened, or the reader signed in or out, here or in another tab. */
  async function follow(): Promise<void> {
    exchange = "awaited";
    // A user's device has its name before it sends anything.
    await update((now) =>
      now.owner === VISITOR || now.kept ? now : { ...now, kept: newStored() },
    );
    await takeReadDays();
    await keeper?.dropOthers().catch((error: unknown) => logFailure("progress", error));
    await sync?.now();
  }

  /** Changes what is kept of the reader, then shows it. */
  async function update(change: OwnChange): Promise<void> {
    const asked = keeper;
    const next = await asked?.update(change);
    // Nobody follows it any more, or the session has changed, which is shown next.
    if (asked === keeper && next?.owner === ownerNow()) show(next);
  }

  function show(next: Own | undefined): void {
    if (!next || !keeper) return;
    shown = next;
    state = stateOf({ ...next, notStored: keeper.notStored(), syncFailure, exchange });
    notify();
  }

  /** Marks of the time before there were several devices. */
  async function takeReadDays(): Promise<void> {
    const days = readDays.get();
    if (Object.keys(days).length === 0) return;
    const now = Date.now();
    await update((own) =>
      own.owner === VISITOR
        ? { ...own, kept: withReadDays(own.kept, days, now) }
        : { ...own, visitor: withReadDays(own.visitor, days, now) },
    );
    if (keeper && !keeper.notStored()) readDays.set({});
  }

  /** Does something with the store running, also where nobody follows it. */
  async function running(act: () => Promise<void>): Promise<void> {
    const leave = subscribe(() => undefined);
    await act().finally(leave);
  }

  return {
    subscribe,
    get: () => state,
    set: (...changes) =>
      running(async () => {
        const now = Date.now();
        await update((own) => ({ ...own, kept: withItems(own.kept, own.owner, { changes, now }) }));
        sync?.soon();
      }),
    dismissRefusal: (id) =>
      running(() =>
        update(({ kept = newStored(), ...own }) => ({
          ...own,
          kept: { ...kept, refused: kept.refused.filter((one) => one.id !== id) },
        })),
      ),
    answerForVisitor: (isWanted) =>
      running(async () => {
        await update((own) => withAnswer(own, isWanted));
        await sync?.now();
      }),
    synchronize: () =>
      running(async () => {
        await update((now) => now);
        await sync?.now();
      }),
    forget: (user) => running(async () => await keeper?.forget(user)),
  };
}

function withAnswer({ owner, kept, visitor }: Own, isWanted: boolean): Own {
  if (owner === VISITOR || !visitor) return { owner, kept, visitor };
  if (isWanted) return { owner, kept: withVisitors(kept, visitor), visitor: undefined };
  return { owner, kept, visitor: { ...visitor, declinedBy: [...visitor.declinedBy, owner] } };
}

/** The reader's progress. Large: the pages that start quickly import it later. */
export const progress = createProgressStore();

/** The reader’s progress, once it is loaded. */
export const loadedProgress = (): Promise<ProgressState> =>
  new Promise((resolve) => {
    const leave = progress.subscribe(() => {
      const state = progress.get();
      if (!state) return;
      leave();
      resolve(state);
    });
    const known = progress.get();
    if (!known) return;
    leave();
    resolve(known);
  });

/** The user has signed out: other tabs are told, and nothing of them stays in this browser. */
export async function leaveNothing(): Promise<void> {
  const user = sessionHint.get();
  sessionHint.set(null);
  forgetDrafts(draftsOf(user));
  if (user !== null) await progress.forget(user);
}
