import type * as apiPaths from "@daily-quran/domain/api-paths";
import type { ErrorCode } from "@daily-quran/domain/errors";
import type { z } from "zod";
import type { Content } from "../content/content.ts";
import type { ReadyDocument } from "../content/ready-document.ts";
import type { Caller } from "../trpc/router.ts";

/** A path that is in the list. */
type ApiPath = Extract<(typeof apiPaths)[keyof typeof apiPaths], `/api/${string}`>;

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

interface RouteBase {
  readonly method: Method;
  readonly path: ApiPath;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly response: z.ZodType | undefined;
  readonly example?: unknown;
  readonly errors: readonly ErrorCode[];
}

/** A document with what a cache may do with it; a promise only where it is not ready yet. */
export interface CachedDocument {
  readonly document: ReadyDocument | Promise<ReadyDocument>;
  readonly cacheControl: string;
}

/** A route that answers with a ready buffer, before tRPC ever runs. */
export interface DocumentRoute extends RouteBase {
  readonly kind: "document";
  readonly method: "GET";
  readonly document: (
    source: { content: Content; now: number },
    input: Record<string, unknown>,
  ) => CachedDocument;
}

/** A route that calls a procedure: authentication, validation and rules run there. */
export interface ProcedureRoute extends RouteBase {
  readonly kind: "procedure";
  readonly body?: z.ZodObject;
  readonly bodyExample?: unknown;
  readonly status: 200 | 201 | 204;
  /** The procedure answers with a `Page`: its items are the body, the rest goes into headers. */
  readonly paged?: boolean;
  /** What the answer depends on, cheaply asked: while it is as it was, the client is told to keep its copy. */
  readonly state?: (caller: Caller) => Promise<AnswerState>;
  readonly call: (caller: Caller, input: Record<string, unknown>) => Promise<unknown>;
}

/** The state that an answer is made from: `version` becomes its entity tag, `headers` go with it. */
export interface AnswerState {
  readonly version: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type RestRoute = DocumentRoute | ProcedureRoute;

/** What a schema yields once parsed; a part that a route does not declare adds nothing. */
type Parsed<Schema> = Schema extends z.ZodObject ? z.output<Schema> : unknown;

/** Declares a document route; its params and query reach `document` merged, parsed and typed. */
export function documentRoute<
  Params extends z.ZodObject | undefined = undefined,
  Query extends z.ZodObject | undefined = undefined,
>(
  route: Omit<DocumentRoute, "kind" | "method" | "params" | "query" | "document"> & {
    params?: Params;
    query?: Query;
    document: (
      source: { content: Content; now: number },
      input: Parsed<Params> & Parsed<Query>,
    ) => CachedDocument;
  },
): DocumentRoute {
  return { kind: "document", method: "GET", ...route } as unknown as DocumentRoute;
}

/** Declares a procedure route; params, query and body reach `call` merged, parsed and typed. */
export function procedureRoute<
  Params extends z.ZodObject | undefined = undefined,
  Query extends z.ZodObject | undefined = undefined,
  Body extends z.ZodObject | undefined = undefined,
>(
  route: Omit<ProcedureRoute, "kind" | "params" | "query" | "body" | "call"> & {
    params?: Params;
    query?: Query;
    body?: Body;
    call: (
      caller: Caller,
      input: Parsed<Params> & Parsed<Query> & Parsed<Body>,
    ) => Promise<unknown>;
  },
): ProcedureRoute {
  return { kind: "procedure", ...route } as unknown as ProcedureRoute;
}
