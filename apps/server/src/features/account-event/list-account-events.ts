import type { AccountEvent } from "@daily-quran/domain/account/account-event";
import type { ListPage, Paging } from "@daily-quran/domain/paging";
import type { Sql } from "../../db/client.ts";
import type { Actor } from "../../request/actor.ts";
import { belowCursor } from "../paging/below-cursor.ts";
import { countAccountEventsOf, listAccountEventsOf } from "./account-event.sql.ts";
import { oldestAccountEvent } from "./record-account-event.ts";

/** What was done with the caller's account during the last year, newest first. */
export async function listAccountEvents(
  sql: Sql,
  { userId, now }: Actor,
  { limit, cursor }: Paging,
): Promise<ListPage<AccountEvent>> {
  const since = oldestAccountEvent(now);
  const [rows, total] = await Promise.all([
    listAccountEventsOf(sql, userId, { since, below: belowCursor(cursor), limit: limit + 1 }),
    countAccountEventsOf(sql, userId, since),
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const items = page.map(({ detail, ...row }) => ({ ...row, ...(detail !== null && { detail }) }));
  return { items, total, nextCursor: last && String(last.id) };
}
