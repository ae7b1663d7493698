import { expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { restRoutes } from "../rest-routes.ts";
import { request } from "../../../test/request.ts";

const sql = useDatabase();

const running = useApp(sql);

const forMembers = restRoutes.filter(({ rule }) => rule.access !== "public");
const cookies: [string, string | undefined][] = [
  ["no session", undefined],
  ["a forged session", `session=${"a".repeat(43)}`],
];

test("most of the API needs a session", () => {
  expect(forMembers.length).toBeGreaterThan(20);
});

const cases = forMembers.flatMap(({ method, path }) =>
  cookies.map((cookie) => [method, path, ...cookie] as const),
);

test.each(cases)("%s %s is 401 with %s, whatever is sent", async (method, path, _, cookie) => {
  const response = await request(`${running.url}${path.replaceAll(/\{\w+\}/g, "x")}`, {
    method,
    headers: {
      ...(cookie && { cookie }),
      ...(method !== "GET" && { "content-type": "application/json" }),
    },
    ...(method !== "GET" && { body: '{"name":7}' }),
  });
  expect(response.status).toBe(401);
  expect(response.headers.get("www-authenticate")).toBe('Bearer realm="Daily Quran Reading"');
  expect(await response.json()).toEqual({
    error: "Unauthorized. Please log in.",
    code: "UNAUTHORIZED",
  });
});

test.each([
  ["/api/user", { authorization: `Bearer dqr_${"a".repeat(43)}` }, ', error="invalid_token"'],
  ["/trpc/user.me", {}, ""],
])("%s with %j is 401 and says how to sign in", async (path, headers, more) => {
  const response = await request(running.url + path, { headers });
  expect([response.status, response.headers.get("www-authenticate")]).toEqual([
    401,
    `Bearer realm="Daily Quran Reading"${more}`,
  ]);
});

test("what needs no sign-in has no challenge", async () => {
  const responses = await Promise.all(
    ["/api/schedule", "/api/nothing", "/api/verses/2:300"].map((path) =>
      request(running.url + path),
    ),
  );
  expect(responses.map(({ headers }) => headers.get("www-authenticate"))).toEqual([
    null,
    null,
    null,
  ]);
});
