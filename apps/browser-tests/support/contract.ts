import type { BrowserContext, Request } from "playwright-core";
import { inject } from "vitest";
import type { SeenResponse } from "./contract-server.ts";

/** The header of a response of another server in the product's place, which no contract is for. */
export const FOREIGN = "x-foreign";

/** Checks each API response that a page gets against its schema; returns those since the last call once all are read. */
export function watchContract(context: BrowserContext): () => Promise<string[]> {
  const checks: Promise<string>[] = [];
  context.on("requestfinished", (request) => void checks.push(check(request)));
  return async () => (await Promise.all(checks.splice(0))).filter((fault) => fault !== "");
}

async function check(request: Request): Promise<string> {
  const { pathname: path } = new URL(request.url());
  if (!/^\/(?:api|trpc)\//.test(path)) return "";
  // Undefined when the test ends first.
  const response = await request.response().catch(() => undefined);
  if (response?.headers()[FOREIGN]) return "";
  // The browser drops response bodies after a navigation, and gives an empty one for some of a worker's.
  const text = await response?.text().catch(() => undefined);
  if (!response || text === undefined || (text === "" && response.ok())) return "";
  const seen: SeenResponse = { method: request.method(), path, status: response.status(), text };
  const checked = await fetch(inject("contractUrl"), {
    method: "POST",
    body: JSON.stringify(seen),
  });
  return await checked.text();
}
