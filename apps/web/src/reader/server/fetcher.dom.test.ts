import { QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { amina } from "../../test/people.ts";
import { type StubResponse, stubNetwork } from "../../test/stub-network.ts";
import { fetcher, fetcherOrNull, request } from "./fetcher.ts";
import { leftSession, sessionHint, showUser } from "./session-hint.ts";

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

test("a response that breaks off is a lost network, not another's page", async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError("terminated")) });
  vi.stubGlobal("fetch", async () => new Response(body));
  await expect(fetchWith()).rejects.toThrow("The server could not be reached.");
});

/** Answers what is sent in turn, and returns it: method, path, user and whether with cookies. */
function stubAnswers(...statuses: readonly (number | undefined)[]): string[] {
  const sent: string[] = [];
  vi.stubGlobal(
    "fetch",
    async (path: string, { method = "GET", headers, credentials }: RequestInit) => {
      sent.push([method, path, new Headers(headers).get("x-user-id"), credentials].join(" "));
      const status = statuses[sent.length - 1];
      if (status === undefined) throw new TypeError("Failed to fetch");
      return new Response(status === 204 ? null : "{}", { status });
    },
  );
  return sent;
}

const write = () => request("/api/groups/1", { method: "DELETE" });

test("a write says whose it is: the user's that the page shows, before the one that the browser knows", async () => {
  const sent = stubAnswers(204, 204, 204, 204);
  await write();
  sessionHint.set(7);
  await write();
  showUser(8);
  onTestFinished(() => showUser());
  await write();
  await request("/api/groups/1");
  expect(sent).toEqual([
    "DELETE /api/groups/1  include",
    "DELETE /api/groups/1 7 include",
    "DELETE /api/groups/1 8 include",
    "GET /api/groups/1  include",
  ]);
});

test("until a session that was left is over nothing is written, and reads are nobody's", async () => {
  leftSession.set(7);
  const sent = stubAnswers(undefined, 200, 503, 204, 204, 200);
  await request("/api/groups");
  await expect(write()).rejects.toThrow("The server could not be reached.");
  expect(leftSession.get()).toBe(7);
  await write();
  await request("/api/groups");
  expect(sent).toEqual([
    "POST /api/logout 7 ",
    "GET /api/groups  omit",
    "POST /api/logout 7 ",
    "POST /api/logout 7 ",
    "DELETE /api/groups/1  include",
    "GET /api/groups  include",
  ]);
  expect(leftSession.get()).toBe(null);
});

test.each([
  [200, {}, 7],
  [401, {}, 7],
  [401, { error: "Somebody else.", code: "ANOTHER_SIGNED_IN" }, null],
  [500, { error: "Something went wrong on our side.", code: "INTERNAL" }, 7],
])("a logout that is answered with %i %j leaves %s", async (status, body, left) => {
  leftSession.set(7);
  vi.stubGlobal("fetch", async () => Response.json(body, { status }));
  await request("/api/groups").catch(() => undefined);
  expect(leftSession.get()).toBe(left);
});
