import type { AppPage, SearchPaths, WebApp } from "@daily-quran/domain/page";
import { PLAN_DAYS } from "@daily-quran/domain/plan-limits";
import {
  type Language,
  languageOf,
  languagePrefix,
  withoutLanguage,
} from "@daily-quran/domain/language";
import { home } from "@daily-quran/domain/web-paths";
import { parsePlanDay } from "@daily-quran/reading-schedule/plan-day";
import { findRoute, findRouteIn, notFoundRoute, routes } from "./routes.ts";

/**
 * The page of a URL. Every query but a page's day is ignored, so that no client can fill the cache. In other
 * languages only translated pages are found.
 */
export const findPage: WebApp["findPage"] = (url, today, languages) => {
  const [pathname = home, query = ""] = url.split("?", 2);
  const language = languageOf(pathname);
  if (language !== "en" && languages.includes(language)) {
    return translatedPage(language, withoutLanguage(pathname), today);
  }
  const path = renderedPath(pathname);
  const route = findRoute(path);
  const day = parsePlanDay(new URLSearchParams(query).get("day") ?? "");
  if (day === undefined || !route.dayPath)
    return { url: path, preload: route.preload?.({ today, day: undefined }) ?? [], isDay: false };
  return { url: route.dayPath(day), preload: route.preload?.({ today, day }) ?? [], isDay: true };
};

function translatedPage(language: Language, pathname: string, today: number): AppPage {
  const route = findRouteIn(language, pathname);
  const path = route === notFoundRoute ? "/*/*" : route.path;
  const preload = route.preload?.({ today, day: undefined }) ?? [];
  return { url: languagePrefix(language) + path, preload, isDay: false };
}

/**
 * One path for all pages that render alike: a route with ids has one (the browser fetches the rest), and so
 * has what is not found in each section.
 */
function renderedPath(pathname: string): string {
  const route = findRoute(pathname);
  if (route !== notFoundRoute) return route.path;
  const section = findRoute(`/${pathname.split("/")[1]}`);
  return section === notFoundRoute || section.path === home ? "/*/*" : `${section.path}/*/*`;
}

const listed = routes.filter(({ search }) => search === "listed");
const closed = routes.filter(({ search }) => search === "closed");
const planDays = Array.from({ length: PLAN_DAYS }, (_, index) => index + 1);

/** The sitemap's pages and days, and the paths closed to crawlers. */
export const searchPaths: SearchPaths = {
  listed: [
    ...listed.map(({ path }) => path),
    ...listed.flatMap(({ dayPath }) => (dayPath ? planDays.map(dayPath) : [])),
  ],
  closed: closed.map(({ path }) => path.replace(/:.*$/, "")),
};
