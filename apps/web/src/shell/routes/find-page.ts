import { toLatinDigits } from "@daily-quran/quran/latin-digits";
import type { SearchPaths, WebApp } from "@daily-quran/domain/page";
import {
  addressIn,
  DEFAULT_LANGUAGE,
  languageOf,
  withoutLanguage,
} from "@daily-quran/domain/language";
import {
  home,
  partAddressPath,
  partPattern,
  quran,
  versesAddressPath,
} from "@daily-quran/domain/web-paths";
import { INDO_PAK } from "@daily-quran/quran/indo-pak-lines";
import { LISTED_KINDS, numbersOf } from "@daily-quran/quran/parts";
import { meantRange } from "@daily-quran/quran/verse-reference";
import { dayOfVerse, spanOfDay } from "@daily-quran/reading-schedule/plan";
import { parsePlanDay, PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { matchPath, type Params } from "react-router-dom";
import { inWay, wayOf } from "../../reader/way/reading-way.ts";
import { INDO_PAK_PAGE, pageOfAddress } from "../../reading/ways/mushaf/page-address.ts";
import { documentOf } from "./route-documents.ts";
import { type AppRoute, findRoute, notFoundRoute, routes } from "./routes.ts";

/**
 * The page of a URL. Every query but a page's day, way and Indo-Pak page is ignored, so that no client can fill the cache.
 */
export const findPage: WebApp["findPage"] = (url, today, languages) => {
  const [typed = home, query = ""] = url.split("?", 2);
  const address = asMeant(typed);
  const asked = languageOf(address);
  const language = languages.includes(asked) ? asked : DEFAULT_LANGUAGE;
  const asPath = language === asked ? withoutLanguage(address) : address;
  const moved = canonicalPath(asPath, query) ?? (address === typed ? undefined : routed(asPath));
  if (moved !== undefined)
    return { url: address, preload: [], isRare: true, redirect: addressIn(language, moved) };
  const path = renderedPath(asPath);
  const route = findRoute(path);
  const day = parsePlanDay(new URLSearchParams(query).get("day") ?? "");
  const isOfDay = day !== undefined && route.dayPath !== undefined;
  const way = (route.hasWays && wayOf(query)) ?? "verses";
  const params = paramsOf(route, path);
  const indoPak = way === "page" ? indoPakPage(params, query) : undefined;
  const named = indoPak ? `&${INDO_PAK_PAGE}=${indoPak}` : "";
  return {
    url: addressIn(language, inWay(way, isOfDay ? route.dayPath(day) : path) + named),
    preload:
      documentOf(route.path).preload?.({
        today,
        day: isOfDay ? day : undefined,
        params,
        way,
        indoPak,
        dayOf: dayOfVerse,
        spanOf: spanOfDay,
      }) ?? [],
    isRare: isOfDay || route.has !== undefined || way !== "verses",
  };
};

/**
 * One path for all pages that render alike: a route with ids has one (the browser fetches the rest), and so
 * has what is not found in each section.
 */
function renderedPath(pathname: string): string {
  const route = findRoute(pathname);
  if (route.has) return pathname.replace(/\/$/, "");
  if (route !== notFoundRoute) return route.path;
  const first = `/${pathname.split("/")[1]}`;
  const section = findRoute(first);
  if (section.path === partPattern("surah")) return `${first}/*`;
  return section === notFoundRoute || section.path === home ? "/*/*" : `${section.path}/*/*`;
}

/** The page of the Indo-Pak mushaf that the address of a page names. */
const indoPakPage = ({ page = "" }: Params, query: string): number | undefined =>
  page && new URLSearchParams(query).has(INDO_PAK_PAGE)
    ? pageOfAddress(INDO_PAK, Number(page), query)
    : undefined;

const paramsOf = ({ path }: AppRoute, pathname: string) => matchPath(path, pathname)?.params ?? {};

// What a sentence puts behind an address, and what is not seen.
const ENDING = /[\s\p{Cf}.,;:!?'"’”»)\]}>…।॥،؛؟]+$/u;

/** An address without the sentence's signs at its end, in Latin digits. */
function asMeant(address: string): string {
  try {
    const decoded = decodeURIComponent(address);
    const meant = toLatinDigits(decoded.replace(ENDING, ""));
    return meant === decoded ? address : encodeURI(meant);
  } catch {
    return address;
  }
}

/** A path that has a page; `//` would lead to another site. */
const routed = (path: string): string | undefined =>
  path.startsWith("//") || findRoute(path.split("?", 1)[0] ?? "") === notFoundRoute
    ? undefined
    : path;

const REFERENCE =
  /^\/0*([1-9]\d{0,2})(?:(?:[:/]|%3A)0*([1-9]\d{0,2})(?:(?:-|%E2%80%9[34])0*([1-9]\d{0,2}))?)?\/?$/i;

/**
 * Where another form of an address leads: `/2:255`, `/02/255` and `/2/255/` to `/2/255`, `/2:255–7` to `/2/255-257`,
 * and the page or day of a query in other digits to its own. Undefined for the rest, and for what does not exist.
 */
function canonicalPath(pathname: string, query: string): string | undefined {
  const [, surah, verse, other = verse] = REFERENCE.exec(pathname) ?? [];
  const path = surah
    ? verse && other
      ? versesAddressPath(meantRange(+surah, +verse, +other))
      : partAddressPath("surah", +surah)
    : pathOfQuery(pathname, new URLSearchParams(query));
  return !path || path === pathname ? undefined : routed(path);
}

function pathOfQuery(pathname: string, query: URLSearchParams): string | undefined {
  const [page, day] = [query.get("page"), query.get("day")];
  if (pathname === quran && page) return partAddressPath("page", Number(toLatinDigits(page)));
  if (!day || parsePlanDay(day) !== undefined) return undefined;
  const meant = parsePlanDay(toLatinDigits(day.replace(ENDING, "")));
  return meant === undefined ? undefined : findRoute(pathname).dayPath?.(meant);
}

const listed = routes.filter(({ path }) => documentOf(path).search === "listed");
const closed = routes.filter(({ path }) => documentOf(path).search === "closed");
const planDays = Array.from({ length: PLAN_DAYS }, (_, index) => index + 1);

/** The sitemap's pages and days, and the paths closed to crawlers. */
export const searchPaths: SearchPaths = {
  listed: [
    ...listed.filter(({ has }) => !has).map(({ path }) => path),
    ...listed.flatMap(({ dayPath }) => (dayPath ? planDays.map(dayPath) : [])),
    ...LISTED_KINDS.flatMap((kind) =>
      numbersOf(kind).map((number) => partAddressPath(kind, number)),
    ),
  ],
  closed: closed.map(({ path }) => path.replace(/:.*$/, "")),
};
