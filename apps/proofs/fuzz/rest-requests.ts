import type { FuzzRequest } from "./fuzz-request.ts";
import { oddText, oddValue } from "./odd-values.ts";
import type { Random } from "./random.ts";
import { type Schema, type Schemas, valueOf } from "./schema-value.ts";

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
}

/** The operations of an OpenAPI document, and its named schemas. */
export interface Operations {
  readonly all: readonly Operation[];
  readonly schemas: Schemas;
}

interface OpenApi {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { parameters: Reference[]; requestBody?: unknown }>>>
  >;
  readonly components: {
    readonly schemas: Schemas;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

interface Reference {
  readonly $ref: string;
}

/** Reads the operations out of an OpenAPI document. */
export function operationsOf(document: unknown): Operations {
  const { paths, components } = document as OpenApi;
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters: parameters.flatMap(
        ({ $ref }) => components.parameters[$ref.slice($ref.lastIndexOf("/") + 1)] ?? [],
      ),
      body: (requestBody as { content?: Record<string, { schema: Schema }> } | undefined)
        ?.content?.["application/json"]?.schema,
    })),
  );
  return { all, schemas: components.schemas };
}

/** A request for one of the operations: mostly right, or wrong in some of its places. */
export function restRequest({ all, schemas }: Operations, random: Random): FuzzRequest {
  const { method, path, parameters, body } = random.pick(all);
  const oddness = random.pick([0, 5, 30]);
  const made = (schema: Schema | undefined): string => {
    const value = valueOf(schema ?? {}, { random, schemas, oddness });
    return typeof value === "string" ? value : JSON.stringify(value);
  };
  const own = parameters.filter((one) => one.in === "path");
  // The router has limits of its own for a part of an address that is empty or very long.
  const part = (name: string): string =>
    made(own.find((one) => one.name === name)?.schema).slice(0, 300) || "0";
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(part(name), random));
  const query = parameters
    .filter((one) => one.in === "query" && (one.required === true || random.percent(40)))
    .map(({ name, schema }) => `${name}=${encoded(made(schema), random)}`);
  if (random.percent(oddness)) query.push(`${encoded(oddText(random), random)}=1`);
  if (query[0] !== undefined && random.percent(oddness)) query.push(query[0]);
  const text = query.length > 0 ? `${address}?${query.join("&")}` : address;
  return {
    method: method === "GET" && random.percent(3) ? "HEAD" : method,
    path: text,
    headers: body || method !== "GET" ? headersOfBody(random, oddness) : {},
    body: body && bodyOf(valueOf(body, { random, schemas, oddness }), random, oddness),
  };
}

/** Mostly as a client encodes it, else as far as Node sends it. */
function encoded(text: string, random: Random): string {
  // A lone surrogate cannot be encoded.
  const plain = Buffer.from(text).toString();
  if (random.percent(95)) return encodeURIComponent(plain);
  return plain.replaceAll(/[^\u0021-\u007e]|[?#/]/g, "%");
}

function headersOfBody(random: Random, oddness: number): Record<string, string> {
  const type = random.percent(oddness)
    ? random.pick(["text/plain", "application/xml", "multipart/form-data", "application/json;x"])
    : "application/json";
  return { "content-type": type };
}

function bodyOf(value: unknown, random: Random, oddness: number): string {
  const text = JSON.stringify(value);
  if (!random.percent(oddness)) return text;
  return random.pick([
    "",
    "{",
    text.slice(0, -1),
    `${text}${text}`,
    `{"__proto__":${text}}`,
    "[".repeat(5000),
    JSON.stringify(oddValue(random)) ?? "",
    `{"a":"${"x".repeat(70_000)}"}`,
  ]);
}
