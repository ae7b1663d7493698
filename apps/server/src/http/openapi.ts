import { ERRORS, type ErrorCode } from "@daily-quran/domain/errors";
import { VERSION } from "@daily-quran/domain/version";
import type { z } from "zod";
import { componentSchemas, schemaOf } from "./openapi-components.ts";
import { errorsOf, hasEntityTag, type RestRoute } from "./rest-route.ts";

const ABOUT = `The reading plan, its text and everything that readers do together.

Readings and the schedule carry a strong \`ETag\`; ask again with \`If-None-Match\` and a copy that is still right costs one \`304\`. Every failure has one form: \`{ "error": "text for a person", "code": "…" }\`, and for invalid input \`issues\` with a path and a message per field, which \`error\` sums up in one line. A body that is no JSON is told so, and where it breaks if that is known.`;

const PAGE_HEADERS = {
  Link: {
    description: 'The next page, with rel="next"; absent on the last.',
    schema: { type: "string" },
  },
  "X-Total-Count": { description: "How many the whole list has.", schema: { type: "integer" } },
};

/** Describes the route table as an OpenAPI 3.1 document. */
export function openApiDocument(routes: readonly RestRoute[], publicUrl: string): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Daily Quran Reading", version: VERSION, description: ABOUT },
    servers: [{ url: publicUrl }],
    tags: [...new Set(routes.map((route) => route.tag))].map((name) => ({ name })),
    paths,
    components: { schemas: componentSchemas() },
  };
}

function operation(route: RestRoute): object {
  const { body, bodyExample } = route.kind === "procedure" ? route : {};
  return {
    operationId: `${route.method.toLowerCase()}${route.path.replaceAll(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [route.tag],
    summary: route.summary,
    ...(route.description && { description: route.description }),
    parameters: [...parameters(route.params, "path"), ...parameters(route.query, "query")],
    ...(body && {
      requestBody: { required: true, content: json(schemaOf(body, "input"), bodyExample) },
    }),
    responses: {
      ...success(route),
      ...(hasEntityTag(route) && { 304: { description: "The copy held is still right." } }),
      ...failures(errorsOf(route)),
    },
  };
}

function success(route: RestRoute): object {
  const status = route.kind === "procedure" ? route.status : 200;
  if (!route.response) return { [status]: { description: "Done." } };
  const content = json(schemaOf(route.response, "output"), route.example);
  const headers = route.kind === "procedure" && route.paged ? { headers: PAGE_HEADERS } : {};
  return { [status]: { description: route.summary, content, ...headers } };
}

/** Codes of one status share a response: each is listed with its text and shown as an example. */
function failures(codes: readonly ErrorCode[]): object {
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
          content: {
            "application/json": { schema: { $ref: "#/components/schemas/Error" }, examples },
          },
        },
      ];
    }),
  );
}

function parameters(schema: z.ZodObject | undefined, location: "path" | "query"): object[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: location,
    required: location === "path" || !field.safeParse(undefined).success,
    schema: schemaOf(field, "output"),
  }));
}

function json(schema: unknown, example?: unknown): object {
  return { "application/json": { schema, ...(example !== undefined && { example }) } };
}
