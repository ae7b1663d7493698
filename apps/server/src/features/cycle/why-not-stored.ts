import { DomainError } from "@daily-quran/domain/errors";
import type { Sql } from "../../db/client.ts";
import { findCycleOf } from "./cycle.sql.ts";

/** Why a member's write left nothing: the cycle was removed meanwhile, or the membership ended. */
export async function whyNotStored(
  sql: Sql,
  { cycleId, userId }: { readonly cycleId: number; readonly userId: number },
): Promise<DomainError> {
  const cycle = await findCycleOf(sql, cycleId, userId);
  return new DomainError(cycle ? "MEMBER_ONLY" : "CYCLE_NOT_FOUND");
}
