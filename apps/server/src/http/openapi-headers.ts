import { hasEntityTag, type RestRoute } from "./rest-route.ts";

/** The response headers that clients use, by their names. */
const HEADERS = {
  ETag: {
    description: "The version of the response, for `If-None-Match`.",
    schema: { type: "string" },
  },
  Link: {
    description: 'The next page, with rel="next"; absent on the last.',
    schema: { type: "string" },
  },
  "Retry-After": {
    description: "After how many seconds to try again; absent where that is not known.",
    schema: { type: "integer", minimum: 1 },
  },
  "X-Total-Count": {
    description: "How many entries the whole list has.",
    schema: { type: "integer", minimum: 0 },
  },
  "X-Unread-Count": {
    description: "How many notifications are unread.",
    schema: { type: "integer", minimum: 0 },
  },
} as const;

type Header = keyof typeof HEADERS;

/** The headers as components. */
export const headerComponents = (): object => HEADERS;

/** References to some of them; nothing where there are none. */
export function headersOf(names: readonly Header[]): object {
  if (names.length === 0) return {};
  const references = names.map((name) => [name, { $ref: `#/components/headers/${name}` }] as const);
  return { headers: Object.fromEntries(references) };
}

/** The headers of a route's success. */
export function successHeaders(route: RestRoute): readonly Header[] {
  return [
    ...(hasEntityTag(route) ? (["ETag"] as const) : []),
    ...(route.kind === "procedure" && route.paged ? (["Link", "X-Total-Count"] as const) : []),
    ...unread(route),
  ];
}

/** The headers of its 304. */
export const unchangedHeaders = (route: RestRoute): readonly Header[] => ["ETag", ...unread(route)];

const unread = (route: RestRoute): readonly Header[] =>
  route.kind === "procedure" && route.state ? ["X-Unread-Count"] : [];

/** The headers of a failure. */
export const failureHeaders = (status: number): readonly Header[] =>
  status === 429 || status === 503 ? ["Retry-After"] : [];
