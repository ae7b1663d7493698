import * as webPaths from "@daily-quran/domain/web-paths";
import { VERSION } from "@daily-quran/domain/version";
import { inOneGo, type Steps } from "@daily-quran/steps/steps";
import type { Content } from "../../content/content.ts";
import { componentSchemas, schemaOf } from "./components.ts";
import { failures } from "./failures.ts";
import { HEADERS, headersOf, successHeaders, unchangedHeaders } from "./headers.ts";
import { sharedParts, type SharedParts } from "./shared-parts.ts";
import { pathParameters, queryParameters, userParameter } from "./parameters.ts";
import { hasEntityTag, isOwnWrite, neededOf, type TaggedRoute } from "../route/rest-route.ts";
import { sessionCookieName } from "../../server/security/session-cookie.ts";

const ABOUT = `The reading plan, its text and everything that readers do together.

Readings and the schedule carry a strong \`ETag\`; ask again with \`If-None-Match\` and a copy that is still right costs one \`304\`. Every failure has one form: \`{ "error": "text for a person", "code": "…" }\`, and where a parameter or a field is refused, under any status, \`issues\` with a path and a message for each, which \`error\` sums up in one line. A body that is no JSON is told so, and where it breaks if that is known. The texts of failures are English, or Bengali where \`Accept-Language\` prefers it; \`Content-Language\` of every failure says which, \`en\` or \`bn\`. Programs go by the \`code\`. Every response, also of a failure, has \`API-Version\`: the version of the product. The program is under the licence below; each text keeps its own, which \`GET /api/editions\` names.`;

const TAGS: Readonly<Record<string, string>> = {
  Reading: "The text by day: public, and cached by its `ETag`.",
  Verses:
    "The text by verse, surah, juz, hizb, rub, ruku and page: public, and cached by its `ETag`.",
  Sources: "Where the texts are from.",
  Account: "Accounts, sessions and what belongs to the caller.",
  Reminders: "The day's reading, a quiz and the week, at one's own hour.",
  Passkeys: "Signing in without a password, by WebAuthn.",
  Tokens: "Access tokens for programs.",
  Progress: "What the caller has read, and where they stopped.",
  Bookmarks: "The caller's bookmarks.",
  Plans: "The caller's own plans.",
  Groups: "Reading groups.",
  Members: "Who is in a group.",
  Invites: "Links by which people join a group.",
  Cycles: "A group's way through the plan.",
  "Check-ins": "Who has read a day of a cycle.",
  Khatmas: "The Quran shared out among people, until it is read to its end.",
  Quizzes: "Three questions a day.",
  Leaderboard: "How the members of a cycle stand.",
  Notifications: "What happened to the caller.",
  Reports: "Mistakes that readers find.",
  Service: "Whether the service works.",
};

/** What the document is made of: the table, where it is served, and the text for its examples. */
export interface DocumentedApi {
  readonly routes: readonly TaggedRoute[];
  readonly publicUrl: string;
  readonly content: Content;
}

/** Describes the route table as an OpenAPI 3.1 document. */
export const openApiDocument = (api: DocumentedApi): object => inOneGo(describeApi(api));

/** The same in steps: in one go it takes a third of a second. */
export function* describeApi({ routes, publicUrl, content }: DocumentedApi): Steps<object> {
  const paths: Record<string, Record<string, unknown>> = {};
  const parts = sharedParts();
  const repeated = repeatedExamples(routes, content);
  for (const route of routes) {
    const described = operation(route, { content, parts, repeated });
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: described };
    yield;
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Daily Quran Reading",
      version: VERSION,
      description: ABOUT,
      contact: { name: "Daily Quran Reading", url: `${publicUrl}${webPaths.contact}` },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: publicUrl }],
    security: BOTH,
    tags: [...new Set(routes.map((route) => route.tag))].map((name) => ({
      name,
      description: TAGS[name],
    })),
    paths,
    components: {
      schemas: componentSchemas(),
      headers: HEADERS,
      ...parts.all,
      securitySchemes: securitySchemes(publicUrl),
    },
  };
}

