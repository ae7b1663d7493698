import type { SearchPaths, WebApp } from "@daily-quran/domain/page";
import { PLAN_DAYS } from "@daily-quran/domain/plan-limits";
import { home } from "@daily-quran/domain/web-paths";
import { parsePlanDay } from "@daily-quran/reading-schedule/plan-day";
import { findRoute, notFoundRoute, routes } from "./routes.ts";

/**
 * The page of a URL. Every query but a page's day is ignored, so that no client can fill the cache.
 */
export const findPage: WebApp["findPage"] = (url, today) => {
  const [pathname = home, query = ""] = url.split("?", 2);
  const path = renderedPath(pathname);
  const route = findRoute(path);
  const day = parsePlanDay(new URLSearchParams(query).get("day") ?? "");
  if (day === undefined || !route.dayPath)
    return { url: path, preload: route.preload?.({ today, day: undefined }) ?? [], isDay: false };
  return { url: route.dayPath(day), preload: route.preload?.({ today, day }) ?? [], isDay: true };
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
