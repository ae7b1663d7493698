import type { Group } from "@daily-quran/domain/group";

type Lists = "members" | "activeCycles" | "memberCount" | "activeCycleCount";
type Loose = Omit<Group, Lists> & { readonly [K in Lists]?: Group[K] | null };

/** Fills the lists and counts that another server's group may lack: nothing, and 0. */
export function completeGroup(group: Loose): Group {
  const { members, activeCycles, memberCount, activeCycleCount } = group;
  return {
    ...group,
    members: members ?? [],
    activeCycles: activeCycles ?? [],
    memberCount: memberCount ?? 0,
    activeCycleCount: activeCycleCount ?? 0,
  };
}
