import { DomainError } from "@daily-quran/domain/errors";
import type { ListPage, Paging } from "@daily-quran/domain/paging";
import type { ItemKind } from "@daily-quran/progress-sync/item";
import { belowCursor } from "../paging/below-cursor.ts";
import type { Sql } from "../../db/client.ts";
import type { Actor } from "../../request/actor.ts";
import {
  countItems,
  findItem,
  forgetRemoved,
  isRemovedItem,
  LAST_REVISION,
  listItems,
  MAX_REMOVED,
  removeItem,
  type StoredItem,
  writeItem,
} from "./item.sql.ts";
import { type Applied, applyChanges, type Sent } from "./sync.sql.ts";

/** A stored value with its id and the instant of its last change. */
type Kept<Value> = Value & { readonly id: string; readonly updatedAt: string };

/** A page of the actor's items of a kind, the last changed first. */
export async function listOwn<Value extends object>(
  sql: Sql,
  { userId }: Actor,
  { kind, limit, cursor }: Paging & { readonly kind: ItemKind },
): Promise<ListPage<Kept<Value>>> {
  const below = belowCursor(cursor, LAST_REVISION);
  const [rows, { [kind]: total }] = await Promise.all([
    listItems(sql, { userId, kind }, { below, limit: limit + 1 }),
    countItems(sql, userId),
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { items: page.map(storedOf<Value>), total, nextCursor: last && String(last.revision) };
}

interface ItemName {
  readonly kind: ItemKind;
  readonly id: string;
}

/** Stores an item of the actor; the same again changes nothing. Throws MARK_REMOVED, PROGRESS_FULL. */
export async function setOwn<Value extends object>(
  sql: Sql,
  { userId, now }: Actor,
  { kind, id, value }: ItemName & { readonly value: Value },
): Promise<Kept<Value>> {
  const at = new Date(now).toISOString();
  const written =
    (await writeItem(sql, { userId, kind, id }, { value, at })) ??
    // The same came twice at once, and the other one was first.
    (await findItem(sql, { userId, kind, id }));
  if (written) return storedOf<Value>(written);
  const isRemoved = kind === "mark" && (await isRemovedItem(sql, { userId, kind, id }));
  throw new DomainError(isRemoved ? "MARK_REMOVED" : "PROGRESS_FULL");
}

/** What is stored under an id: every value was checked by its schema before it was. */
export function storedOf<Value extends object>({ id, value, updatedAt }: StoredItem): Kept<Value> {
  return { ...(value as Value), id, updatedAt };
}

/** Removes an item of the actor; what is not there stays so. */
export async function removeOwn(
  sql: Sql,
  { userId, now }: Pick<Actor, "userId" | "now">,
  item: ItemName,
): Promise<void> {
  const removed = await removeItem(sql, { userId, ...item }, new Date(now).toISOString());
  if ((removed ?? 0) > MAX_REMOVED) await forgetRemoved(sql, userId, MAX_REMOVED / 2);
}

/** Writes what was sent, if there is room, and forgets what was removed long ago. Throws UNAUTHORIZED. */
export async function writeProgress(sql: Sql, userId: number, sent: Sent): Promise<Applied> {
  const done = await applyChanges(sql, userId, sent);
  if (!done) throw new DomainError("UNAUTHORIZED");
  if (done.removed > MAX_REMOVED) await forgetRemoved(sql, userId, MAX_REMOVED / 2);
  return done;
}

/** What was written; throws PROGRESS_FULL where there was no room. */
export function checkRoom(done: Applied): Applied {
  if (done.isFull) throw new DomainError("PROGRESS_FULL");
  return done;
}
