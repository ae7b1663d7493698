import { ERRORS, type ErrorCode } from "@daily-quran/domain/errors";
import { VERSION } from "@daily-quran/domain/version";
import { inOneGo, type Steps } from "@daily-quran/steps/steps";
import type { Content } from "../../content/content.ts";
import { componentSchemas, schemaOf } from "./components.ts";
import { failureHeaders, HEADERS, headersOf, successHeaders, unchangedHeaders } from "./headers.ts";
import { pathParameters, queryParameters, userParameter } from "./parameters.ts";
import {
  errorsOf,
  hasEntityTag,
  isOwnWrite,
  neededOf,
  type RestRoute,
} from "../route/rest-route.ts";
import { sessionCookieName } from "../../server/security/session-cookie.ts";

const ABOUT = `The reading plan, its text and everything that readers do together.

Readings and the schedule carry a strong \`ETag\`; ask again with \`If-None-Match\` and a copy that is still right costs one \`304\`. Every failure has one form: \`{ "error": "text for a person", "code": "…" }\`, and for invalid input \`issues\` with a path and a message per field, which \`error\` sums up in one line. A body that is no JSON is told so, and where it breaks if that is known. The texts of failures are English, or Bengali where \`Accept-Language\` prefers it; \`Content-Language\` says which. Programs go by the \`code\`.`;

const TAGS: Readonly<Record<string, string>> = {
  Reading: "The text by day: public, and cached by its `ETag`.",
  Verses: "The text by verse, surah, juz, hizb, rub and page: public, and cached by its `ETag`.",
  Sources: "Where the texts are from.",
  Account: "Accounts, sessions and what belongs to the caller.",
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
  Quizzes: "Three questions a day.",
  Leaderboard: "How the members of a cycle stand.",
  Notifications: "What happened to the caller.",
  Reports: "Mistakes that readers find.",
  Service: "Whether the service works.",
};

/** What the document is made of: the table, where it is served, and the text for its examples. */
export interface DocumentedApi {
  readonly routes: readonly RestRoute[];
  readonly publicUrl: string;
  readonly content: Content;
}

/** Describes the route table as an OpenAPI 3.1 document. */
export const openApiDocument = (api: DocumentedApi): object => inOneGo(describeApi(api));

/** The same in steps: in one go it takes a third of a second. */
export function* describeApi({ routes, publicUrl, content }: DocumentedApi): Steps<object> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const described = operation(route, content);
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: described };
    yield;
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Daily Quran Reading",
      version: VERSION,
      description: ABOUT,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(routes.map((route) => route.tag))].map((name) => ({
      name,
      description: TAGS[name],
    })),
    paths,
    components: {
      schemas: componentSchemas(),
      headers: HEADERS,
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
        "A personal access token, made in the account: for programs and for pages of other sites. Its scopes are `read`, `write` (what is the user's own) and `groups`.",
    },
  };
}

function security(route: RestRoute): object[] {
  const needed = neededOf(route);
  if (needed === undefined) return [];
  return [{ session: [] }, ...(needed === "session" ? [] : [{ token: [needed] }])];
}

function operation(route: RestRoute, content: Content): object {
  const { body, bodyExample } = route.kind === "procedure" ? route : {};
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    ...(route.description !== undefined && { description: route.description }),
    security: security(route),
    parameters: [
      ...pathParameters(route.path, route.params),
      ...queryParameters(route.query),
      ...(isOwnWrite(route) ? [userParameter] : []),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: bodyOf(undefined, schemaOf(body, "input"), bodyExample),
      },
    }),
    responses: {
      ...success(route, content),
      ...(hasEntityTag(route) && {
        304: {
          description: "The copy held is still right.",
          ...headersOf(unchangedHeaders(route)),
        },
      }),
      ...failures(route),
    },
  };
}

function success(route: RestRoute, content: Content): object {
  const status = route.kind === "procedure" ? route.status : 200;
  if (!route.response)
    return { [status]: { description: "Done.", ...headersOf(successHeaders(route)) } };
  const example = route.kind === "procedure" ? route.example : route.exampleOf(content);
  return {
    [status]: {
      description: route.summary,
      ...headersOf(successHeaders(route)),
      content: bodyOf(route.contentType, schemaOf(route.response, "output"), example),
    },
  };
}

/** Codes of one status share a response: each is listed with its text and shown as an example. */
function failures(route: RestRoute): object {
  const codes: readonly ErrorCode[] = errorsOf(route);
  const statuses = [...new Set(codes.map((code) => ERRORS[code].status))].sort(
    (one, other) => one - other,
  );
  return Object.fromEntries(
    statuses.map((status) => {
      const own = codes.filter((code) => ERRORS[code].status === status);
      const examples = Object.fromEntries(
        own.map((code) => [code, { value: { error: ERRORS[code].message, code } }]),
      );
      return [
        status,
        {
          description: own.map((code) => ERRORS[code].message).join(" "),
          ...headersOf(failureHeaders(route, status)),
          content: {
            "application/json": { schema: { $ref: "#/components/schemas/Error" }, examples },
          },
        },
      ];
    }),
  );
}

function bodyOf(contentType = "application/json", schema: unknown, example: unknown): object {
  return { [contentType]: { schema, ...(example !== undefined && { example }) } };
}
