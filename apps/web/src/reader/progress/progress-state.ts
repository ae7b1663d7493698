import { itemsOf } from "@daily-quran/progress-sync/device-progress";
import type { Item, ItemKind } from "@daily-quran/progress-sync/item";
import {
  type StoredProgress,
  type NotStored,
  type Owner,
  type Refusal,
  VISITOR,
} from "./stored-progress.ts";

/** What a visitor left in this browser, which a user may take into the account. */
export interface LeftByVisitor {
  readonly marks: number;
  readonly bookmarks: number;
  readonly plans: number;
}

/** The progress that the page shows, by the keys of its items. */
export interface ProgressState {
  readonly owner: Owner;
  readonly items: ReadonlyMap<string, Item>;
  /** How many changes of a user the server does not have yet. */
  readonly unsent: number;
  readonly refused: readonly Refusal[];
  readonly notStored: NotStored | undefined;
  readonly leftByVisitor: LeftByVisitor | undefined;
  /** Why the server refuses all changes, in a sentence. */
  readonly syncFailure: string | undefined;
  /** Of a user: what the account has is on its way to this device for the first time, or did not come. */
  readonly missing: Missing | undefined;
}

export type Missing = "awaited" | "failed";

interface Parts {
  readonly owner: Owner;
  readonly kept: StoredProgress | undefined;
  readonly visitor: StoredProgress | undefined;
  readonly notStored: NotStored | undefined;
  readonly syncFailure: string | undefined;
  /** How the exchanges with the account have gone so far. */
  readonly exchange: Missing | "done";
}

const NOTHING: ReadonlyMap<string, Item> = new Map();

export function stateOf(parts: Parts): ProgressState {
  const { owner, kept, visitor, notStored, syncFailure, exchange } = parts;
  const isHeard = owner === VISITOR || exchange === "done" || (kept?.progress.since ?? 0) > 0;
  const isOffered = owner !== VISITOR && visitor && !visitor.declinedBy.includes(owner);
  return {
    owner,
    items: kept ? itemsOf(kept.progress) : NOTHING,
    unsent: owner === VISITOR ? 0 : (kept?.progress.pending.length ?? 0),
    refused: kept?.refused ?? [],
    notStored,
    leftByVisitor: isOffered ? leftIn(visitor) : undefined,
    syncFailure,
    missing: isHeard ? undefined : exchange,
  };
}

/** Undefined for what is not worth a question: the verse where a visitor stopped. */
function leftIn({ progress }: StoredProgress): LeftByVisitor | undefined {
  const items = [...itemsOf(progress).values()];
  const count = (wanted: ItemKind) => items.filter(({ kind }) => kind === wanted).length;
  const left = { marks: count("mark"), bookmarks: count("bookmark"), plans: count("plan") };
  return left.marks + left.bookmarks + left.plans > 0 ? left : undefined;
}
