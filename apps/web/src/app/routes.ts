import * as webPaths from "@daily-quran/domain/web-paths";
import { scheduleDayPath } from "@daily-quran/domain/web-paths";
import * as apiPaths from "@daily-quran/domain/api-paths";
import { dayVersesPath } from "@daily-quran/domain/api-paths";
import { matchPath } from "react-router-dom";

/** One address of the web app with the page that is loaded for it. */
export interface AppRoute {
  readonly path: string;
  /** The page's source file: the key of its built scripts and styles, and in `other-pages.ts`. */
  readonly file: string;
  /** The API paths whose responses the server preloads into the document. */
  readonly preload?: (view: PageView) => readonly string[];
  /** Where each day of the plan is a page of its own: the address of a day. */
  readonly dayPath?: (day: number) => string;
  /** Whether it shows Bengali by default: then the font is inline in its document. */
  readonly showsBengali?: true;
  /** How it shows the settings of a reading, if it has one: over the text, or beside it on a wide screen. */
  readonly settings?: "panel" | "rail";
  /** What search engines do with it: index it, exclude it with all paths below it, or as a page above it says. */
  readonly search: "listed" | "closed" | "unlisted";
}

/** The plan's day, and the day in the URL if any. */
interface PageView {
  readonly today: number;
  readonly day: number | undefined;
}

export const routes: readonly AppRoute[] = [
  {
    path: webPaths.home,
    file: "src/pages/home.page.tsx",
    preload: () => [apiPaths.currentReading],
    settings: "rail",
    search: "listed",
  },
  {
    path: webPaths.schedule,
    file: "src/pages/schedule.page.tsx",
    preload: ({ today, day = today }) => [
      apiPaths.schedule,
      day === today ? apiPaths.currentReading : dayVersesPath(day),
    ],
    dayPath: scheduleDayPath,
    settings: "panel",
    showsBengali: true,
    search: "listed",
  },
  {
    path: webPaths.words,
    file: "src/pages/words.page.tsx",
    preload: () => [apiPaths.topWords],
    showsBengali: true,
    search: "listed",
  },
  {
    path: webPaths.bookmarks,
    file: "src/pages/bookmarks.page.tsx",
    preload: () => [apiPaths.schedule],
    search: "closed",
  },
  {
    path: webPaths.about,
    file: "src/pages/about.page.tsx",
    preload: () => [apiPaths.editions],
    search: "listed",
  },
  {
    path: webPaths.contact,
    file: "src/pages/contact.page.tsx",
    search: "listed",
  },
  {
    path: webPaths.developers,
    file: "src/pages/developers.page.tsx",
    search: "listed",
  },
  {
    path: webPaths.privacy,
    file: "src/pages/privacy.page.tsx",
    search: "listed",
  },
  {
    path: webPaths.myReading,
    file: "src/pages/my-reading.page.tsx",
    search: "closed",
  },
  {
    path: webPaths.auth,
    file: "src/pages/auth.page.tsx",
    search: "unlisted",
  },
  {
    path: webPaths.account,
    file: "src/pages/account.page.tsx",
    search: "closed",
  },
  {
    path: webPaths.reset,
    file: "src/pages/reset.page.tsx",
    search: "unlisted",
  },
  {
    path: webPaths.groups,
    file: "src/pages/groups.page.tsx",
    search: "closed",
  },
  {
    path: webPaths.group,
    file: "src/pages/group.page.tsx",
    search: "unlisted",
  },
  {
    path: webPaths.quiz,
    file: "src/pages/quiz.page.tsx",
    search: "unlisted",
  },
  {
    path: webPaths.invite,
    file: "src/pages/invite.page.tsx",
    search: "closed",
  },
];

export const notFoundRoute: AppRoute = {
  path: "*",
  file: "src/pages/not-found.page.tsx",
  search: "unlisted",
};

/** The route of a URL, or the not-found route. */
export function findRoute(pathname: string): AppRoute {
  return routes.find(({ path }) => matchPath(path, pathname) !== null) ?? notFoundRoute;
}

/** Whether a path has its page; the shell links to no other. */
export const isRouted = (path: string): boolean => findRoute(path) !== notFoundRoute;
