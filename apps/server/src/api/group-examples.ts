import type { Cycle } from "@daily-quran/domain/cycle";
import type { Group, Member } from "@daily-quran/domain/group";

export const memberExample: Member = {
  id: 1,
  userId: 1,
  role: "admin",
  joinedAt: "2026-02-10T06:30:00.000Z",
  username: "amina",
};

export const cycleExample: Cycle = {
  id: 1,
  name: "Ramadan",
  groupId: 1,
  startDate: "2026-02-18",
  endDate: "2026-12-14",
  isActive: true,
  readingPlan: "detailed",
  currentDay: 1,
  settings: {
    startDay: 1,
    dailyCheckInRequired: true,
    leaderboardEnabled: true,
    quizEnabled: true,
    pointsPerReading: 1,
    pointsPerTranslation: 2,
    pointsPerTafseer: 3,
    gradedOnly: false,
  },
};

export const groupExample: Group = {
  id: 1,
  name: "My Reading Circle",
  description: "After Fajr",
  isPrivate: true,
  createdBy: 1,
  userRole: "admin",
  members: [memberExample],
  activeCycles: [cycleExample],
  memberCount: 1,
  activeCycleCount: 1,
};
