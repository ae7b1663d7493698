import { vi } from "vitest";

export interface StubResponse {
  readonly status?: number;
  readonly body?: unknown;
}

/**
 * Fakes the network at `fetch`: `"GET /api/user"` to its response, or to several in turn. Gives the calls
 * made.
 */
export function stubNetwork(
  answers: Record<string, StubResponse | readonly StubResponse[]>,
): string[] {
  const calls: string[] = [];
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) => {
    const path = new URL(input instanceof Request ? input.url : input, window.location.origin);
    const call = `${init?.method ?? "GET"} ${path.pathname}${path.search}`;
    const made = calls.filter((earlier) => earlier === call).length;
    calls.push(call);
    const found = answers[call];
    const list = found === undefined ? [] : [found].flat();
    const answer = list[Math.min(made, list.length - 1)];
    if (!answer) return Promise.reject(new TypeError(`No answer for ${call}`));
    const { status = 200, body } = answer;
    return Promise.resolve(
      new Response(body === undefined ? null : JSON.stringify(body), { status }),
    );
  });
  return calls;
}
