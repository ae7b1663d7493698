import type { Sql } from "../../server/src/db/client.ts";
import type { Acknowledged } from "./acknowledged.ts";

/** The faults that a scenario can make on purpose, to show that its check finds each. */
const FAULTS = {
  lost: (sql: Sql, { user, cycle, day }: ResultKey) => sql`
    delete from quiz_result where user_id = ${user} and cycle_id = ${cycle} and day = ${day}`,
  doubled: (sql: Sql, { user, cycle, day }: ResultKey) => sql`
    update standing set verses_read = standing.verses_read + quiz_result.verses_read
    from quiz_result
    join member using (user_id)
    where member_id = member.id and standing.cycle_id = quiz_result.cycle_id
      and user_id = ${user} and quiz_result.cycle_id = ${cycle} and day = ${day}`,
  "half-made": (sql: Sql, { user, cycle }: ResultKey) => sql`
    delete from standing using member
    where member_id = member.id and user_id = ${user} and cycle_id = ${cycle}`,
};

interface ResultKey {
  readonly user: number;
  readonly cycle: number;
  readonly day: number;
}

/** An acknowledged result that is lost, counted twice in its standing, or without a standing. */
export type Plant = keyof typeof FAULTS;

export const PLANTS = Object.keys(FAULTS) as readonly Plant[];

export function isPlant(name: string): name is Plant {
  return Object.hasOwn(FAULTS, name);
}

/** Makes the fault at one acknowledged result. */
export async function plantFault(sql: Sql, plant: Plant, { results }: Acknowledged): Promise<void> {
  const [key = ""] = results.keys();
  const [user = 0, cycle = 0, day = 0] = key.split(" ").map(Number);
  await FAULTS[plant](sql, { user, cycle, day });
}
