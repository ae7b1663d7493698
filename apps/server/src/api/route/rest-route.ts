import type { Readable } from "node:stream";
import type { User } from "@daily-quran/domain/account/user";
import type * as apiPaths from "@daily-quran/domain/api-paths";
import type { TextForm } from "@daily-quran/domain/edition";
import type { ErrorCode } from "@daily-quran/domain/errors";
import type * as practicePaths from "@daily-quran/domain/practice/practice-paths";
import type { PartKind } from "@daily-quran/quran/parts";
import type { ListPage } from "@daily-quran/domain/paging";
import type { SiteSettings } from "@daily-quran/domain/site";
import type { z } from "zod";
import type { Content } from "../../content/content.ts";
import type { InTurn } from "../../content/document-cache.ts";
import type { ReadyDocument } from "../../content/ready-document.ts";
import type { BesideUser, Cost, NeededAccess, ProcedureRule } from "../../request/access.ts";
import type { Context } from "../../request/context.ts";
import type { QuizBook } from "../../request/quiz-book.ts";
import type { Caller, ProcedureName } from "../../trpc/router.ts";

/** A path that is in the list. */
export type ApiPath =
  | Extract<(typeof apiPaths)[keyof typeof apiPaths], `/api/${string}`>
  | Extract<(typeof practicePaths)[keyof typeof practicePaths], `/api/${string}`>
  | ReturnType<typeof apiPaths.editionText<TextForm>>
  | ReturnType<typeof apiPaths.partsPath<PartKind>>
  | `/api/${PartKind}s/{${PartKind}}`;

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

interface RouteBase {
  readonly method: Method;
  readonly path: ApiPath;
  /** The name of the call in generated clients; it never changes. */
  readonly operationId: string;
  /** Its procedure's. Who may not call gets 401 or 403 before anything is parsed. */
  readonly rule: ProcedureRule;
  readonly summary: string;
  readonly description: string;
  readonly params?: z.ZodObject | undefined;
  readonly query?: z.ZodObject | undefined;
  readonly response: z.ZodType | undefined;
  /** The type of the response's body; JSON if it is not said. */
  readonly contentType?: string;
  /** Besides those that `errorsOf` adds; a public route that asks who calls has INVALID_TOKEN. */
  readonly errors?: readonly Exclude<ErrorCode, (typeof OF_ACCESS | typeof OF_WRITE)[number]>[];
}

/** The parts of a request that schemas read. */
export interface SentInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** A document with what a cache may do with it; a promise only where it is not ready yet. */
export interface CachedDocument {
  readonly document: ReadyDocument | Promise<ReadyDocument>;
  readonly cacheControl: string;
  /** `cacheControl` at an instant (epoch milliseconds), where it counts down to the day's end. */
  readonly controlAt?: (now: number) => string;
  /** Under which name a browser saves it. */
  readonly fileName?: string | undefined;
}

/** What a document is found in. */
export interface DocumentSource {
  readonly content: Content;
  readonly quizzes: QuizBook;
  /** For links, and where the recordings are. */
  readonly site: Pick<SiteSettings, "publicUrl" | "audioBaseUrl">;
  readonly now: number;
  /** Where one that must be made waits for its turn; absent for one that is read by a page, which has its own. */
  readonly inTurn?: InTurn;
}

/** A route that sends a cached buffer and never reaches tRPC. */
export interface DocumentRoute extends RouteBase {
  readonly kind: "document";
  /** The example of its response, out of the text. */
  readonly exampleOf: (content: Content) => unknown;
  readonly method: "GET";
  /** Whether parts of it are sent for `Range`. */
  readonly ranges?: true;
  readonly find: (source: DocumentSource, sent: SentInput) => CachedDocument;
}