function securitySchemes(publicUrl: string): object {
  return {
    session: {
      type: "apiKey",
      in: "cookie",
      name: sessionCookieName(publicUrl),
      description:
        "The session cookie, which registering and signing in set: for this site's pages.",
    },
    token: {
      type: "http",
      scheme: "bearer",
      description:
        "A personal access token, made in the account: for programs and for pages of other sites. Its scopes are `read`, `write` (what is the user's own) and `groups`: `x-token-scope` of an operation is the one that it needs. Each response that it counts for has `RateLimit`, what is left of its requests (`r`) and in how many seconds there are all of them again (`t`), and `RateLimit-Policy`, how many it may make (`q`) in how many seconds (`w`). Each process of a server counts for itself.",
    },
  };
}

const BOTH = [{ session: [] }, { token: [] }];

/** Where it differs from the document's: what anybody may call, and what no token may. */
function security(needed: ReturnType<typeof neededOf>): object {
  if (needed === undefined) return { security: [] };
  return needed === "session" ? { security: BOTH.slice(0, 1) } : { "x-token-scope": needed };
}

/** What an operation is described from. */
interface Describing {
  readonly content: Content;
  readonly parts: SharedParts;
  readonly repeated: ReadonlySet<string>;
}

function operation(route: TaggedRoute, describing: Describing): object {
  const { parts } = describing;
  const { body, bodyExample } = route.kind === "procedure" ? route : {};
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    description: route.description,
    ...security(neededOf(route)),
    parameters: [
      ...pathParameters(route.path, route.params),
      ...queryParameters(route.query),
      ...(isOwnWrite(route) ? [userParameter] : []),
    ].map((parameter) => parts.refer("parameters", parameter.name, parameter)),
    ...(body && {
      requestBody: {
        required: true,
        content: bodyOf(undefined, schemaOf(body, "input"), bodyExample),
      },
    }),
    responses: {
      ...success(route, describing),
      ...(route.kind === "document" &&
        route.ranges && {
          206: parts.refer("responses", "206", {
            description: "The part that `Range` asks for.",
            ...headersOf(["Content-Range", "ETag"]),
          }),
        }),
      ...(hasEntityTag(route) && {
        304: parts.refer("responses", "304", {
          description: "The copy held is still right.",
          ...headersOf(unchangedHeaders(route)),
        }),
      }),
      ...failures(route, parts),
    },
  };
}

function success(route: TaggedRoute, { content, parts, repeated }: Describing): object {
  const status = route.kind === "procedure" ? route.status : 200;
  const headers = headersOf(successHeaders(route));
  if (!route.response)
    return {
      [status]: parts.refer("responses", String(status), { description: "Done.", ...headers }),
    };
  const example = exampleOf(route, content);
  return {
    [status]: {
      description: "Done.",
      ...headers,
      content: bodyOf(
        route.contentType,
        schemaOf(route.response, "output"),
        repeated.has(JSON.stringify(example))
          ? parts.refer("examples", route.operationId, { value: example })
          : example,
      ),
    },
  };
}

function bodyOf(contentType = "application/json", schema: unknown, example: unknown): object {
  if (example === undefined) return { [contentType]: { schema } };
  const isShared = Object(example) === example && "$ref" in (example as object);
  return { [contentType]: { schema, ...(isShared ? { examples: { example } } : { example }) } };
}

const exampleOf = (route: TaggedRoute, content: Content): unknown =>
  route.kind === "procedure" ? route.example : route.exampleOf(content);

// A shorter one takes no more room than a reference and its name.
const SHORT = 150;

/** The examples, as JSON, that several operations have. */
function repeatedExamples(routes: readonly TaggedRoute[], content: Content): ReadonlySet<string> {
  const all = routes.flatMap((route) =>
    route.response ? [JSON.stringify(exampleOf(route, content)) ?? ""] : [],
  );
  return new Set(all.filter((one, index) => one.length > SHORT && all.indexOf(one) !== index));
}
