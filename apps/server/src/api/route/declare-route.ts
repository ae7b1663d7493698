import type { ListPage } from "@daily-quran/domain/paging";
import { TRPCError } from "@trpc/server";
import { z } from "zod";
import { invalidInputError } from "../../request/public-error.ts";
import {
  type Caller,
  type InputOf,
  type OutputOf,
  outputOf,
  type ProcedureName,
  ruleOf,
} from "../../trpc/router.ts";
import type {
  CachedDocument,
  DocumentRoute,
  DocumentSource,
  ProcedureRoute,
  SentInput,
} from "./rest-route.ts";

type Schema = z.ZodObject | undefined;

/** The parsed type of a schema; empty for a part that a route does not declare. */
type Parsed<Of extends Schema> = Of extends z.ZodObject ? z.output<Of> : object;

/** The parts of a request that a route reads, which reach it merged, parsed and typed. */
interface Reads<Params extends Schema, Query extends Schema, Body extends Schema> {
  readonly params?: Params | undefined;
  readonly query?: Query | undefined;
  readonly body?: Body | undefined;
}

/** A schema of exactly this type; a string is the JSON text of what the schema is of. */
type Yielding<Of extends z.ZodType, Given> = [Given] extends [string]
  ? z.ZodType
  : [Given] extends [z.output<Of>]
    ? z.ZodType<NoInfer<Given>>
    : never;

/** The procedure that a route calls, and its input, where that is not what the route reads. */
type Calls<Name extends ProcedureName, Read> = { readonly procedure: Name } & (Read extends Exclude<
  InputOf<Name>,
  void
>
  ? { input?(read: Read): InputOf<Name> }
  : InputOf<Name> extends void
    ? object
    : { input(read: Read): InputOf<Name> });

type Declared<Route, Replaced extends PropertyKey> = Omit<
  Route,
  "kind" | "rule" | "params" | "query" | "body" | "response" | "paged" | Replaced
>;

/** Declares a document route. */
export function documentRoute<Params extends Schema = undefined, Query extends Schema = undefined>(
  route: Declared<DocumentRoute, "method" | "find"> &
    Pick<DocumentRoute, "response"> &
    Reads<Params, Query, undefined> & {
      /** `document` where the request decides what it holds, so that it may have to be made. */
      cost: "none" | "document";
      find: (source: DocumentSource, input: Parsed<Params> & Parsed<Query>) => CachedDocument;
    },
): DocumentRoute {
  const { find, cost, ...rest } = route;
  return {
    ...rest,
    kind: "document",
    method: "GET",
    rule: { access: "public", cost },
    find: (source, sent) => find(source, readInput(route, sent)),
  };
}

type Unmade = Declared<ProcedureRoute, "prepare" | "method" | "status" | "procedure">;

/** What the types of a route's parts say of each other is checked where it is declared. */
type LooseRoute = Unmade &
  Pick<ProcedureRoute, "method" | "procedure"> &
  Reads<Schema, Schema, Schema> & {
    input?(read: object): unknown;
  };

/** Declares a route whose body is the procedure's result; `response` is what it says of it, where that is more. */
export function procedureRoute<
  Name extends ProcedureName,
  Response extends z.ZodType,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
>(
  route: Unmade &
    Pick<ProcedureRoute, "method"> &
    Reads<Params, Query, Body> &
    Calls<Name, Parsed<Params> & Parsed<Query> & Parsed<Body>> & {
      status?: 200 | 201 | 202;
      response?: Response & Yielding<Response, OutputOf<Name>>;
    },
): ProcedureRoute;
export function procedureRoute(
  route: LooseRoute & Partial<Pick<ProcedureRoute, "status" | "response">>,
): ProcedureRoute {
  return {
    status: 200,
    response: outputOf(route.procedure),
    ...route,
    kind: "procedure",
    rule: ruleOf(route.procedure),
    paged: false,
    prepare: (sent) => {
      const call = prepareCall(route, sent);
      return async (caller) => ({ body: await call(caller) });
    },
  };
}

/** Declares a route whose response has no body. */
export function emptyRoute<
  Name extends ProcedureName,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
