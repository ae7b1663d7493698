import type { Group } from "@daily-quran/domain/group/group";
import { MAX_ID } from "@daily-quran/domain/fields/id";
import { type ListPage, MAX_LONG_PAGE_SIZE, type Paging } from "@daily-quran/domain/paging";
import { shortText } from "@daily-quran/domain/fields/short-text";
import type { Sql } from "../../db/client.ts";
import type { BesideUser } from "../../request/access.ts";
import type { Actor } from "../../request/actor.ts";
import { belowCursor } from "../paging/below-cursor.ts";
import { groupOf } from "./group-details.ts";
import type { GroupRow } from "../group-access/group-row.ts";
import { type GroupPage, type GroupsBelow, groupsOfUser, listGroupsOf } from "./group.sql.ts";
import { findListedDetails } from "./listed-details.ts";

/** In UTF-16 units; a card shows two lines. */
export const DESCRIPTION_IN_LIST = 200;

const FROM_THE_FIRST: GroupsBelow = { own: MAX_ID, other: MAX_ID };

/** The whole first page of the caller, for the query that finds the caller. */
export const firstGroupsBeside: BesideUser = ({ sql }) =>
  groupsOfUser(sql, { below: FROM_THE_FIRST, limit: MAX_LONG_PAGE_SIZE + 1 });

/**
 * The actor's groups, then the public ones of others. `firstPage` is the whole first page where the query of the
 * session has answered it.
 */
export async function listGroups(
  sql: Sql,
  { userId, now }: Actor,
  { limit, cursor, firstPage }: Paging & { firstPage?: GroupPage | undefined },
): Promise<ListPage<Group>> {
  const below = groupsBelow(cursor);
  const isFirst = cursor === undefined && limit === MAX_LONG_PAGE_SIZE;
  const known = isFirst ? firstPage : undefined;
  const range = { below, limit: limit + 1 };
  const { rows, total } = known ?? (await listGroupsOf(sql, userId, range));
  const page = rows.slice(0, limit).map(withShortDescription);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const ids = page.map(({ id }) => id);
  const details = await findListedDetails(sql, ids, now);
  const items = page.map((row, index) => groupOf(row, details[index]));
  return { items, total, nextCursor: last && cursorAt(last) };
}

function withShortDescription({ description, ...row }: GroupRow): GroupRow {
  return { ...row, description: description && shortText(description, DESCRIPTION_IN_LIST) };
}

function cursorAt({ id, userRole }: GroupRow): string {
  return `${userRole === null ? "other" : "own"}-${id}`;
}

function groupsBelow(cursor: string | undefined): GroupsBelow {
  if (cursor === undefined) return FROM_THE_FIRST;
  const [, part, digits] = /^(own|other)-(.*)$/.exec(cursor) ?? [];
  const id = belowCursor(digits ?? "");
  return part === "own" ? { own: id, other: MAX_ID } : { own: 0, other: id };
}
