import type { SearchPaths, WebApp } from "@daily-quran/domain/page";
import { PLAN_DAYS } from "@daily-quran/domain/plan-limits";
import { home } from "@daily-quran/domain/web-paths";
import { parsePlanDay } from "@daily-quran/reading-schedule/plan";
import { findRoute, notFoundRoute, routes } from "./routes.ts";

/** The page of an address; any query but the day of a page that has days is ignored, so that nobody can fill the memory with pages. */
export const findPage: WebApp["findPage"] = (url, today) => {
  const [pathname = home, query = ""] = url.split("?", 2);
  const path = renderedPath(pathname);
  const route = findRoute(path);
  const day = parsePlanDay(new URLSearchParams(query).get("day") ?? "");
  if (day === undefined || !route.dayPath)
    return { url: path, preload: route.preload?.({ today, day: undefined }) ?? [], isDay: false };
  return { url: route.dayPath(day), preload: route.preload?.({ today, day }) ?? [], isDay: true };
};

/** The path that stands for all whose pages are rendered alike: for groups, quizzes and invitations the route's own, as only the browser fetches what differs; for what is not there one in each section, as the navigation marks the section. */
function renderedPath(pathname: string): string {
  const route = findRoute(pathname);
  if (route !== notFoundRoute) return route.path;
  const section = findRoute(`/${pathname.split("/")[1]}`);
  return section === notFoundRoute || section.path === home ? "/*/*" : `${section.path}/*/*`;
}

const listed = routes.filter(({ search }) => search === "listed");
const closed = routes.filter(({ search }) => search === "closed");
const planDays = Array.from({ length: PLAN_DAYS }, (_, index) => index + 1);

/** Every public page and its days, and what is for one reader or for members. */
export const searchPaths: SearchPaths = {
  listed: [
    ...listed.map(({ path }) => path),
    ...listed.flatMap(({ dayPath }) => (dayPath ? planDays.map(dayPath) : [])),
  ],
  closed: closed.map(({ path }) => path.replace(/:.*$/, "")),
};
