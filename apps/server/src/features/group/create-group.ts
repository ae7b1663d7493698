import { DomainError } from "@daily-quran/domain/errors";
import type { CreateGroupInput, Group } from "@daily-quran/domain/group/group";
import type { Sql, TransactionSql } from "../../db/client.ts";
import { recordGroupEvent } from "../group-event/record-group-event.ts";
import type { Actor } from "../../request/actor.ts";
import type { Made } from "../../request/made.ts";
import { describeGroup } from "./group-details.ts";
import { findGroupByClientId, insertGroup } from "./group.sql.ts";
import { insertMember } from "./member/member.sql.ts";

/**
 * Creates a group whose creator is its first member and an admin; a repeat with the same client id returns what
 * the first has made.
 */
export async function createGroup(
  sql: Sql,
  actor: Actor,
  input: CreateGroupInput,
): Promise<Made<Group>> {
  const { userId } = actor;
  const at = new Date(actor.now).toISOString();
  return await sql.begin(async (sql) => {
    const groupId = await insertGroup(sql, input, { createdBy: userId, createdAt: at });
    if (groupId === undefined) {
      const known = await madeBefore(sql, actor, input);
      return { made: await describeGroup(sql, actor, known), isRepeat: true };
    }
    const creator = await insertMember(sql, { groupId, userId, role: "admin", joinedAt: at });
    // The account was deleted since the session was read.
    if (!creator) throw new DomainError("UNAUTHORIZED");
    await recordGroupEvent(sql, actor, { groupId, kind: "created", detail: input.name });
    return { made: await describeGroup(sql, actor, groupId), isRepeat: false };
  });
}

async function madeBefore(
  sql: TransactionSql,
  { userId }: Actor,
  { clientId = "" }: CreateGroupInput,
): Promise<number> {
  const groupId = await findGroupByClientId(sql, userId, clientId);
  // It was deleted or handed over in this moment.
  if (groupId === undefined) throw new DomainError("BUSY");
  return groupId;
}
