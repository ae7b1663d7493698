import { expect, test } from "vitest";
import { testSettings } from "../../test/settings.ts";
import { renderApart } from "./render-thread.ts";

const entry = new URL("../../test/small-web/server/entry-server.js", import.meta.url).href;
const { site } = testSettings();
const request = (url: string) => ({
  url,
  now: "2026-03-01T00:00:00.000Z",
  site,
  answers: [],
  pictures: "1",
});

test("pages are rendered on another thread, and each request gets its own page", async () => {
  const { rendered } = (await import(entry)) as { rendered: string[] };
  const before = rendered.length;
  const renderPage = renderApart(entry);
  const pages = await Promise.all([renderPage(request("/about")), renderPage(request("/nowhere"))]);
  expect(pages).toEqual([
    { status: 200, isMakeshift: true, html: expect.stringContaining("<title>/about</title>") },
    { status: 404, isMakeshift: false, html: expect.stringContaining("<title>/nowhere</title>") },
  ]);
  expect(rendered).toHaveLength(before);
});

test("a failed page rejects, and the next one is rendered", async () => {
  const renderPage = renderApart(entry);
  const broken = { ...request("/"), answers: [{ path: "/api/schedule", body: null }] };
  await expect(renderPage(broken)).rejects.toThrow("A page could not be rendered: TypeError");
  expect((await renderPage(request("/about"))).status).toBe(200);
});

test("a thread that cannot start rejects", async () => {
  await expect(renderApart("file:///nowhere.js")(request("/"))).rejects.toThrow("nowhere.js");
});
