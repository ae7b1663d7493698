import type { ComponentType } from "react";

/** Every page but home by its source file: apart, as home needs none of their addresses before a touch. */
export const otherPages: Readonly<Record<string, () => Promise<ComponentType>>> = {
  "src/pages/schedule.page.tsx": async () =>
    (await import("../pages/schedule.page.tsx")).SchedulePage,
  "src/pages/quran.page.tsx": async () => (await import("../pages/quran.page.tsx")).QuranPage,
  "src/pages/verse.page.tsx": async () => (await import("../pages/verse.page.tsx")).VersePage,
  "src/pages/passage.page.tsx": async () => (await import("../pages/passage.page.tsx")).PassagePage,
  "src/pages/words.page.tsx": async () => (await import("../pages/words.page.tsx")).WordsPage,
  "src/pages/bookmarks.page.tsx": async () =>
    (await import("../pages/bookmarks.page.tsx")).BookmarksPage,
  "src/pages/about.page.tsx": async () => (await import("../pages/about.page.tsx")).AboutPage,
  "src/pages/contact.page.tsx": async () => (await import("../pages/contact.page.tsx")).ContactPage,
  "src/pages/developers.page.tsx": async () =>
    (await import("../pages/developers.page.tsx")).DevelopersPage,
  "src/pages/privacy.page.tsx": async () => (await import("../pages/privacy.page.tsx")).PrivacyPage,
  "src/pages/my-reading.page.tsx": async () =>
    (await import("../pages/my-reading.page.tsx")).MyReadingPage,
  "src/pages/portion.page.tsx": async () => (await import("../pages/portion.page.tsx")).PortionPage,
  "src/pages/auth.page.tsx": async () => (await import("../pages/auth.page.tsx")).AuthPage,
  "src/pages/account.page.tsx": async () => (await import("../pages/account.page.tsx")).AccountPage,
  "src/pages/reset.page.tsx": async () => (await import("../pages/reset.page.tsx")).ResetPage,
  "src/pages/groups.page.tsx": async () => (await import("../pages/groups.page.tsx")).GroupsPage,
  "src/pages/group.page.tsx": async () => (await import("../pages/group.page.tsx")).GroupPage,
  "src/pages/quiz.page.tsx": async () => (await import("../pages/quiz.page.tsx")).QuizPage,
  "src/pages/invite.page.tsx": async () => (await import("../pages/invite.page.tsx")).InvitePage,
  "src/pages/not-found.page.tsx": async () =>
    (await import("../pages/not-found.page.tsx")).NotFoundPage,
};
