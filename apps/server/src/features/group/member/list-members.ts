import { DomainError } from "@daily-quran/domain/errors";
import { type Member, Role } from "@daily-quran/domain/group";
import { MAX_ID } from "@daily-quran/domain/id";
import type { ListPage, Paging } from "@daily-quran/domain/paging";
import type { Sql } from "../../../db/client.ts";
import { seeGroup } from "../../group-access/access.ts";
import type { Actor } from "../../../request/actor.ts";
import { countMembers, listMembersOf, type MembersAfter } from "./member.sql.ts";

/** A group's members: the creator, admins, moderators, members, each in the order of joining. */
export async function listMembers(
  sql: Sql,
  { userId }: Actor,
  { groupId, limit, cursor }: Paging & { groupId: number },
): Promise<ListPage<Member>> {
  const { group } = await seeGroup(sql, groupId, userId);
  const after = afterCursor(cursor);
  const [rows, total] = await Promise.all([
    listMembersOf(sql, groupId, { after, limit: limit + 1 }),
    countMembers(sql, groupId),
  ]);
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  const nextCursor = last && cursorAt(last, group.createdBy);
  return { items, total, nextCursor };
}

// The creator comes before all other admins, so the page after the creator starts with their first.
function cursorAt({ id, role, userId }: Member, createdBy: number): string {
  return userId === createdBy ? "admin-0" : `${role}-${id}`;
}

function afterCursor(cursor: string | undefined): MembersAfter | undefined {
  if (cursor === undefined) return undefined;
  const [, part, digits] = /^([a-z]+)-(\d{1,10})$/.exec(cursor) ?? [];
  const role = Role.safeParse(part);
  const id = Number(digits);
  if (!role.success || !(id <= MAX_ID)) throw new DomainError("INVALID_CURSOR");
  return { role: role.data, id };
}
