import { DomainError } from "@daily-quran/domain/errors";
import type { Sql } from "../../db/client.ts";
import { deleteSessionOf } from "./session.sql.ts";

/** Ends one session of a user, by its number; throws SESSION_NOT_FOUND. */
export async function endOwnSession(sql: Sql, userId: number, number: number): Promise<void> {
  if (!(await deleteSessionOf(sql, userId, number))) throw new DomainError("SESSION_NOT_FOUND");
}
