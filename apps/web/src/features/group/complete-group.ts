import type { Group } from "@daily-quran/domain/group/group";
import { cyclesAt } from "../../reader/day/cycle.ts";

type Lists = "members" | "activeCycles" | "memberCount" | "activeCycleCount";
type Loose = Omit<Group, Lists> & { readonly [K in Lists]?: Group[K] | null };

/**
 * A group as it is at an instant in epoch milliseconds, without the cycles that have ended since. Fills the lists
 * and counts that another server's group may lack: nothing, and 0.
 */
export function completeGroup(group: Loose, now: number): Group {
  const { members, activeCycles, memberCount, activeCycleCount } = group;
  const cycles = cyclesAt(activeCycles ?? [], now);
  const active = cycles.filter(({ isActive }) => isActive);
  return {
    ...group,
    members: members ?? [],
    activeCycles: active,
    memberCount: memberCount ?? 0,
    activeCycleCount: (activeCycleCount ?? 0) - (cycles.length - active.length),
  };
}
