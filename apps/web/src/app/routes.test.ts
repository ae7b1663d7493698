// @vitest-environment node
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { paths } from "./paths.ts";
import { findRoute, isRouted, notFoundRoute, routes } from "./routes.ts";

test.each([...routes, notFoundRoute].map((route) => [route.path, route] as const))(
  "%s has its page where the server looks for it",
  async (_, route) => {
    expect(existsSync(new URL(`../../${route.file}`, import.meta.url))).toBe(true);
    expect(await route.load()).toBeTypeOf("function");
  },
);

test("an address finds its own page, any other the not-found page", () => {
  expect(findRoute("/").path).toBe(paths.home);
  expect(findRoute("/about").path).toBe(paths.about);
  expect(findRoute("/about/").path).toBe(paths.about);
  expect(findRoute("/about/us")).toBe(notFoundRoute);
  expect(isRouted("/no-such-page")).toBe(false);
});
