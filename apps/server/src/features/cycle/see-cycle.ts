import { DomainError } from "@daily-quran/domain/errors";
import type { Role } from "@daily-quran/domain/group/group";
import type { Sql } from "../../db/client.ts";
import { type CycleRow, findCycleOf } from "./cycle.sql.ts";

export { lockCycle } from "./cycle.sql.ts";

/** A cycle that a user may see, and the user's role in its group, null for a non-member. */
export interface SeenCycle {
  readonly cycle: CycleRow;
  readonly groupName: string;
  readonly userRole: Role | null;
  /** Of the cycle's row. */
  readonly version: string;
}

/** Finds a cycle for a user; for non-members one of a private group does not exist. */
export async function seeCycle(sql: Sql, cycleId: number, userId: number): Promise<SeenCycle> {
  const row = await findCycleOf(sql, cycleId, userId);
  if (!row || (row.isPrivate && row.userRole === null)) throw new DomainError("CYCLE_NOT_FOUND");
  const { groupName, isPrivate: _, userRole, version, ...cycle } = row;
  return { cycle, groupName, userRole, version };
}
