import { DomainError } from "@daily-quran/domain/errors";
import type { CreateGroupInput, Group } from "@daily-quran/domain/group";
import type { Sql } from "../../db/client.ts";
import { recordGroupEvent } from "../group-event/record-group-event.ts";
import type { Actor } from "../../request/actor.ts";
import { describeGroup } from "./group-details.ts";
import { insertGroup } from "./group.sql.ts";
import { insertMember } from "./member.sql.ts";

/** Creates a group whose creator is its first member and an admin. */
export async function createGroup(sql: Sql, actor: Actor, input: CreateGroupInput): Promise<Group> {
  const { userId } = actor;
  const at = new Date(actor.now).toISOString();
  return await sql.begin(async (sql) => {
    const groupId = await insertGroup(sql, input, { createdBy: userId, createdAt: at });
    const creator = await insertMember(sql, { groupId, userId, role: "admin", joinedAt: at });
    // The account was deleted since the session was read.
    if (!creator) throw new DomainError("UNAUTHORIZED");
    await recordGroupEvent(sql, actor, { groupId, kind: "created", detail: input.name });
    return await describeGroup(sql, actor, groupId);
  });
}
