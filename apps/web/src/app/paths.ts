/** Every address of the web app. */
export const paths = {
  home: "/",
  schedule: "/schedule",
  words: "/top-quran-words",
  about: "/about",
  contact: "/contact",
  privacy: "/privacy",
  auth: "/auth",
  account: "/account",
  invite: "/invite/:token",
  groups: "/groups",
  group: (groupId: number | ":groupId") => `/groups/${groupId}`,
  quiz: (quiz: { groupId: number; cycleId: number; day: number }) =>
    `/groups/${quiz.groupId}/cycles/${quiz.cycleId}/quiz/${quiz.day}`,
  quizPattern: "/groups/:groupId/cycles/:cycleId/quiz/:day",
} as const;