>(
  route: Unmade &
    Pick<ProcedureRoute, "method"> &
    Reads<Params, Query, Body> &
    Calls<Name, Parsed<Params> & Parsed<Query> & Parsed<Body>> & {
      procedure: OutputOf<Name> extends void ? Name : never;
    },
): ProcedureRoute;
export function emptyRoute(route: LooseRoute): ProcedureRoute {
  return {
    ...route,
    kind: "procedure",
    rule: ruleOf(route.procedure),
    status: 204,
    response: undefined,
    paged: false,
    prepare: (sent) => {
      const call = prepareCall(route, sent);
      return async (caller) => ({ body: await call(caller) });
    },
  };
}

/** The items of a procedure that gives one page of a list. */
type ItemOf<Name extends ProcedureName> =
  OutputOf<Name> extends ListPage<infer Item> ? Item : never;

/** Declares a route that returns one page of a list, of `item`s where the procedure does not say of what. */
export function pagedRoute<
  Name extends ProcedureName,
  Item extends z.ZodType,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
>(
  route: Unmade &
    Reads<Params, Query, undefined> &
    Calls<Name, Parsed<Params> & Parsed<Query>> & {
      item?: Item & Yielding<Item, ItemOf<Name>>;
      /** What else of the page goes into headers. */
      headersOf?(page: NoInfer<OutputOf<Name>>): Readonly<Record<string, string>>;
    },
): ProcedureRoute;
export function pagedRoute(
  route: Omit<LooseRoute, "method"> & {
    readonly item?: z.ZodType;
    headersOf?(page: ListPage<unknown>): Readonly<Record<string, string>>;
  },
): ProcedureRoute {
  const { item, ...rest } = route;
  return {
    ...rest,
    kind: "procedure",
    rule: ruleOf(route.procedure),
    method: "GET",
    status: 200,
    response: item ? z.array(item) : itemsOf(route.procedure),
    paged: true,
    prepare: (sent) => {
      const call = prepareCall<ListPage<unknown>>(route, sent);
      return async (caller) => {
        const list = await call(caller);
        const { items, ...page } = list;
        return { body: items, page, ...(route.headersOf && { headers: route.headersOf(list) }) };
      };
    },
  };
}

/** The items of the page that a procedure says it returns. */
function itemsOf(name: ProcedureName): z.ZodType {
  const page = outputOf(name);
  if (!(page instanceof z.ZodObject)) throw new Error(`${name} does not say what it lists.`);
  return page.shape["items"];
}

/** Parses what was sent, which throws on invalid input, and returns the call of the procedure. */
function prepareCall<Result>(
  route: Omit<LooseRoute, "method">,
  sent: SentInput,
): (caller: Caller) => Promise<Result> {
  const read = readInput(route, sent);
  const input = route.input ? route.input(read) : read;
  const [router = "", procedure = ""] = route.procedure.split(".");
  return async (caller) => await Reflect.get(Reflect.get(caller, router), procedure)(input);
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
    const of = new RegExp(`(\\w+)s/\\{${name}\\}`).exec(path)?.[1];
    const names = name === "id" ? [`${of}Id`, ...(path.endsWith("{id}") ? [name] : [])] : [name];
    return names.map((each) => [each, value] as const);
  });
  const sent = new Map(Object.entries(Object(body) as object));
  const other = named.filter(
    ([name, value]) => sent.has(name) && `${sent.get(name)}` !== `${value}`,
  );
  if (other.length > 0) throw invalid(other, "This differs from the address.");
}

function readInput<Params extends Schema, Query extends Schema, Body extends Schema>(
  { path, params, query, body }: Reads<Params, Query, Body> & { readonly path: string },
  sent: SentInput,
): Parsed<Params> & Parsed<Query> & Parsed<Body> {
  refuseRepeated(query, sent.query);
  const named = read(params, sent.params);
  refuseOther(path, named, sent.body);
  return { ...read(query, sent.query), ...read(body, sent.body ?? {}), ...named };
}

function read<Of extends Schema>(schema: Of | undefined, value: unknown): Parsed<Of>;
function read(schema: Schema, value: unknown): unknown {
  if (!schema) return {};
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new TRPCError({ code: "BAD_REQUEST", cause: parsed.error });
}
