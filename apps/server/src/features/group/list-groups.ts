import { DomainError } from "@daily-quran/domain/errors";
import type { Group } from "@daily-quran/domain/group";
import { MAX_ID } from "@daily-quran/domain/id";
import type { ListPage, Paging } from "@daily-quran/domain/paging";
import { shortText } from "@daily-quran/domain/short-text";
import type { Sql } from "../../db/client.ts";
import type { Actor } from "../../request/actor.ts";
import { describeGroups, type Detail } from "./group-details.ts";
import type { GroupRow } from "../group-access/group-row.ts";
import { type GroupsBelow, listGroupsOf } from "./group.sql.ts";

const IN_LIST: Detail = { members: 5, cycles: 3 };

/** In UTF-16 units; a card shows two lines. */
const DESCRIPTION_IN_LIST = 200;

/** The actor's groups, then the public ones of others. */
export async function listGroups(
  sql: Sql,
  { userId, now }: Actor,
  { limit, cursor }: Paging,
): Promise<ListPage<Group>> {
  const below = belowCursor(cursor);
  const { rows, total } = await listGroupsOf(sql, userId, { below, limit: limit + 1 });
  const page = rows.slice(0, limit).map(withShortDescription);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const items = await describeGroups(sql, page, { now, detail: IN_LIST });
  return { items, total, nextCursor: last && cursorAt(last) };
}

function withShortDescription({ description, ...row }: GroupRow): GroupRow {
  return { ...row, description: description && shortText(description, DESCRIPTION_IN_LIST) };
}

function cursorAt({ id, userRole }: GroupRow): string {
  return `${userRole === null ? "other" : "own"}-${id}`;
}

function belowCursor(cursor: string | undefined): GroupsBelow {
  if (cursor === undefined) return { own: MAX_ID, other: MAX_ID };
  const [, part, digits] = /^(own|other)-([1-9]\d{0,9})$/.exec(cursor) ?? [];
  const id = Number(digits);
  if (!(id <= MAX_ID)) throw new DomainError("INVALID_CURSOR");
  return part === "own" ? { own: id, other: MAX_ID } : { own: 0, other: id };
}
