import type { Mark } from "@daily-quran/domain/progress/progress";
import type { SyncReply } from "@daily-quran/domain/progress/progress-sync";
import {
  type DeviceProgress,
  itemsOf,
  newDevice,
  sentAgain,
  withItem,
  withItemsOf,
  withReply,
} from "@daily-quran/progress-sync/device-progress";
import { type Item, type ItemKind, itemKey } from "@daily-quran/progress-sync/item";
import type { Push } from "@daily-quran/progress-sync/messages";
import { type CalendarDay, isCalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import { isPlanDay } from "@daily-quran/reading-schedule/plan-day";
import { newUuid } from "../../lib/new-uuid.ts";
import { type Parse, storedValue } from "../../lib/storage/storage.ts";

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
export interface StoredProgress {
  readonly version: number;
  readonly progress: DeviceProgress;
  /** The refusals that the reader has not put away. */
  readonly refused: readonly Refusal[];
  /** Of a visitor: the users who did not want it in their account. */
  readonly declinedBy: readonly Owner[];
}

/** What is kept before anything was done. */
export const newStored = (): StoredProgress => ({
  version: 0,
  progress: newDevice(newUuid()),
  refused: [],
  declinedBy: [],
});

/** Why progress lives only as long as the page: storage is full, or the browser allows none. */
export type NotStored = "full" | "blocked";

/** The days of the plan that the reader marked as read, with the calendar day of each. */
export type ReadDays = Readonly<Record<string, CalendarDay>>;

const parseReadDays: Parse<ReadDays> = (value) => {
  if (typeof value !== "object" || value === null) return undefined;
  const valid = Object.entries(value).flatMap(([day, when]) =>
    isPlanDay(Number(day)) && typeof when === "string" && isCalendarDay(when)
      ? [[day, when] as const]
      : [],
  );
  return Object.fromEntries(valid);
};

export const readDays = storedValue<ReadDays>("read-days", {}, parseReadDays);

/** A change that a reader makes: a value, or null to remove it. */
export type ItemChange = Pick<Item, "kind" | "id" | "value">;

/** Sets or removes items of an owner, in order. */
export function withItems(
  kept: StoredProgress = newStored(),
  owner: Owner,
  { changes, now }: { readonly changes: readonly ItemChange[]; readonly now: number },
): StoredProgress {
  const progress = changes.reduce((before, change) => withItem(before, change, now), kept.progress);
  const last = new Map(progress.pending.map((one) => [itemKey(one), one]));
  // A visitor's changes are never sent: the last of each item is enough.
  const pending = progress.pending.filter(
    (one) => last.get(itemKey(one)) === one && one.value !== null,
  );
  return { ...kept, progress: owner === VISITOR ? { ...progress, pending } : progress };
}

/** What is kept once the server has answered, with what it refused. */
export function withSyncReply(kept: StoredProgress, push: Push, reply: SyncReply): StoredProgress {
  const progress = withReply(kept.progress, push, reply) ?? sentAgain(kept.progress, newUuid());
  const refused = reply.refused.flatMap(({ seq, message }): Refusal[] => {
    const operation = push.operations.find((one) => one.seq === seq);
    const isKnown = kept.refused.some((one) => one.seq === seq);
    if (!operation || isKnown) return [];
    const { kind, id, value } = operation;
    return [{ seq, kind, id, value, message }];
  });
  return { ...kept, progress, refused: [...kept.refused, ...refused] };
}

/** Marks of the time before there were several devices: the days of the plan with the UTC date of each. */
export function withReadDays(
  kept: StoredProgress = newStored(),
  days: ReadDays,
  now: number,
): StoredProgress {
  const known = new Set(
    [...itemsOf(kept.progress).values()].map(({ value }) => {
      const { plan, day, date } = value as Partial<Mark>;
      return `${plan} ${day} ${date}`;
    }),
  );
  const changes = Object.entries(days)
    .filter(([day, date]) => !known.has(`daily ${day} ${date}`))
    .map(([day, date]) => {
      const value: Mark = { plan: "daily", day: Number(day), date, timeZone: "UTC" };
      return { kind: "mark" as const, id: newUuid(), value };
    });
  return changes.length > 0 ? withItems(kept, VISITOR, { changes, now }) : kept;
}

/** A user's progress with all of a visitor's. */
export const withVisitors = (
  kept: StoredProgress = newStored(),
  visitor: StoredProgress | undefined,
): StoredProgress =>
  visitor ? { ...kept, progress: withItemsOf(kept.progress, visitor.progress) } : kept;
