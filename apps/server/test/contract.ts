import { isDeepStrictEqual } from "node:util";
import { ErrorBody, ERRORS, type ErrorCode } from "@daily-quran/domain/errors";
import type { z } from "zod";
import { errorsOf, hasEntityTag, type RestRoute } from "../src/api/route/rest-route.ts";
import { restRoutes } from "../src/api/rest-routes.ts";

/** A response of the REST API, its body as text. */
export interface RestResponse {
  readonly status: number;
  readonly text: string;
}

// The router does not accept a longer parameter.
const patterns = restRoutes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, "[^/]{1,4096}")}/?$`),
}));

/**
 * Throws if a response is not one that the route of its request declares: status, schema, errors. `path` may
 * have a query.
 */
export function holdToContract(method: string, path: string, { status, text }: RestResponse): void {
  const [address = "", query] = path.split("?", 2);
  if (
    !address.startsWith("/api/") ||
    /^\/api\/(docs|openapi\.json|reminder-mail\/|calendars\/)/.test(address)
  )
    return;
  // A preflight is answered at every address.
  if (method === "OPTIONS" && status === 204) return;
  const asked = method === "HEAD" ? "GET" : method;
  const ofPath = patterns.filter(({ pattern }) => pattern.test(address));
  const route = ofPath.find((one) => one.route.method === asked)?.route;
  const fault = route
    ? faultOf(route, {
        status,
        text: method === "HEAD" ? undefined : text,
        hasFewFields: new URLSearchParams(query).has("fields"),
      })
    : missFault(ofPath.length > 0, { status, text });
  if (fault) throw new Error(`${method} ${path} broke its contract: ${status}, ${fault}\n${text}`);
}

interface Seen {
  readonly status: number;
  /** Undefined if none was requested. */
  readonly text: string | undefined;
  readonly hasFewFields?: boolean;
}

function faultOf(route: RestRoute, { status, text, hasFewFields }: Seen): string | undefined {
  if (status === 304) return hasEntityTag(route) ? bodyless(text) : "which it never sends";
  if (status >= 400) return errorFault(errorsOf(route), { status, text });
  const isPart = route.kind === "document" && route.ranges && status === 206;
  // What is no JSON is held to its own standard, by its own tests.
  if (isPart || (status === 200 && route.contentType !== undefined)) return undefined;
  const success = route.kind === "document" ? 200 : route.status;
  if (status !== success) return `where it declares ${success}`;
  // Verses have what was asked for, whatever the schema requires; tests of `fields` hold them to that.
  if (text === undefined || hasFewFields) return undefined;
  return route.response ? schemaFault(route.response, text) : bodyless(text);
}

/** The error of a request without a route: the path or its method is unknown. */
function missFault(isKnownPath: boolean, seen: Seen): string | undefined {
  return errorFault(isKnownPath ? ["METHOD_NOT_ALLOWED", ...OF_ANY_WRITE] : OF_NO_ROUTE, seen);
}

const OF_ANY_WRITE = ["FOREIGN_ORIGIN", "UNSUPPORTED_MEDIA_TYPE"] as const;
const OF_NO_ROUTE = [
  ...(["NOT_FOUND", "INVALID_INPUT", "HEADERS_TOO_LARGE"] as const),
  ...OF_ANY_WRITE,
];

function errorFault(codes: readonly ErrorCode[], { status, text }: Seen): string | undefined {
  if (text === undefined) return undefined;
  const fault = schemaFault(ErrorBody, text);
  if (fault) return fault;
  const { code } = ErrorBody.parse(JSON.parse(text));
  if (!codes.includes(code)) return `with ${code}, which it does not declare`;
  return ERRORS[code].status === status ? undefined : `with ${code}, which is another status`;
}

/** Strict: an extra field may leak what must stay private. */
function schemaFault(schema: z.ZodType, text: string): string | undefined {
  const body: unknown = JSON.parse(text);
  const parsed = schema.safeParse(body);
  if (!parsed.success) return parsed.error.message;
  return isDeepStrictEqual(parsed.data, body) ? undefined : "with more than its schema says";
}

function bodyless(text: string | undefined): string | undefined {
  return text === undefined || text === "" ? undefined : "with a body";
}
