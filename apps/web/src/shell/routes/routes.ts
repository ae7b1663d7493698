import * as webPaths from "@daily-quran/domain/web-paths";
import { scheduleDayPath } from "@daily-quran/domain/web-paths";
import { isPart, PART_KINDS, type PartKind } from "@daily-quran/quran/parts";
import { isRealRange } from "@daily-quran/quran/verse-reference";
import { matchPath, type Params } from "react-router-dom";

/** One address of the web app with the page that is loaded for it. */
export interface AppRoute {
  readonly path: string;
  /** The page's source file: the key of its built scripts and styles, and in `other-pages.ts`. */
  readonly file: string;
  /** Where each day of the plan is a page of its own: the address of a day. */
  readonly dayPath?: (day: number) => string;
  /** Where each value of its parameters is a page of its own: whether there is one. */
  readonly has?: (params: Params) => boolean;
  /** How it shows the settings of a reading, if it has one: over the text, or beside it on a wide screen. */
  readonly settings?: "panel" | "rail";
}

/** A number as it is written in an address, without a leading zero. */
const isNumber = (text = ""): boolean => /^[1-9]\d{0,2}$/.test(text);

const isVerse = ({ surah = "", verse = "" }: Params): boolean =>
  isNumber(surah) && isNumber(verse) && isRealRange({ surah: +surah, from: +verse, to: +verse });

const partRoute = (kind: PartKind): AppRoute => ({
  path: webPaths.partPattern(kind),
  file: "src/pages/quran/passage.page.tsx",
  has: ({ [kind]: number = "" }) => isNumber(number) && isPart(kind, +number),
  settings: "panel",
});

export const routes: readonly AppRoute[] = [
  {
    path: webPaths.home,
    file: "src/pages/reading/home.page.tsx",
    settings: "rail",
  },
  {
    path: webPaths.schedule,
    file: "src/pages/reading/schedule.page.tsx",
    dayPath: scheduleDayPath,
    settings: "panel",
  },
  {
    path: webPaths.quran,
    file: "src/pages/quran/quran.page.tsx",
  },
  {
    path: webPaths.verse,
    file: "src/pages/quran/verse.page.tsx",
    has: isVerse,
    settings: "panel",
  },
  ...PART_KINDS.map(partRoute),
  {
    path: webPaths.words,
    file: "src/pages/quran/words.page.tsx",
  },
  {
    path: webPaths.bookmarks,
    file: "src/pages/reading/bookmarks.page.tsx",
  },
  {
    path: webPaths.about,
    file: "src/pages/site/about.page.tsx",
  },
  {
    path: webPaths.contact,
    file: "src/pages/site/contact.page.tsx",
  },
  {
    path: webPaths.developers,
    file: "src/pages/site/developers.page.tsx",
  },
  {
    path: webPaths.privacy,
    file: "src/pages/site/privacy.page.tsx",
  },
  {
    path: webPaths.myReading,
    file: "src/pages/reading/my-reading.page.tsx",
  },
  {
    path: webPaths.portion,
    file: "src/pages/reading/portion.page.tsx",
    settings: "panel",
  },
  {
    path: webPaths.auth,
    file: "src/pages/account/auth.page.tsx",
  },
  {
    path: webPaths.account,
    file: "src/pages/account/account.page.tsx",
  },
  {
    path: webPaths.reset,
    file: "src/pages/account/reset.page.tsx",
  },
  {
    path: webPaths.groups,
    file: "src/pages/groups/groups.page.tsx",
  },
  {
    path: webPaths.group,
    file: "src/pages/groups/group.page.tsx",
  },
  {
    path: webPaths.quiz,
    file: "src/pages/groups/quiz.page.tsx",
  },
  {
    path: webPaths.invite,
    file: "src/pages/groups/invite.page.tsx",
  },
];

export const notFoundRoute: AppRoute = {
  path: "*",
  file: "src/pages/site/not-found.page.tsx",
};

/** The route of a URL, or the not-found route. */
export function findRoute(pathname: string): AppRoute {
  return (
    routes.find(({ path, has }) => {
      const match = matchPath(path, pathname);
      return match !== null && (!has || has(match.params));
    }) ?? notFoundRoute
  );
}

/** Whether a path has its page; the shell links to no other. */
export const isRouted = (path: string): boolean => findRoute(path) !== notFoundRoute;
