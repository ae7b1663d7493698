import { expect } from "vitest";
import { holdToContract } from "./contract.ts";

/**
 * Sends a request as `fetch` does. Every REST response is checked against what its route declares, and what a shared
 * cache may keep is the same without whom it was sent for.
 */
export async function request(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, init);
  const { pathname, search } = new URL(url);
  const text = await response.clone().text();
  holdToContract(init.method ?? "GET", pathname + search, { status: response.status, text });
  if (response.headers.get("cache-control")?.includes("public"))
    await holdToNobody(url, init, { response, text });
  return response;
}

const CREDENTIALS = ["cookie", "authorization"];

async function holdToNobody(
  url: string,
  init: RequestInit,
  sent: { readonly response: Response; readonly text: string },
): Promise<void> {
  expect(sent.response.headers.get("set-cookie")).toBeNull();
  const headers = new Headers(init.headers);
  if (!CREDENTIALS.some((name) => headers.has(name))) return;
  for (const name of CREDENTIALS) headers.delete(name);
  const nobodys = await fetch(url, { ...init, headers });
  expect(nobodys.status).toBe(sent.response.status);
  expect(await nobodys.text()).toBe(sent.text);
}
