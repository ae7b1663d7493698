import { type ChangeCycleInput, type Cycle, END_DATE } from "@daily-quran/domain/group/cycle";
import { DomainError } from "@daily-quran/domain/errors";
import { Role } from "@daily-quran/domain/group/group";
import { type CalendarDay, laterDay, utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { planEndDate } from "@daily-quran/reading-schedule/cycle-day";
import type { Sql } from "../../db/client.ts";
import { withLongTimeout } from "../../db/pool/pooled-sql.ts";
import type { Actor } from "../../request/actor.ts";
import { invalidInputError } from "../../request/public-error.ts";
import { lockSeenGroup, onGroup } from "../group-access/access.ts";
import { permit } from "../group-access/permissions.ts";
import { recordGroupEvent } from "../group-event/record-group-event.ts";
import { cycleEndNotice } from "../notification/notices.ts";
import { notifyMembers, renameCycleInNotices } from "../notification/notify.ts";
import { cycleOfRow } from "./cycle-of-row.ts";
import { type CycleRow, lockCycle, updateCycle } from "./cycle.sql.ts";
import { seeCycle } from "./see-cycle.ts";

/**
 * Renames a cycle, ends it with today or a later day, or goes on with one that was ended; what members have done
 * stays. Throws a fault of `endDate` outside today to the date of day 300.
 */
export async function changeCycle(
  sql: Sql,
  actor: Actor,
  { cycleId, ...changes }: ChangeCycleInput & { cycleId: number },
): Promise<Cycle> {
  const { userId, now } = actor;
  const { groupId } = (await seeCycle(sql, cycleId, userId)).cycle;
  return await onGroup(withLongTimeout(sql), groupId).begin(async (sql) => {
    const { group, caller } = await lockSeenGroup(sql, groupId, userId);
    permit("changeCycle", caller);
    const before = await lockCycle(sql, cycleId);
    if (!before) throw new DomainError("CYCLE_NOT_FOUND");
    refuseEndDate(before, changes.endDate, utcDay(now));
    const after = await updateCycle(sql, cycleId, changes);
    if (after.name !== before.name) {
      await renameCycleInNotices(sql, after);
      await recordGroupEvent(sql, actor, { groupId, kind: "cycleRenamed", detail: after.name });
    }
    if (after.endDate !== before.endDate) {
      await recordGroupEvent(sql, actor, { groupId, kind: "cycleEndMoved", detail: after.name });
      const notice = cycleEndNotice(after, group);
      await notifyMembers(sql, now, { groupId, roles: Role.options, except: userId, notice });
    }
    return cycleOfRow(after, now);
  });
}

/** A form sends all that it shows: the date that it has already is no change. */
function refuseEndDate(cycle: CycleRow, endDate: CalendarDay | undefined, today: CalendarDay) {
  if (endDate === undefined || endDate === cycle.endDate) return;
  const first = laterDay(cycle.startDate, today);
  if (endDate >= first && endDate <= planEndDate(cycle)) return;
  throw invalidInputError([
    { code: "custom", path: ["endDate"], message: END_DATE, input: endDate },
  ]);
}
