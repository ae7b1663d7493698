import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { openWebBuild } from "./web-build.ts";
import { testSettings } from "../../test/settings.ts";

const SMALL_WEB = fileURLToPath(new URL("../../test/small-web", import.meta.url));
const { site } = testSettings();

test("an app that renders on another thread loads here only what finds pages", async () => {
  const web = await openWebBuild(SMALL_WEB, { apart: true });
  const { findPage, searchPaths, renderPage } = await web.pages();
  expect(searchPaths.closed).toEqual(["/only-here"]);
  const { url } = findPage("/groups/7/quiz", 1, ["en"]);
  const now = "2026-03-01T00:00:00.000Z";
  const page = await renderPage({ url, now, site, answers: [], pictures: "1" });
  expect([url, page.status]).toEqual(["/groups/:id", 200]);
});

test("one that renders here is loaded whole", async () => {
  const { searchPaths } = await (await openWebBuild(SMALL_WEB)).pages();
  expect(searchPaths.closed).toEqual(["/groups", "/invite/"]);
});

test("there is no app in a folder without its build", async () => {
  await expect(openWebBuild("/nowhere")).rejects.toThrow("ENOENT");
});
