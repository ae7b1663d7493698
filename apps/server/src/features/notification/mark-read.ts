import { DomainError } from "@daily-quran/domain/errors";
import type { Sql } from "../../db/client.ts";
import type { Actor } from "../../request/actor.ts";
import { deleteReadBeyond, updateAllRead, updateRead } from "./notification.sql.ts";

// Reading alone adds to them: those that are not read are one for each topic.
const MAX_READ = 200;

/** Marks one of the actor's notifications as read; another user's is not found. */
export async function markRead(sql: Sql, { userId }: Actor, id: number): Promise<void> {
  if (!(await updateRead(sql, userId, id))) throw new DomainError("NOTIFICATION_NOT_FOUND");
  await deleteReadBeyond(sql, userId, MAX_READ);
}

/** Marks all of the actor's notifications as read. */
export async function markAllRead(sql: Sql, { userId }: Actor): Promise<void> {
  await updateAllRead(sql, userId);
  await deleteReadBeyond(sql, userId, MAX_READ);
}
