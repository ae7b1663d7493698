import * as webPaths from "@daily-quran/domain/web-paths";
import { scheduleDayPath } from "@daily-quran/domain/web-paths";
import { isPart, PART_KINDS, type PartKind } from "@daily-quran/quran/parts";
import { isRealRange, parseVerseRange } from "@daily-quran/quran/verse-reference";
import { matchPath, type Params } from "react-router-dom";

/** One address of the web app with the page that is loaded for it. */
export interface AppRoute {
  readonly path: string;
  /** The page's source file, `src/pages/<page>.page.tsx`: also the key of what is built of it. */
  readonly page: string;
  /** Where each day of the plan is a page of its own: the address of a day. */
  readonly dayPath?: (day: number) => string;
  /** Where each value of its parameters is a page of its own: whether there is one. */
  readonly has?: (params: Params) => boolean;
  /** How it shows the settings of a reading, if it has one: over the text, or beside it on a wide screen. */
  readonly settings?: "panel" | "rail";
  /** Whether each way to read it has an address of its own, `?view=page`. */
  readonly hasWays?: true;
  /** Whether its document has all that a newcomer sees before the first touch. */
  readonly isWhole?: true;
}

/** A number as it is written in an address, without a leading zero. */
const isNumber = (text = ""): boolean => /^[1-9]\d{0,2}$/.test(text);

/** One verse, or a range. */
const isVerse = ({ surah = "", verse = "" }: Params): boolean => {
  const range = parseVerseRange(`${surah}:${verse}`);
  return range !== undefined && isRealRange(range);
};

const partRoute = (kind: PartKind): AppRoute => ({
  path: webPaths.partPattern(kind),
  page: "quran/passage",
  has: ({ [kind]: number = "" }) => isNumber(number) && isPart(kind, +number),
  settings: "panel",
  hasWays: true,
  isWhole: true,
});

export const routes: readonly AppRoute[] = [
  {
    path: webPaths.home,
    page: "reading/home",
    settings: "rail",
    hasWays: true,
    isWhole: true,
  },
  {
    path: webPaths.schedule,
    page: "reading/schedule",
    dayPath: scheduleDayPath,
    settings: "panel",
    hasWays: true,
    isWhole: true,
  },
  {
    path: webPaths.quran,
    page: "quran/quran",
    isWhole: true,
  },
  {
    path: webPaths.verse,
    page: "quran/verse",
    has: isVerse,
    settings: "panel",
    hasWays: true,
    isWhole: true,
  },
  ...PART_KINDS.map(partRoute),
  {
    path: webPaths.words,
    page: "quran/words",
    isWhole: true,
  },
  {
    path: webPaths.bookmarks,
    page: "reading/bookmarks",
  },
  {
    path: webPaths.about,
    page: "site/about",
    isWhole: true,
  },
  {
    path: webPaths.contact,
    page: "site/contact",
    isWhole: true,
  },
  {
    path: webPaths.developers,
    page: "site/developers",
    isWhole: true,
  },
  {
    path: webPaths.privacy,
    page: "site/privacy",
    isWhole: true,
  },
  {
    path: webPaths.myReading,
    page: "reading/my-reading",
  },
  {
    path: webPaths.device,
    page: "reading/my-reading",
  },
  {
    path: webPaths.portion,
    page: "reading/portion",
    settings: "panel",
  },
  {
    path: webPaths.auth,
    page: "account/auth",
  },
  {
    path: webPaths.account,
    page: "account/account",
  },
  {
    path: webPaths.reset,
    page: "account/reset",
  },
  {
    path: webPaths.groups,
    page: "groups/groups",
  },
  {
    path: webPaths.group,
    page: "groups/group",
  },
  {
    path: webPaths.quiz,
    page: "groups/quiz",
  },
  {
    path: webPaths.khatma,
    page: "groups/khatma",
    settings: "panel",
  },
  {
    path: webPaths.invite,
    page: "groups/invite",
  },
];

export const notFoundRoute: AppRoute = {
  path: "*",
  page: "site/not-found",
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
