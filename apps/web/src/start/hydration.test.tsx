import { act, screen } from "@testing-library/react";
import type * as Client from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { stubNetwork } from "../test/stub-network.ts";
import { reading } from "../test/readings.ts";
import { site } from "../test/site.ts";
import { renderPage } from "./entry-server.tsx";

const roots = vi.hoisted((): Client.Root[] => []);

vi.mock("react-dom/client", async (original) => {
  const actual = await original<typeof Client>();
  const hydrateRoot = (...parts: Parameters<typeof actual.hydrateRoot>) => {
    const root = actual.hydrateRoot(...parts);
    roots.push(root);
    return root;
  };
  return { ...actual, hydrateRoot };
});

// The app would go on working in a document that is gone.
afterEach(() => act(async () => roots.splice(0).forEach((root) => root.unmount())));

const NOW = "2026-02-04T08:00:00.000Z";

test("the browser hydrates the server's page unchanged, without fetching anything again", async () => {
  vi.useFakeTimers({ now: Date.parse(NOW), toFake: ["Date", "setInterval", "clearInterval"] });
  const calls = stubNetwork({ "GET /api/user": { refused: "UNAUTHORIZED" } });
  window.localStorage.setItem("daily-quran:translation-choices", '{"1:1":"eng"}');
  const { html } = await renderPage({
    url: "/",
    now: NOW,
    site,
    answers: [{ path: "/api/current-reading", body: reading(1) }],
    pictures: "v1",
  });
  document.body.innerHTML = new DOMParser().parseFromString(html, "text/html").body.innerHTML;
  const verse = document.getElementById("2-5");

  await act(() => import("./entry-client.tsx"));
  await act(() =>
    vi.waitFor(() => expect(document.documentElement.hasAttribute("data-hydrated")).toBe(true)),
  );

  expect(document.getElementById("2-5")).toBe(verse);
  expect(screen.getByRole("timer").textContent).toMatch(/^(\d+ h )?\d+ (min|s)$/);
  const [, second] = screen.getAllByRole("group", { name: "Translation" });
  expect(second?.querySelector<HTMLInputElement>("input:checked")?.value).toBe("eng");
  expect(calls.filter((call) => call.includes("reading"))).toEqual([]);
});
