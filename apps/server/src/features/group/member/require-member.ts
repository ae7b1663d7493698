import { fieldError } from "@daily-quran/domain/errors";
import type { Member } from "@daily-quran/domain/group/group";
import type { TransactionSql } from "../../../db/client.ts";
import { findMember } from "./member.sql.ts";
import type { Membership } from "@daily-quran/domain/group/group-permissions";

/** The member that an action targets, with role and whether they are the creator. */
export async function requireMember(
  sql: TransactionSql,
  group: { id: number; createdBy: number },
  userId: number,
): Promise<{ member: Member; membership: Membership }> {
  const member = await findMember(sql, group.id, userId);
  if (!member) throw fieldError("MEMBER_NOT_FOUND", "userId");
  return { member, membership: { role: member.role, isCreator: group.createdBy === userId } };
}
