import type { Sql } from "../../db/client.ts";
import { lockSeenGroup } from "./access.ts";
import type { Actor } from "./actor.ts";
import { demandMember } from "./demand-member.ts";
import { deleteMember } from "./member.sql.ts";
import { permit } from "./permissions.ts";

/** Ends the actor's own membership. */
export async function leaveGroup(sql: Sql, { userId }: Actor, groupId: number): Promise<void> {
  await sql.begin(async (sql) => {
    const { group, caller } = await lockSeenGroup(sql, groupId, userId);
    permit("leaveGroup", caller);
    const { member } = await demandMember(sql, group, userId);
    await deleteMember(sql, member.id);
  });
}
