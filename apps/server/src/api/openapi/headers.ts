import { hasEntityTag, type RestRoute } from "../route/rest-route.ts";

/** The response headers that clients use, as components by their names; those of every response are in its text. */
export const HEADERS = {
  "Content-Range": {
    description: "Which bytes of how many it has: `bytes 0-99/1000`.",
    schema: { type: "string" },
  },
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
  "WWW-Authenticate": {
    description:
      'How to sign in (RFC 6750): `Bearer realm="Daily Quran Reading"`, with `error="invalid_token"` for a token that is not valid, and `error="insufficient_scope"` for one that may not do that.',
    schema: { type: "string" },
  },
  "X-No-Such-Verse": {
    description:
      "Where `q` is a verse that does not exist: `surah=2, last=286` says which verses surah 2 has, `last=114` that there is no such surah.",
    schema: { type: "string" },
  },
  "X-Surah-Counts": {
    description:
      "With `facets=surah`: how many verses are found in each surah, in order: `2=41, 3=20`. A surah without any is left out.",
    schema: { type: "string" },
  },
  "X-Total-Count": {
    description:
      "How many entries the whole list has; of a search how many results there are, of which the list has the best.",
    schema: { type: "integer", minimum: 0 },
  },
  "X-Unread-Count": {
    description: "How many notifications are unread.",
    schema: { type: "integer", minimum: 0 },
  },
} as const;

type Header = keyof typeof HEADERS;

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
    ...paging(route),
    ...own(route),
    ...unread(route),
  ];
}

/** The headers of its 304. */
export const unchangedHeaders = (route: RestRoute): readonly Header[] => [
  "ETag",
  ...(route.kind === "procedure" && route.shared ? paging(route) : []),
  ...own(route),
  ...unread(route),
];

const paging = (route: RestRoute): readonly Header[] =>
  route.kind === "procedure" && route.paged ? ["Link", "X-Total-Count"] : [];

const own = (route: RestRoute): readonly Header[] =>
  route.kind === "procedure" ? (route.ownHeaders ?? []) : [];

const unread = (route: RestRoute): readonly Header[] =>
  route.kind === "procedure" && route.state ? ["X-Unread-Count"] : [];

/** The headers of a failure. */
export const failureHeaders = (status: number): readonly Header[] => [
  ...(status === 401 || status === 403 ? (["WWW-Authenticate"] as const) : []),
  ...(status === 429 || status === 503 ? (["Retry-After"] as const) : []),
];
