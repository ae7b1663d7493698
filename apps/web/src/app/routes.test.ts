import * as webPaths from "@daily-quran/domain/web-paths";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { findRoute, isRouted, notFoundRoute, renderedPath, routes } from "./routes.ts";

test.each([...routes, notFoundRoute].map((route) => [route.path, route] as const))(
  "%s has its page where the server looks for it",
  async (_, route) => {
    expect(existsSync(new URL(`../../${route.file}`, import.meta.url))).toBe(true);
    expect(await route.load()).toBeTypeOf("function");
  },
);

test("every address of the list has its route", () => {
  const listed = Object.values(webPaths).filter((value) => typeof value === "string");
  expect(new Set(routes.map(({ path }) => path))).toEqual(new Set(listed));
});

test.each([
  ["/", "/"],
  ["/about", "/about"],
  ["/About/", "/about"],
  ["/groups", "/groups"],
  ["/groups/7", "/groups/:groupId"],
  ["/groups/7/", "/groups/:groupId"],
  ["/groups/7/cycles/3/quiz/101", "/groups/:groupId/cycles/:cycleId/quiz/:day"],
  ["/invite/abc", "/invite/:token"],
  ["/nowhere", "/*/*"],
  ["/nowhere/at/all", "/*/*"],
  ["//elsewhere.example/about", "/*/*"],
  ["/groups/7/nothing", "/groups/*/*"],
  ["/About/us", "/about/*/*"],
])("%s is rendered as %s, and that as itself", (path, rendered) => {
  expect(renderedPath(path)).toBe(rendered);
  expect(findRoute(rendered)).toBe(findRoute(path));
  expect(renderedPath(rendered)).toBe(rendered);
});

test("an address finds its own page, any other the not-found page", () => {
  expect(findRoute("/").path).toBe(webPaths.home);
  expect(findRoute("/about").path).toBe(webPaths.about);
  expect(findRoute("/about/").path).toBe(webPaths.about);
  expect(findRoute("/about/us")).toBe(notFoundRoute);
  expect(isRouted("/no-such-page")).toBe(false);
});
