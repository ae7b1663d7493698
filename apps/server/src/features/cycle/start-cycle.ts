import type { Cycle, StartCycleInput } from "@daily-quran/domain/group/cycle";
import { DomainError } from "@daily-quran/domain/errors";
import { Role } from "@daily-quran/domain/group/group";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { DAY_MS, utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { planEndDate } from "@daily-quran/reading-schedule/cycle-day";
import type { Sql } from "../../db/client.ts";
import { withLongTimeout } from "../../db/pool/pooled-sql.ts";
import { cycleNotice } from "../notification/notices.ts";
import { notifyMembers } from "../notification/notify.ts";
import { lockSeenGroup, onGroup } from "../group-access/access.ts";
import { recordGroupEvent } from "../group-event/record-group-event.ts";
import type { Actor } from "../../request/actor.ts";
import type { Made } from "../../request/made.ts";
import { permit } from "../group-access/permissions.ts";
import { cycleOfRow } from "./cycle-of-row.ts";
import { countOpenCycles, findCycleByClientId, insertCycle } from "./cycle.sql.ts";

// A cycle already over when created counts for as long as a running one, or it would bypass the limit
// of active cycles.
const MAX_OPEN_CYCLES = 20;

/** Starts a cycle in a group; a repeat with the same client id returns the one that it started. */
export async function startCycle(
  sql: Sql,
  { userId, now }: Actor,
  { groupId, ...input }: StartCycleInput & { groupId: number },
): Promise<Made<Cycle>> {
  const { startDate, settings, clientId } = input;
  const endDate = planEndDate({ startDate, startDay: settings.startDay });
  const createdAt = new Date(now).toISOString();
  return await onGroup(withLongTimeout(sql), groupId).begin(async (sql) => {
    const { group, caller } = await lockSeenGroup(sql, groupId, userId);
    permit("startCycle", caller);
    // The group is locked: no two of one client get here at once.
    const known = clientId && (await findCycleByClientId(sql, groupId, clientId));
    if (known) return { made: cycleOfRow(known, now), isRepeat: true };
    const today = utcDay(now);
    const since = new Date(now - PLAN_DAYS * DAY_MS).toISOString();
    if ((await countOpenCycles(sql, groupId, { day: today, since })) >= MAX_OPEN_CYCLES)
      throw new DomainError("TOO_MANY_CYCLES");
    const cycle = await insertCycle(sql, input, { groupId, endDate, createdAt });
    const event = { groupId, kind: "cycleStarted", detail: cycle.name } as const;
    await recordGroupEvent(sql, { userId, now }, event);
    if (endDate >= today) {
      const notice = cycleNotice(cycle, group);
      await notifyMembers(sql, now, { groupId, roles: Role.options, except: userId, notice });
    }
    return { made: cycleOfRow(cycle, now), isRepeat: false };
  });
}
