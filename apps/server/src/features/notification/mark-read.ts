import { DomainError } from "@daily-quran/domain/errors";
import type { Sql } from "../../db/client.ts";
import type { Actor } from "../../request/actor.ts";
import { updateAllRead, updateRead } from "./notification.sql.ts";

/** Marks one of the actor's notifications as read; another user's is not found. */
export async function markRead(sql: Sql, { userId }: Actor, id: number): Promise<void> {
  if (!(await updateRead(sql, userId, id))) throw new DomainError("NOTIFICATION_NOT_FOUND");
}

/** Marks all of the actor's notifications as read. */
export async function markAllRead(sql: Sql, { userId }: Actor): Promise<void> {
  await updateAllRead(sql, userId);
}
