import { TRPCError } from "@trpc/server";
import { z } from "zod";
import { invalidInputError } from "../../request/public-error.ts";
import type { SentInput } from "./rest-route.ts";
import { PathParams } from "./route-params.ts";

/** What reads a part of a request. */
export type Schema = z.ZodObject | undefined;

/** The parsed type of a schema; empty for a part that a route does not declare. */
export type Parsed<Of extends Schema> = Of extends z.ZodObject ? z.output<Of> : object;

type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The parameters that a path names. */
export type ParamsOf<Path> = z.ZodObject<
  Pick<typeof PathParams.shape, NamesIn<Path> & keyof typeof PathParams.shape>
>;

/** `{id}` of `groups/{id}` by the name that procedures give it: `groupId`. */
export type NamedId<Path> = Path extends `/api/${infer Noun}s/{id}${string}`
  ? { readonly [Name in `${Noun}Id`]: number }
  : object;

/** The parts of a request that a route reads, which reach it merged, parsed and typed. */
export interface Reads<Params extends Schema, Query extends Schema, Body extends Schema> {
  /** Those that its path names, where they are not said. */
  readonly params?: Params | undefined;
  readonly query?: Query | undefined;
  readonly body?: Body | undefined;
}

/** Refuses a parameter that was sent twice: which of them counts would be a guess. */
function refuseRepeated(schema: Schema, query: unknown): void {
  const repeated = Object.entries(Object(query) as object).filter(
    ([name, value]) => Array.isArray(value) && schema && name in schema.shape,
  );
  if (repeated.length > 0) throw invalid(repeated, "This was sent more than once.");
}

const invalid = (fields: readonly (readonly [string, unknown])[], message: string): TRPCError =>
  invalidInputError(
    fields.map(([name, input]) => ({ code: "custom", path: [name], message, input })),
  );

/** Refuses a body that names another thing than the address: `{id}` of `groups/{id}` is its `groupId`. */
function refuseOther(path: string, params: object, body: unknown): void {
  const named = Object.entries(params).flatMap(([name, value]) => {
    const names =
      name === "id" ? [nameOfId(path), ...(path.endsWith("{id}") ? [name] : [])] : [name];
    return names.map((each) => [each, value] as const);
  });
  const sent = new Map(Object.entries(Object(body) as object));
  const other = named.filter(
    ([name, value]) => sent.has(name) && `${sent.get(name)}` !== `${value}`,
  );
  if (other.length > 0) throw invalid(other, "This differs from the address.");
}

const nameOfId = (path: string): string => `${/(\w+)s\/\{id\}/.exec(path)?.[1]}Id`;

/** A route with what reads the parameters that its path names. */
export function withParams<Route extends { readonly path: string; readonly params?: Schema }>(
  route: Route,
): Route {
  const names = route.path.match(/(?<=\{)\w+(?=\})/g);
  if (route.params || !names) return route;
  const all: ReadonlyMap<string, z.ZodType> = new Map(Object.entries(PathParams.shape));
  const shape = names.map((name) => [name, all.get(name) ?? z.never()] as const);
  return { ...route, params: z.object(Object.fromEntries(shape)) };
}

/** What a route reads of a request, parsed; throws on invalid input. */
export function readInput<Params extends Schema, Query extends Schema, Body extends Schema>(
  { path, params, query, body }: Reads<Params, Query, Body> & { readonly path: string },
  sent: SentInput,
): Parsed<Params> & Parsed<Query> & Parsed<Body> {
  refuseRepeated(query, sent.query);
  const named = read(params, sent.params);
  refuseOther(path, named, sent.body);
  const id = "id" in named && { [nameOfId(path)]: named.id };
  return { ...read(query, sent.query), ...read(body, sent.body ?? {}), ...named, ...id };
}

function read<Of extends Schema>(schema: Of | undefined, value: unknown): Parsed<Of>;
function read(schema: Schema, value: unknown): unknown {
  if (!schema) return {};
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new TRPCError({ code: "BAD_REQUEST", cause: parsed.error });
}