/** A route that calls a procedure: authentication, validation and rules run there. */
export interface ProcedureRoute extends RouteBase {
  readonly kind: "procedure";
  readonly procedure: ProcedureName;
  readonly example?: unknown;
  readonly body?: z.ZodObject | undefined;
  readonly bodyExample?: unknown;
  /** The most bytes of the body, if not those of every other. */
  readonly maxBodyBytes?: number;
  readonly status: 200 | 201 | 202 | 204;
  /** Its response is one page of a list: the items are the body, the rest goes into headers. */
  readonly paged: boolean;
  /** The headers of its success that no other route has. */
  readonly ownHeaders?: readonly ("X-No-Such-Verse" | "X-Surah-Counts")[];
  /** Whether it is the same for everyone: cached for an hour, with an ETag of its bytes. */
  readonly shared?: true;
  /** A cheap version of the response's state, for the ETag: unchanged means 304. */
  readonly state?: (caller: Caller) => Promise<ResponseState>;
  /** What the query that finds the caller answers, too: `always`, and where the whole first page is asked for. */
  readonly beside?: {
    readonly always?: readonly BesideUser[];
    readonly atFirst: readonly BesideUser[];
  };
  /** Makes a long response while it is sent, as JSON; tRPC's has it whole. */
  readonly stream?: (context: Context, user: User) => Promise<Readable>;
  /** Takes a long body, JSON in pieces that another thread reads, in the place of the call. */
  readonly take?: (context: Context, user: User, pieces: readonly Uint8Array[]) => Promise<unknown>;
  /** Parses the request, which throws on invalid input, and returns the call. */
  readonly prepare: (sent: SentInput) => (caller: Caller) => Promise<RouteResult>;
}

/** The state that a response is made from: `version` becomes its ETag, `headers` are sent with it. */
interface ResponseState {
  readonly version: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A procedure's result: the body, and the position in the list if it is paged. */
export interface RouteResult {
  readonly body: unknown;
  readonly page?: Omit<ListPage<unknown>, "items">;
  readonly headers?: Readonly<Record<string, string>>;
}

export type RestRoute = DocumentRoute | ProcedureRoute;

/** A route with its heading in the OpenAPI document. */
export type TaggedRoute = RestRoute & { readonly tag: string };

/** `/api/schedule/{day}/verses` in Fastify's spelling. */
export function fastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}

/** What a caller needs; undefined where anyone may call. */
export const neededOf = ({ rule }: RestRoute): NeededAccess | undefined =>
  rule.access === "public" ? undefined : rule.access;

const OF_ACCESS = ["UNAUTHORIZED", "TOKEN_SCOPE"] as const;
const OF_CALLER = [...OF_ACCESS, ...(["INVALID_TOKEN", "TOO_MANY_REQUESTS"] as const)];

/** Whether it does something for the caller, which a page sends with the user that it shows. */
export const isOwnWrite = ({ method, rule, operationId }: RestRoute): boolean =>
  method !== "GET" && (rule.access !== "public" || operationId === "logout");

const OF_WRITE = ["FOREIGN_ORIGIN", "BODY_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "BUSY"] as const;

/** What may happen to any call. */
export const OF_ANY_CALL = ["TOO_SLOW", "HEADERS_TOO_LARGE", "INTERNAL"] as const;

const QUEUED: ReadonlySet<Cost> = new Set(["document", "database", "password"]);

const when = <Code extends ErrorCode>(holds: boolean, ...codes: readonly Code[]) =>
  holds ? codes : [];

/** Every error that a route may respond with: its own, and what follows from its rule and from what it reads. */
export function errorsOf(route: RestRoute): readonly ErrorCode[] {
  const { access, cost } = route.rule;
  const procedure = route.kind === "procedure" ? route : undefined;
  const codes = [
    ...when(access !== "public", ...OF_CALLER),
    ...when(isOwnWrite(route), "ANOTHER_SIGNED_IN"),
    ...(route.errors ?? []),
    ...when(Boolean(route.params ?? route.query ?? procedure?.body), "INVALID_INPUT"),
    ...when(procedure?.paged === true, "INVALID_CURSOR"),
    ...when(route.method !== "GET", ...OF_WRITE),
    ...when(route.method !== "GET" || cost === "database", "DATABASE_AWAY"),
    ...OF_ANY_CALL,
    ...when(QUEUED.has(cost), "OVERLOADED"),
    ...when(cost === "document" || cost === "password", "TOO_MANY_REQUESTS"),
    ...when(route.kind === "document" && route.ranges === true, "RANGE_OUTSIDE"),
  ];
  return [...new Set(codes)];
}

/** Whether a route's responses carry an ETag. */
export function hasEntityTag(route: RestRoute): boolean {
  return route.kind === "document" || route.shared === true || route.state !== undefined;
}
