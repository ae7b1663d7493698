import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { ask } from "../support/ask.ts";
import { newAbsentPerson } from "../support/groups.ts";

const WIDGET = new URL("../../../examples/widget/", import.meta.url);

/** A page of another site that shows the example's widget of a server. */
interface OtherSite {
  readonly url: string;
  readonly stop: () => void;
}

const read = (name: string) => readFile(fileURLToPath(new URL(name, WIDGET)), "utf8");

/** Serves the example's widget at an address that is not the product's. */
async function startOtherSite(productUrl: string): Promise<OtherSite> {
  const page = (await read("index.html")).replace("http://localhost:3000", productUrl);
  const script = await read("todays-reading.js");
  const server = createServer(({ url }, response) => {
    const isScript = url === "/todays-reading.js";
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html");
    response.end(isScript ? script : page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It has no port.");
  return { url: `http://127.0.0.1:${address.port}/`, stop: () => server.close() };
}

let site: OtherSite;

beforeAll(async () => {
  site = await startOtherSite(inject("productUrl"));
});
afterAll(() => site.stop());

// A browser logs what a page of another site may not read, and each refused request.
const REFUSED = /CORS policy|Failed to load resource|status of 4/;

interface Answer {
  readonly status: number;
  readonly etag: string | null;
  readonly retryAfter: string | null;
  readonly code: string | undefined;
}

test("a page of another site reads, revalidates, and shows errors, and never with a cookie", async () => {
  const product = inject("productUrl");
  const { page, username } = await newAbsentPerson("amina", { mayFail: REFUSED });
  const made = await ask<{ token: string }>(page, "/api/user/tokens", { name: "Widget" });

  // In the browser where amina is signed in.
  await page.goto(site.url);
  await page.getByRole("heading", { name: /^Day \d+: \S/ }).waitFor();
  expect(await page.locator("blockquote p[lang=ar]").count()).toBeGreaterThan(0);

  const send = (path: string, init: RequestInit = {}): Promise<Answer | string> =>
    page.evaluate(
      async ([url, options]) => {
        const response = await fetch(url, options).catch((error: unknown) => String(error));
        if (typeof response === "string") return response;
        const text = await response.text();
        const isJson = response.headers.get("content-type")?.includes("json") ?? false;
        const header = (name: string) => response.headers.get(name);
        return {
          status: response.status,
          etag: header("etag"),
          retryAfter: header("retry-after"),
          code: isJson ? (JSON.parse(text) as { code?: string }).code : undefined,
        };
      },
      [product + path, init] as const,
    );

  const reading = await send("/api/current-reading");
  if (typeof reading === "string") throw new Error(reading);
  expect(reading).toMatchObject({ status: 200, etag: expect.stringMatching(/^"/) });
  const headers = { "if-none-match": reading.etag ?? "" };
  const again = await send("/api/current-reading", { headers, cache: "no-store" });
  expect(again).toMatchObject({ status: 304, etag: reading.etag });

  const code = "INVALID_INPUT";
  expect(await send("/api/schedule/0/verses")).toMatchObject({ status: 400, code });
  expect(await send("/api/invites/gone")).toMatchObject({ status: 404, code: "INVITE_NOT_FOUND" });

  // What belongs to amina needs her token: no cookie is sent, and an answer to one can't be read.
  expect(await send("/api/groups")).toMatchObject({ status: 401, code: "UNAUTHORIZED" });
  const withCookie = await send("/api/groups", { credentials: "include" });
  expect(withCookie).toBe("TypeError: Failed to fetch");
  const authorization = `Bearer ${made.token}`;
  expect(await send("/api/groups", { headers: { authorization } })).toMatchObject({ status: 200 });
  const group = { method: "POST", body: JSON.stringify({ name: "Taken over" }) };
  expect(await send("/api/groups", { ...group, mode: "no-cors", credentials: "include" })).toEqual(
    // What a plain form could send arrives, and is refused: below there is no group.
    { status: 0, etag: null, retryAfter: null, code: undefined },
  );
  expect(await send("/api/groups", { ...group, headers: { authorization } })).toMatchObject({
    status: 415,
  });
  const json = { authorization, "content-type": "application/json" };
  expect(await send("/api/groups", { ...group, headers: json })).toMatchObject({
    status: 403,
    code: "TOKEN_SCOPE",
  });
  const groups = await page.request.get(`${product}/api/groups`);
  expect(await groups.text()).not.toContain("Taken over");

  const wrong = JSON.stringify({ username, password: "not the right words" });
  const logins: (Answer | string)[] = [];
  // Ten of one account are let through; more at once than there is room for would be 503.
  for (let count = 0; count < 11; count += 1)
    logins.push(await send("/api/login", { method: "POST", body: wrong, headers: json }));
  const late = {
    status: 429,
    code: "TOO_MANY_REQUESTS",
    retryAfter: expect.stringMatching(/^\d+$/),
  };
  expect(logins.at(-1)).toMatchObject(late);
});
