import * as webPaths from "@daily-quran/domain/web-paths";
import { PART_KINDS } from "@daily-quran/quran/parts";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { otherPages } from "./other-pages.ts";
import { preloadPage } from "./route-page.tsx";
import { findRoute, isRouted, notFoundRoute, routes } from "./routes.ts";

test.each([...routes, notFoundRoute].map((route) => [route.path, route] as const))(
  "%s has its page where the server looks for it",
  async (_, route) => {
    expect(existsSync(new URL(`../../pages/${route.page}.page.tsx`, import.meta.url))).toBe(true);
    expect((await preloadPage(route, "en", "")).language).toBe("en");
  },
);

test("no page is loaded that no route shows", () => {
  const pages = new Set([...routes, notFoundRoute].map(({ page }) => page));
  expect(Object.keys(otherPages).filter((page) => !pages.has(page))).toEqual([]);
});

/** Text alone, which entry-server.test.ts renders. */
const UNTESTED = ["site/about", "site/contact", "site/not-found"];

test("every page has a test of its own", () => {
  const untested = [...routes, notFoundRoute]
    .map(({ page }) => page)
    .filter((page) => !existsSync(new URL(`../../pages/${page}.page.test.tsx`, import.meta.url)));
  expect(untested).toEqual(UNTESTED);
});

test("every address of the list has its route", () => {
  const listed = Object.values(webPaths).filter((value) => typeof value === "string");
  const all = [...listed, ...PART_KINDS.map(webPaths.partPattern)];
  expect(new Set(routes.map(({ path }) => path))).toEqual(new Set(all));
});

test("an address finds its own page, any other the not-found page", () => {
  expect(findRoute("/").path).toBe(webPaths.home);
  expect(findRoute("/about").path).toBe(webPaths.about);
  expect(findRoute("/about/").path).toBe(webPaths.about);
  expect(findRoute("/about/us")).toBe(notFoundRoute);
  expect(isRouted("/no-such-page")).toBe(false);
});
