import type { Cycle, StartCycleInput } from "@daily-quran/domain/cycle";
import { DomainError } from "@daily-quran/domain/errors";
import { Role } from "@daily-quran/domain/group";
import { utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { cycleEndDate } from "@daily-quran/reading-schedule/cycle-day";
import type { Sql } from "../../db/client.ts";
import { cycleNotice } from "../notification/notices.ts";
import { notifyMembers } from "../notification/notify.ts";
import { lockSeenGroup } from "../group-access/access.ts";
import type { Actor } from "../../request/actor.ts";
import { permit } from "../group-access/permissions.ts";
import { cycleOfRow } from "./cycle-of-row.ts";
import { countCyclesEndingFrom, insertCycle } from "./cycle.sql.ts";

// Every view of a group shows all of its active cycles.
const MOST_ACTIVE = 20;

/** Starts a way through the plan in a group. */
export async function startCycle(
  sql: Sql,
  { userId, now }: Actor,
  { groupId, ...input }: StartCycleInput & { groupId: number },
): Promise<Cycle> {
  const { startDate, settings } = input;
  const endDate = cycleEndDate({ startDate, startDay: settings.startDay });
  const createdAt = new Date(now).toISOString();
  return await sql.begin(async (sql) => {
    const { group, caller } = await lockSeenGroup(sql, groupId, userId);
    permit("startCycle", caller);
    const [active] = await countCyclesEndingFrom(sql, [groupId], utcDay(now));
    if (active && active.count >= MOST_ACTIVE) throw new DomainError("TOO_MANY_CYCLES");
    const cycle = await insertCycle(sql, input, { groupId, endDate, createdAt });
    const notice = cycleNotice(cycle, group);
    await notifyMembers(sql, now, { groupId, roles: Role.options, except: userId, notice });
    return cycleOfRow(cycle, now);
  });
}
