import { type ErrorCode, ERRORS } from "@daily-quran/domain/errors";
import { holdToContract } from "@daily-quran/server/test/contract";
import { holdToProcedure } from "@daily-quran/server/test/procedure-contract";
import { deserialize, serialize } from "superjson";
import { vi } from "vitest";
import { noteFault } from "./contract-faults.ts";

/**
 * How the server responds to one call: with data, with a failure of the catalogue, or not at all. The
 * response of another server, a `foreign` one, is not checked against the contract.
 */
export type Reply =
  | { readonly data?: unknown; readonly foreign?: true }
  | { readonly refused: ErrorCode; readonly issues?: readonly Issue[] }
  | { readonly offline: true };

interface Issue {
  readonly path: string;
  readonly message: string;
}

/** A call that reached the network: a procedure with its input, or `GET /api/user`. */
export interface Call {
  readonly name: string;
  readonly input: unknown;
}

type Replies = Reply | Promise<Reply> | readonly (Reply | Promise<Reply>)[];

/**
 * Fakes the network at `fetch`: responds to tRPC procedures (`group.list`) and REST calls (`GET
 * /api/user`) by name; a list in turn, its last reply from then on. Returns the calls made.
 */
export function stubServer(replies: Record<string, Replies>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.origin);
    const call = readCall(url, init);
    const made = calls.filter(({ name }) => name === call.name).length;
    calls.push(call);
    const inTurn = [replies[call.name] ?? userReplies(call.name, replies)].flat();
    const reply = await inTurn[Math.min(made, inTurn.length - 1)];
    if (!reply) throw new TypeError(`No reply for ${call.name}`);
    if ("offline" in reply) throw new TypeError("Failed to fetch");
    return url.pathname.startsWith("/trpc/")
      ? procedureResponse(call.name, reply)
      : await restResponse(call.name, reply);
  });
  return calls;
}

/** The same user by the procedure that answers a visitor with null. */
function userReplies(name: string, replies: Record<string, Replies>): Promise<Reply>[] {
  if (name !== "user.ifAny") return [];
  return [replies["GET /api/user"] ?? []].flat().map(async (promised) => {
    const reply = await promised;
    return "refused" in reply && reply.refused === "UNAUTHORIZED" ? { data: null } : reply;
  });
}

/** The names of the calls that change something. */
export const writes = (calls: readonly Call[], name: string): unknown[] =>
  calls.filter((call) => call.name === name).map(({ input }) => input);

function readCall(url: URL, { method = "GET", body }: RequestInit): Call {
  if (!url.pathname.startsWith("/trpc/")) return { name: `${method} ${url.pathname}`, input: null };
  const text = method === "GET" ? url.searchParams.get("input") : body;
  const input = typeof text === "string" ? deserialize(JSON.parse(text)) : undefined;
  return { name: url.pathname.slice("/trpc/".length), input };
}

type ServerReply = Exclude<Reply, { offline: true }>;

function procedureResponse(name: string, reply: ServerReply): Response {
  if (!("refused" in reply)) {
    if (!reply.foreign) noteFault(() => holdToProcedure(name, reply.data));
    return json({ result: { data: serialize(reply.data) } });
  }
  const { refused, issues } = reply;
  const { status, message } = failureOf(reply);
  const error = serialize({
    message,
    code: -32000,
    data: { httpStatus: status, errorCode: refused, issues },
  });
  return json({ error }, status);
}

async function restResponse(name: string, reply: ServerReply): Promise<Response> {
  const response = makeResponse(reply);
  const [method = "", path = ""] = name.split(" ");
  const text = await response.clone().text();
  noteFault(() => holdToContract(method, path, { status: response.status, text }));
  return response;
}

function makeResponse(reply: ServerReply): Response {
  if (!("refused" in reply))
    return reply.data === undefined ? new Response(null, { status: 204 }) : json(reply.data);
  const { refused: code, issues } = reply;
  const { status, message: error } = failureOf(reply);
  return json({ error, code, issues }, status);
}

/** Invalid input says in its message what is wrong with each field. */
function failureOf({ refused, issues = [] }: Extract<Reply, { refused: ErrorCode }>) {
  const { status, message } = ERRORS[refused];
  const details = issues.map((issue) => issue.message).join(" ");
  return { status, message: details || message };
}

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

/** A response that the test sends when it calls `give`. */
export function heldReply(): {
  readonly reply: Promise<Reply>;
  readonly give: (reply: Reply) => void;
} {
  const gate = new EventTarget();
  const reply = new Promise<Reply>((resolve) => {
    gate.addEventListener("given", (event) => resolve((event as CustomEvent<Reply>).detail));
  });
  return { reply, give: (detail) => gate.dispatchEvent(new CustomEvent("given", { detail })) };
}
