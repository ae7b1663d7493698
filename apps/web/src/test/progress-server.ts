import {
  applyPush,
  NO_PROGRESS,
  replyTo,
} from "../../../../packages/progress-sync/test/server-model.ts";
import type { Push } from "@daily-quran/progress-sync/messages";
import { vi } from "vitest";
import { holdToContract } from "@daily-quran/server/test/contract";
import { noteFault } from "./contract-faults.ts";

/** What the server says instead of an answer: a failure of the catalogue, or nothing at all. */
interface ProgressFault {
  readonly status: number;
  readonly body: { readonly error: string; readonly code?: string };
}

/**
 * Fakes `POST /api/progress/sync` at `fetch` with the package that the server follows, for one account. `away`
 * is no network; operations with an id in `refuses` are refused with its sentence.
 */
export function stubProgressServer() {
  let held = NO_PROGRESS;
  const server = {
    pushes: [] as Push[],
    /** Whose each of them was, as it said. */
    users: [] as (string | null)[],
    away: false,
    fault: undefined as ProgressFault | undefined,
    refuses: {} as Record<string, string>,
    items: () => [...held.changes.values()].filter(({ value }) => value !== null),
  };
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
    if (server.away || pathname !== "/api/progress/sync") throw new TypeError("Failed to fetch");
    const { fault } = server;
    if (fault) return answer(fault.status, fault.body);
    const push = JSON.parse(init.body as string) as Push;
    server.pushes.push(push);
    server.users.push(new Headers(init.headers).get("x-user-id"));
    const refused = push.operations.flatMap(({ seq, id }) => {
      const message = server.refuses[id];
      return message === undefined ? [] : [{ seq, message }];
    });
    const operations = push.operations.filter(({ id }) => server.refuses[id] === undefined);
    const now = Date.now();
    // What is refused is passed over: no gap.
    const last = (operations[0]?.seq ?? 1) - 1;
    const received = new Map(held.received);
    if ((received.get(push.device) ?? 0) < last) received.set(push.device, last);
    const before = held;
    held = applyPush({ ...held, received }, { ...push, operations }, now);
    const reply = replyTo({ before, after: held }, push, { now, limit: 2000 });
    const all = Math.max(reply.received, push.operations.at(-1)?.seq ?? 0);
    return answer(200, { ...reply, received: all, refused });
  });
  return server;
}

function answer(status: number, body: unknown): Response {
  const text = JSON.stringify(body);
  noteFault(() => holdToContract("POST", "/api/progress/sync", { status, text }));
  return new Response(text, { status, headers: { "content-type": "application/json" } });
}
