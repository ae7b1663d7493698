import { DomainError } from "@daily-quran/domain/errors";
import type { Sql } from "../../../db/client.ts";
import type { Actor } from "../../../request/actor.ts";
import { recordAccountEvent } from "../../account-event/record-account-event.ts";
import { deleteSessionOf } from "./session.sql.ts";
import { endSessionsOf } from "./sessions.ts";

/** Ends one session of a user, by its number; throws SESSION_NOT_FOUND. */
export async function endOwnSession(sql: Sql, actor: Actor, number: number): Promise<void> {
  await sql.begin(async (sql) => {
    // The account is locked before its sessions, as by who signs in or changes the password: no deadlock.
    await recordAccountEvent(sql, actor, { kind: "sessionEnded" });
    if (!(await deleteSessionOf(sql, actor.userId, number)))
      throw new DomainError("SESSION_NOT_FOUND");
  });
}

/** Ends every session of the caller, and every access token. */
export async function endOwnSessions(sql: Sql, actor: Actor): Promise<void> {
  await sql.begin(async (sql) => {
    await recordAccountEvent(sql, actor, { kind: "signedOutEverywhere" });
    await endSessionsOf({ sql, now: actor.now }, actor.userId);
  });
}
