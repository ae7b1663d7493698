import type { Sql } from "../../db/client.ts";
import { lockSeenGroup } from "../group-access/access.ts";
import type { Actor } from "../../request/actor.ts";
import { demandMember } from "./demand-member.ts";
import { deleteMember } from "./member.sql.ts";
import { permit } from "../group-access/permissions.ts";

/** Ends the actor's own membership. */
export async function leaveGroup(sql: Sql, { userId }: Actor, groupId: number): Promise<void> {
  await sql.begin(async (sql) => {
    const { group, caller } = await lockSeenGroup(sql, groupId, userId);
    permit("leaveGroup", caller);
    const { member } = await demandMember(sql, group, userId);
    await deleteMember(sql, member.id);
  });
}
