import type { ComponentType } from "react";

/** Every page but home by its source file: apart, as home needs none of their addresses before a touch. */
export const otherPages: Readonly<Record<string, () => Promise<ComponentType>>> = {
  "src/pages/reading/schedule.page.tsx": async () =>
    (await import("../../pages/reading/schedule.page.tsx")).SchedulePage,
  "src/pages/quran/quran.page.tsx": async () =>
    (await import("../../pages/quran/quran.page.tsx")).QuranPage,
  "src/pages/quran/verse.page.tsx": async () =>
    (await import("../../pages/quran/verse.page.tsx")).VersePage,
  "src/pages/quran/passage.page.tsx": async () =>
    (await import("../../pages/quran/passage.page.tsx")).PassagePage,
  "src/pages/quran/words.page.tsx": async () =>
    (await import("../../pages/quran/words.page.tsx")).WordsPage,
  "src/pages/reading/bookmarks.page.tsx": async () =>
    (await import("../../pages/reading/bookmarks.page.tsx")).BookmarksPage,
  "src/pages/site/about.page.tsx": async () =>
    (await import("../../pages/site/about.page.tsx")).AboutPage,
  "src/pages/site/contact.page.tsx": async () =>
    (await import("../../pages/site/contact.page.tsx")).ContactPage,
  "src/pages/site/developers.page.tsx": async () =>
    (await import("../../pages/site/developers.page.tsx")).DevelopersPage,
  "src/pages/site/privacy.page.tsx": async () =>
    (await import("../../pages/site/privacy.page.tsx")).PrivacyPage,
  "src/pages/reading/my-reading.page.tsx": async () =>
    (await import("../../pages/reading/my-reading.page.tsx")).MyReadingPage,
  "src/pages/reading/portion.page.tsx": async () =>
    (await import("../../pages/reading/portion.page.tsx")).PortionPage,
  "src/pages/account/auth.page.tsx": async () =>
    (await import("../../pages/account/auth.page.tsx")).AuthPage,
  "src/pages/account/account.page.tsx": async () =>
    (await import("../../pages/account/account.page.tsx")).AccountPage,
  "src/pages/account/reset.page.tsx": async () =>
    (await import("../../pages/account/reset.page.tsx")).ResetPage,
  "src/pages/groups/groups.page.tsx": async () =>
    (await import("../../pages/groups/groups.page.tsx")).GroupsPage,
  "src/pages/groups/group.page.tsx": async () =>
    (await import("../../pages/groups/group.page.tsx")).GroupPage,
  "src/pages/groups/quiz.page.tsx": async () =>
    (await import("../../pages/groups/quiz.page.tsx")).QuizPage,
  "src/pages/groups/invite.page.tsx": async () =>
    (await import("../../pages/groups/invite.page.tsx")).InvitePage,
  "src/pages/site/not-found.page.tsx": async () =>
    (await import("../../pages/site/not-found.page.tsx")).NotFoundPage,
};
