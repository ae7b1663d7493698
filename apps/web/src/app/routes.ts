import * as webPaths from "@daily-quran/domain/web-paths";
import type { RenderedPath } from "@daily-quran/domain/page";
import type { ComponentType } from "react";
import { matchPath } from "react-router-dom";

/** One address of the web app with the page that is loaded for it. */
export interface AppRoute {
  readonly path: string;
  /** The page's source, by which the server finds its built scripts and styles. */
  readonly file: string;
  readonly load: () => Promise<ComponentType>;
}

export const routes: readonly AppRoute[] = [
  {
    path: webPaths.home,
    file: "src/pages/home.page.tsx",
    load: async () => (await import("../pages/home.page.tsx")).HomePage,
  },
  {
    path: webPaths.schedule,
    file: "src/pages/schedule.page.tsx",
    load: async () => (await import("../pages/schedule.page.tsx")).SchedulePage,
  },
  {
    path: webPaths.words,
    file: "src/pages/words.page.tsx",
    load: async () => (await import("../pages/words.page.tsx")).WordsPage,
  },
  {
    path: webPaths.about,
    file: "src/pages/about.page.tsx",
    load: async () => (await import("../pages/about.page.tsx")).AboutPage,
  },
  {
    path: webPaths.contact,
    file: "src/pages/contact.page.tsx",
    load: async () => (await import("../pages/contact.page.tsx")).ContactPage,
  },
  {
    path: webPaths.privacy,
    file: "src/pages/privacy.page.tsx",
    load: async () => (await import("../pages/privacy.page.tsx")).PrivacyPage,
  },
  {
    path: webPaths.auth,
    file: "src/pages/auth.page.tsx",
    load: async () => (await import("../pages/auth.page.tsx")).AuthPage,
  },
  {
    path: webPaths.account,
    file: "src/pages/account.page.tsx",
    load: async () => (await import("../pages/account.page.tsx")).AccountPage,
  },
  {
    path: webPaths.groups,
    file: "src/pages/groups.page.tsx",
    load: async () => (await import("../pages/groups.page.tsx")).GroupsPage,
  },
  {
    path: webPaths.group,
    file: "src/pages/group.page.tsx",
    load: async () => (await import("../pages/group.page.tsx")).GroupPage,
  },
  {
    path: webPaths.quiz,
    file: "src/pages/quiz.page.tsx",
    load: async () => (await import("../pages/quiz.page.tsx")).QuizPage,
  },
  {
    path: webPaths.invite,
    file: "src/pages/invite.page.tsx",
    load: async () => (await import("../pages/invite.page.tsx")).InvitePage,
  },
];

export const notFoundRoute: AppRoute = {
  path: "*",
  file: "src/pages/not-found.page.tsx",
  load: async () => (await import("../pages/not-found.page.tsx")).NotFoundPage,
};

/** The route of an address, or that of the not-found page. */
export function findRoute(pathname: string): AppRoute {
  return routes.find(({ path }) => matchPath(path, pathname) !== null) ?? notFoundRoute;
}

/** The path that stands for all whose pages are rendered alike: for groups, quizzes and invitations the route's own, as only the browser fetches what differs; for what is not there one in each section, as the navigation marks the section. */
export const renderedPath: RenderedPath = (pathname) => {
  const route = findRoute(pathname);
  if (route !== notFoundRoute) return route.path;
  const section = findRoute(`/${pathname.split("/")[1]}`);
  return section === notFoundRoute || section.path === webPaths.home
    ? "/*/*"
    : `${section.path}/*/*`;
};

/** Whether a path has its page; the shell links to no other. */
export const isRouted = (path: string): boolean => findRoute(path) !== notFoundRoute;
