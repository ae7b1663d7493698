import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { amina } from "../test/people.ts";
import { type StubResponse, stubNetwork } from "../test/stub-network.ts";
import { fetcher, fetcherOrNull, request } from "./fetcher.ts";

const fetchWith = (queryFn = fetcher) =>
  new QueryClient().fetchQuery({ queryKey: ["/api/user"], queryFn, retry: false });

test.each<[string, StubResponse, unknown]>([
  ["a JSON answer", { body: amina }, amina],
  ["no content", { foreign: true, status: 204 }, null],
])("gives %s", async (_, answer, expected) => {
  const calls = stubNetwork({ "GET /api/user": answer });
  await expect(fetchWith()).resolves.toEqual(expected);
  expect(calls).toEqual(["GET /api/user"]);
});

test.each([
  [401, { error: "No session" }, "Unauthorized. Please log in."],
  [404, { error: "There is nothing at this address." }, "There is nothing at this address."],
  [500, { message: "inner" }, "Request failed with status 500"],
  [503, undefined, "Request failed with status 503"],
  [409, { error: "" }, "Request failed with status 409"],
])("a %i fails with its own words", async (status, body, message) => {
  stubNetwork({ "GET /api/user": { foreign: true, status, body } });
  await expect(fetchWith()).rejects.toThrow(message);
});

test("a copy in the browser's cache is revalidated, unless a caller wants none at all", async () => {
  const asked: (string | undefined)[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    asked.push(init.cache);
    return Response.json(amina);
  });
  await fetchWith();
  await request("/api/user", { cache: "reload" });
  expect(asked).toEqual(["no-cache", "reload"]);
});

test("the page of a guest network fails in plain words", async () => {
  vi.stubGlobal("fetch", async () => new Response("<!doctype html><title>Welcome</title>"));
  await expect(fetchWith()).rejects.toThrow(
    "Something else than this site answered. If your network has a sign-in page, sign in there, then try again.",
  );
});

test("no network fails in plain words", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  await expect(fetchWith()).rejects.toThrow(
    "The server could not be reached. Check your connection and try again.",
  );
});

test("a visitor who is not signed in gets null where the query is set up so", async () => {
  stubNetwork({ "GET /api/user": { refused: "UNAUTHORIZED" } });
  await expect(fetchWith(fetcherOrNull)).resolves.toBe(null);
});

test("other failures stay failures there", async () => {
  stubNetwork({ "GET /api/user": { foreign: true, status: 500 } });
  await expect(fetchWith(fetcherOrNull)).rejects.toThrow("Request failed with status 500");
});
