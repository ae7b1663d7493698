import type { ComponentType } from "react";

/** A page; what its address asks for beside it (`?view=page`) is loaded by `preload`. */
export type PageComponent = ComponentType & {
  readonly preload?: (search: string) => Promise<unknown>;
};

/** Every page but home by its key in the routes: apart, as home needs none of their addresses before a touch. */
export const otherPages: Readonly<Record<string, () => Promise<PageComponent>>> = {
  "reading/schedule": async () =>
    (await import("../../pages/reading/schedule.page.tsx")).SchedulePage,
  "quran/quran": async () => (await import("../../pages/quran/quran.page.tsx")).QuranPage,
  "quran/verse": async () => (await import("../../pages/quran/verse.page.tsx")).VersePage,
  "quran/passage": async () => (await import("../../pages/quran/passage.page.tsx")).PassagePage,
  "quran/words": async () => (await import("../../pages/quran/words.page.tsx")).WordsPage,
  "reading/bookmarks": async () =>
    (await import("../../pages/reading/bookmarks.page.tsx")).BookmarksPage,
  "site/about": async () => (await import("../../pages/site/about.page.tsx")).AboutPage,
  "site/contact": async () => (await import("../../pages/site/contact.page.tsx")).ContactPage,
  "site/developers": async () =>
    (await import("../../pages/site/developers.page.tsx")).DevelopersPage,
  "site/privacy": async () => (await import("../../pages/site/privacy.page.tsx")).PrivacyPage,
  "reading/my-reading": async () =>
    (await import("../../pages/reading/my-reading.page.tsx")).MyReadingPage,
  "reading/portion": async () => (await import("../../pages/reading/portion.page.tsx")).PortionPage,
  "account/auth": async () => (await import("../../pages/account/auth.page.tsx")).AuthPage,
  "account/account": async () => (await import("../../pages/account/account.page.tsx")).AccountPage,
  "account/reset": async () => (await import("../../pages/account/reset.page.tsx")).ResetPage,
  "groups/groups": async () => (await import("../../pages/groups/groups.page.tsx")).GroupsPage,
  "groups/group": async () => (await import("../../pages/groups/group.page.tsx")).GroupPage,
  "groups/quiz": async () => (await import("../../pages/groups/quiz.page.tsx")).QuizPage,
  "groups/khatma": async () => (await import("../../pages/groups/khatma.page.tsx")).KhatmaPage,
  "groups/invite": async () => (await import("../../pages/groups/invite.page.tsx")).InvitePage,
  "site/not-found": async () => (await import("../../pages/site/not-found.page.tsx")).NotFoundPage,
};
