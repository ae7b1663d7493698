import type { CheckIns } from "@daily-quran/domain/group/check-in";
import { DomainError } from "@daily-quran/domain/errors";
import { cycleDay, isCycleDayOpen } from "@daily-quran/reading-schedule/cycle-day";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import type { Sql } from "../../db/client.ts";
import type { Actor } from "../../request/actor.ts";
import { whyNotStored } from "../cycle/why-not-stored.ts";
import { seeCycle, type SeenCycle } from "../cycle/see-cycle.ts";
import { deleteCheckIn, findCheckIns, insertCheckIn, listCheckInNames } from "./check-in.sql.ts";

export const MAX_NAMES = 12;
const PLAN = Array.from({ length: PLAN_DAYS }, (_, index) => index + 1);

interface DayOfCycle {
  readonly cycleId: number;
  /** The cycle's current day if left out. */
  readonly day?: number | undefined;
}

/** Who has read a day of a cycle, for its members. */
export async function getCheckIns(
  sql: Sql,
  actor: Actor,
  { cycleId, day }: DayOfCycle,
): Promise<CheckIns> {
  const cycle = await ownCycle(sql, actor, cycleId);
  return await describe(sql, { cycle, actor, day: day ?? cycleDay(cycle, actor.now) });
}

/** Checks a member in for a day that has come, also a past one; again changes nothing. */
export async function checkIn(
  sql: Sql,
  actor: Actor,
  { cycleId, day }: DayOfCycle & { readonly day: number },
): Promise<CheckIns> {
  const cycle = await ownCycle(sql, actor, cycleId);
  if (!isCycleDayOpen(cycle, day, actor.now)) throw new DomainError("DAY_NOT_OPEN");
  const key = { cycleId, userId: actor.userId, day };
  const isMember = await insertCheckIn(sql, key, cycleDay(cycle, actor.now));
  if (!isMember) throw await whyNotStored(sql, key);
  return await describe(sql, { cycle, actor, day });
}

/** Takes a check-in back; one that is not there stays so. */
export async function undoCheckIn(
  sql: Sql,
  actor: Actor,
  { cycleId, day }: DayOfCycle & { readonly day: number },
): Promise<void> {
  await ownCycle(sql, actor, cycleId);
  await deleteCheckIn(sql, { cycleId, userId: actor.userId, day });
}

async function ownCycle(sql: Sql, { userId }: Actor, cycleId: number): Promise<SeenCycle["cycle"]> {
  const { cycle, userRole } = await seeCycle(sql, cycleId, userId);
  if (userRole === null) throw new DomainError("MEMBER_ONLY");
  return cycle;
}

async function describe(
  sql: Sql,
  { cycle, actor, day }: { cycle: SeenCycle["cycle"]; actor: Actor; day: number },
): Promise<CheckIns> {
  const { id: cycleId, dailyCheckInRequired: isRequired } = cycle;
  const [row, names] = await Promise.all([
    findCheckIns(sql, { cycleId, userId: actor.userId, day }),
    listCheckInNames(sql, { cycleId, day }, MAX_NAMES),
  ]);
  if (!row) throw new DomainError("CYCLE_NOT_FOUND");
  const { days, since, members, read } = row;
  const ownDays = PLAN.filter((planDay) => days?.charAt(planDay - 1) === "1");
  return {
    cycleId,
    day,
    isCheckedIn: ownDays.includes(day),
    ownDays,
    members,
    read,
    names,
    isRequired,
    ...(isRequired && since !== null && { requiredFrom: since }),
  };
}
