import { type ErrorCode, ERRORS } from "@daily-quran/domain/errors";
import { holdToContract } from "@daily-quran/server/test/contract";
import { vi } from "vitest";
import { noteFault } from "./contract-faults.ts";

/** A response of the server: with a body, or with a failure of the catalogue. */
type ServerResponse = { readonly body?: unknown } | { readonly refused: ErrorCode };

/** A response that the server never sends: a proxy's, or one of another version. */
interface ForeignResponse {
  readonly foreign: true;
  readonly status?: number;
  readonly body?: unknown;
}

export type StubResponse = ServerResponse | ForeignResponse;

/**
 * Fakes the network at `fetch`: `"GET /api/user"` to its response, or to several in turn. Returns the
 * calls made.
 */
export function stubNetwork(
  responses: Record<string, StubResponse | readonly StubResponse[]>,
): string[] {
  const calls: string[] = [];
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) => {
    const path = new URL(input instanceof Request ? input.url : input, window.location.origin);
    const call = `${init?.method ?? "GET"} ${path.pathname}${path.search}`;
    const made = calls.filter((earlier) => earlier === call).length;
    calls.push(call);
    const found = responses[call];
    const list = found === undefined ? [] : [found].flat();
    const response = list[Math.min(made, list.length - 1)];
    if (!response) return Promise.reject(new TypeError(`No response for ${call}`));
    const { status, body } = partsOf(response);
    const text = body === undefined ? "" : JSON.stringify(body);
    const [method = ""] = call.split(" ", 1);
    if (!("foreign" in response))
      noteFault(() => holdToContract(method, path.pathname, { status, text }));
    return Promise.resolve(
      new Response(body === undefined ? null : text, {
        status,
        headers: { "content-type": "application/json" },
      }),
    );
  });
  return calls;
}

function partsOf(response: StubResponse): { readonly status: number; readonly body?: unknown } {
  if (!("refused" in response)) return { status: 200, ...response };
  const { status, message } = ERRORS[response.refused];
  return { status, body: { error: message, code: response.refused } };
}
