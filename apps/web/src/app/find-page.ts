import type { SearchPaths, WebApp } from "@daily-quran/domain/page";
import { PLAN_DAYS } from "@daily-quran/domain/plan-limits";
import { addressIn, languageOf, withoutLanguage } from "@daily-quran/domain/language";
import { home } from "@daily-quran/domain/web-paths";
import { parsePlanDay } from "@daily-quran/reading-schedule/plan-day";
import { findRoute, notFoundRoute, routes } from "./routes.ts";

/**
 * The page of a URL. Every query but a page's day is ignored, so that no client can fill the cache.
 */
export const findPage: WebApp["findPage"] = (url, today, languages) => {
  const [address = home, query = ""] = url.split("?", 2);
  const asked = languageOf(address);
  const language = languages.includes(asked) ? asked : "en";
  const path = renderedPath(language === "en" ? address : withoutLanguage(address));
  const route = findRoute(path);
  const day = parsePlanDay(new URLSearchParams(query).get("day") ?? "");
  const isDay = day !== undefined && route.dayPath !== undefined;
  return {
    url: addressIn(language, isDay ? route.dayPath(day) : path),
    preload: route.preload?.({ today, day: isDay ? day : undefined }) ?? [],
    isDay,
  };
};

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
