import type { ItemKind } from "@daily-quran/progress-sync/item";
import { type DeviceProgress, newDevice } from "@daily-quran/progress-sync/device-progress";
import { newUuid } from "../../lib/new-uuid.ts";

/** Whose progress it is: a user's ID, or `VISITOR`. */
export type Owner = number;

export const VISITOR: Owner = 0;

/** A change that the server may not store, and why. */
export interface Refusal {
  readonly seq: number;
  readonly kind: ItemKind;
  readonly id: string;
  readonly value: unknown;
  readonly message: string;
}

/** What is stored of one owner; `version` grows with each change of it. */
export interface Kept {
  readonly version: number;
  readonly progress: DeviceProgress;
  /** The refusals that the reader has not put away. */
  readonly refused: readonly Refusal[];
  /** Of a visitor: the users who did not want it in their account. */
  readonly declinedBy: readonly Owner[];
}

/** What is kept before anything was done. */
export const newKept = (): Kept => ({
  version: 0,
  progress: newDevice(newUuid()),
  refused: [],
  declinedBy: [],
});

/** A change of what is kept of some owners, undefined for nothing; pure, as it may be done twice. */
export type KeptChange = (kept: readonly (Kept | undefined)[]) => readonly (Kept | undefined)[];

/** Why progress lives only as long as the page: storage is full, or the browser allows none. */
export type NotKept = "full" | "blocked";

/** Keeps progress by its owner, in one transaction each time. */
export interface Keeper {
  /** Changes what is kept of some owners, all or nothing, and returns it. */
  readonly update: (
    owners: readonly Owner[],
    change: KeptChange,
  ) => Promise<readonly (Kept | undefined)[]>;
  readonly owners: () => Promise<readonly Owner[]>;
  readonly close: () => void;
}
