import { utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { cacheFor } from "../../content/cache-for.ts";
import { lookUpTogether } from "../../db/look-up-together.ts";
import type { Sql } from "../../db/client.ts";
import { type Detail, findGroupDetails, type GroupDetails } from "./group-details.ts";

const IN_LIST: Detail = { members: 5, cycles: 3 };

// Three whole pages: those who read a list at once mostly see the same groups.
const AT_ONCE = 90;

const lookUpOf = cacheFor((sql: Sql) => lookUpTogether((keys) => findAll(sql, keys), AT_ONCE));

/** The details of groups in a list, in the order of the IDs; concurrent lists ask for theirs together. */
export async function findListedDetails(
  sql: Sql,
  ids: readonly number[],
  now: number,
): Promise<readonly (GroupDetails | undefined)[]> {
  const lookUp = lookUpOf(sql);
  // Which cycles are active changes at 00:00 UTC alone.
  const day = utcDay(now);
  return await Promise.all(ids.map((id) => lookUp(`${day} ${id}`)));
}

async function findAll(
  sql: Sql,
  keys: readonly string[],
): Promise<ReadonlyMap<string, GroupDetails>> {
  const found = new Map<string, GroupDetails>();
  for (const day of new Set(keys.map((key) => key.slice(0, 10)))) {
    const ids = keys.filter((key) => key.startsWith(day)).map((key) => Number(key.slice(11)));
    const details = await findGroupDetails(sql, ids, { now: Date.parse(day), detail: IN_LIST });
    for (const [id, one] of details) found.set(`${day} ${id}`, one);
  }
  return found;
}
