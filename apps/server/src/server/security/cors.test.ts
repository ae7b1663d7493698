import { expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { request } from "../../../test/request.ts";

const ORIGIN = "https://widget.example";
const FROM_ANOTHER_SITE = { origin: ORIGIN, "sec-fetch-site": "cross-site" };

const sql = useDatabase();

const running = useApp(sql);

const get = (path: string, headers = {}) =>
  request(`${running.url}${path}`, { headers: { ...FROM_ANOTHER_SITE, ...headers } });

test.each([
  [200, "/api/current-reading"],
  [200, "/api/schedule/17/verses"],
  [200, "/api/openapi.json"],
  [200, "/api/health"],
  [400, "/api/schedule/301/verses"],
  [404, "/api/schedule/1/verses?tafseer=en-none"],
  [404, "/api/nothing"],
  [404, "/api/invites/none"],
  [401, "/api/user"],
])("a page of another site reads a %i of %s", async (status, path) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("access-control-allow-credentials")).toBeNull();
  const exposed = response.headers.get("access-control-expose-headers")?.split(", ");
  expect(exposed).toEqual(
    expect.arrayContaining([
      "ETag",
      "Link",
      "Retry-After",
      "X-Total-Count",
      "X-No-Such-Verse",
      "X-Unread-Count",
    ]),
  );
});

test("a page of another site revalidates its copy", async () => {
  const tag = (await get("/api/current-reading")).headers.get("etag") ?? "";
  const response = await get("/api/current-reading", { "if-none-match": tag });
  expect(response.status).toBe(304);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
});

test.each(["/api/current-reading", "/api/groups", "/trpc/group.list", "/api/nothing"])(
  "a preflight of %s is answered",
  async (path) => {
    const response = await request(`${running.url}${path}`, {
      method: "OPTIONS",
      headers: {
        ...FROM_ANOTHER_SITE,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type",
      },
    });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
      "access-control-allow-headers": "Authorization, Content-Type, If-None-Match, If-Range, Range",
      "access-control-max-age": "7200",
    });
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
  },
);

test("a refused request can be read too", async () => {
  const report = { id: "6f1c2f0e-8d4b-4c58-9f3e-0a4b7f6f2d11" };
  const response = await request(`${running.url}/api/reports`, {
    method: "POST",
    headers: { ...FROM_ANOTHER_SITE, "content-type": "application/json" },
    body: JSON.stringify(report),
  });
  expect(response.status).toBe(403);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
});

test("a page of the web app is not shared", async () => {
  const response = await get("/about");
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
});
