import type { Cycle } from "@daily-quran/domain/group/cycle";
import { CycleSettings } from "@daily-quran/domain/group/cycle";
import type { Group, Member, Role } from "@daily-quran/domain/group/group";
import type { User } from "@daily-quran/domain/account/user";

const JOINED = "2026-03-01T06:30:00.000Z";

export const amina: User = {
  id: 1,
  username: "amina",
  email: "amina@example.org",
  createdAt: JOINED,
};

export const memberOf = (userId: number, username: string, role: Role = "member"): Member => ({
  id: 100 + userId,
  userId,
  username,
  role,
  joinedAt: JOINED,
});

export const circle: Group = {
  id: 7,
  name: "Fajr circle",
  description: "Ten minutes after dawn.",
  isPrivate: false,
  createdBy: 1,
  userRole: "admin",
  members: [memberOf(1, "amina", "admin"), memberOf(2, "bilal")],
  activeCycles: [],
  memberCount: 2,
  activeCycleCount: 0,
};

export const cycle: Cycle = {
  id: 3,
  name: "Spring",
  groupId: circle.id,
  startDate: "2026-03-01",
  endDate: "2026-12-25",
  isActive: true,
  readingPlan: "detailed",
  currentDay: 17,
  settings: CycleSettings.parse({}),
};

/** One page of a list. */
export const listPage = <Item>(items: readonly Item[], nextCursor?: string) => ({
  data: { items, total: items.length, nextCursor },
});
