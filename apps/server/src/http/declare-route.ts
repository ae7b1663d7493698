import type { ListPage } from "@daily-quran/domain/paging";
import { TRPCError } from "@trpc/server";
import { z } from "zod";
import type { Caller } from "../trpc/router.ts";
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

/** A schema whose output includes this type; the other half of type equality. */
type Yielding<Of extends z.ZodType, Given> = Of & z.ZodType<NoInfer<Given>>;

type Declared<Route, Replaced extends PropertyKey> = Omit<
  Route,
  "kind" | "params" | "query" | "body" | "response" | "paged" | Replaced
>;

/** Declares a document route. */
export function documentRoute<Params extends Schema = undefined, Query extends Schema = undefined>(
  route: Declared<DocumentRoute, "method" | "access" | "find"> &
    Pick<DocumentRoute, "response"> &
    Reads<Params, Query, undefined> & {
      find: (source: DocumentSource, input: Parsed<Params> & Parsed<Query>) => CachedDocument;
    },
): DocumentRoute {
  const { find, ...rest } = route;
  return {
    ...rest,
    kind: "document",
    method: "GET",
    access: "public",
    find: (source, sent) => find(source, readInput(route, sent)),
  };
}

/** Declares a route whose body is the procedure's result: `response` has the same type. */
export function procedureRoute<
  Response extends z.ZodType,
  Given extends z.output<Response>,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
>(
  route: Declared<ProcedureRoute, "status" | "prepare"> &
    Reads<Params, Query, Body> & {
      status: 200 | 201;
      response: Yielding<Response, Given>;
      call: (
        caller: Caller,
        input: Parsed<Params> & Parsed<Query> & Parsed<Body>,
      ) => Promise<Given>;
    },
): ProcedureRoute {
  const { call, ...rest } = route;
  return {
    ...rest,
    kind: "procedure",
    paged: false,
    prepare: (sent) => {
      const input = readInput(route, sent);
      return async (caller) => ({ body: await call(caller, input) });
    },
  };
}

/** Declares a route whose response has no body. */
export function emptyRoute<
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
>(
  route: Declared<ProcedureRoute, "status" | "prepare"> &
    Reads<Params, Query, Body> & {
      call: (caller: Caller, input: Parsed<Params> & Parsed<Query> & Parsed<Body>) => Promise<void>;
    },
): ProcedureRoute {
  const { call, ...rest } = route;
  return {
    ...rest,
    kind: "procedure",
    status: 204,
    response: undefined,
    paged: false,
    prepare: (sent) => {
      const input = readInput(route, sent);
      return async (caller) => ({ body: await call(caller, input) });
    },
  };
}

/** Declares a route that returns one page of a list of `item`s. */
export function pagedRoute<
  Item extends z.ZodType,
  Given extends z.output<Item>,
  Page extends ListPage<Given>,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
>(
  route: Declared<ProcedureRoute, "method" | "status" | "prepare"> &
    Reads<Params, Query, undefined> & {
      item: Yielding<Item, Given>;
      call: (caller: Caller, input: Parsed<Params> & Parsed<Query>) => Promise<Page>;
      /** What else of the page goes into headers. */
      headersOf?: (page: NoInfer<Page>) => Readonly<Record<string, string>>;
    },
): ProcedureRoute {
  const { call, item, headersOf, ...rest } = route;
  return {
    ...rest,
    kind: "procedure",
    method: "GET",
    status: 200,
    response: z.array(item),
    paged: true,
    prepare: (sent) => {
      const input = readInput(route, sent);
      return async (caller) => {
        const list = await call(caller, input);
        const { items, ...page } = list;
        return { body: items, page, ...(headersOf && { headers: headersOf(list) }) };
      };
    },
  };
}

/** Refuses a parameter that was sent twice: which of them counts would be a guess. */
function refuseRepeated(schema: Schema, query: unknown): void {
  const repeated = Object.entries(Object(query) as object).filter(
    ([name, value]) => Array.isArray(value) && schema && name in schema.shape,
  );
  if (repeated.length === 0) return;
  const cause = new z.ZodRealError(
    repeated.map(([name, input]) => ({
      code: "custom",
      path: [name],
      message: "This was sent more than once.",
      input,
    })),
  );
  throw new TRPCError({ code: "BAD_REQUEST", cause });
}

function readInput<Params extends Schema, Query extends Schema, Body extends Schema>(
  { params, query, body }: Reads<Params, Query, Body>,
  sent: SentInput,
): Parsed<Params> & Parsed<Query> & Parsed<Body> {
  refuseRepeated(query, sent.query);
  return {
    ...read(query, sent.query),
    ...read(body, sent.body ?? {}),
    ...read(params, sent.params),
  };
}

function read<Of extends Schema>(schema: Of | undefined, value: unknown): Parsed<Of>;
function read(schema: Schema, value: unknown): unknown {
  if (!schema) return {};
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new TRPCError({ code: "BAD_REQUEST", cause: parsed.error });
}
