import { holdToContract } from "./contract.ts";

/** Sends a request as `fetch` does. Every REST response is checked against what its route declares. */
export async function request(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, init);
  const { pathname, search } = new URL(url);
  const text = await response.clone().text();
  holdToContract(init.method ?? "GET", pathname + search, { status: response.status, text });
  return response;
}
