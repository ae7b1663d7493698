import type { ListPage } from "@daily-quran/domain/paging";
import { z } from "zod";
import {
  type Caller,
  type InputOf,
  type OutputOf,
  outputOf,
  type ProcedureName,
  ruleOf,
} from "../../trpc/router.ts";
import type {
  ApiPath,
  CachedDocument,
  DocumentRoute,
  DocumentSource,
  ProcedureRoute,
  RouteResult,
  SentInput,
} from "./rest-route.ts";
import {
  type NamedId,
  type ParamsOf,
  type Parsed,
  readInput,
  type Reads,
  type Schema,
  withParams,
} from "./read-input.ts";

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
export function documentRoute<
  Path extends ApiPath,
  Params extends Schema = ParamsOf<Path>,
  Query extends Schema = undefined,
>(
  route: Declared<DocumentRoute, "method" | "find"> &
    Pick<DocumentRoute, "response"> & { readonly path: Path } & Reads<Params, Query, undefined> & {
      /** `document` where the request decides what it holds, so that it may have to be made. */
      cost: "none" | "document";
      find: (source: DocumentSource, input: Parsed<Params> & Parsed<Query>) => CachedDocument;
    },
): DocumentRoute {
  const { find, cost, ...rest } = withParams(route);
  return {
    ...rest,
    kind: "document",
    method: "GET",
    rule: { access: "public", cost },
    find: (source, sent) => find(source, readInput(rest, sent)),
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
  Path extends ApiPath,
  Name extends ProcedureName,
  Response extends z.ZodType,
  Params extends Schema = ParamsOf<Path>,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
>(
  route: Unmade &
    Reads<Params, Query, Body> &
    Calls<Name, NamedId<Path> & Parsed<Params> & Parsed<Query> & Parsed<Body>> & {
      path: Path;
      /** GET where it is not said. */
      method?: ProcedureRoute["method"];
      status?: 200 | 201 | 202;
      response?: Response & Yielding<Response, OutputOf<Name>>;
    },
): ProcedureRoute;
export function procedureRoute(
  route: Omit<LooseRoute, "method"> &
    Partial<Pick<ProcedureRoute, "method" | "status" | "response">>,
): ProcedureRoute {
  const called = calling({ method: "GET", ...route });
  return { status: 200, response: outputOf(route.procedure), ...called };
}

/** Declares a route whose response has no body. */
export function emptyRoute<
  Path extends ApiPath,
  Name extends ProcedureName,
  Params extends Schema = ParamsOf<Path>,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
>(
  route: Unmade &
    Pick<ProcedureRoute, "method"> &
    Reads<Params, Query, Body> &
    Calls<Name, NamedId<Path> & Parsed<Params> & Parsed<Query> & Parsed<Body>> & {
      path: Path;
      procedure: OutputOf<Name> extends void ? Name : never;
    },
): ProcedureRoute;
export function emptyRoute(route: LooseRoute): ProcedureRoute {
  return { ...calling(route), status: 204, response: undefined };
}

/** The items of a procedure that gives one page of a list. */
type ItemOf<Name extends ProcedureName> =
  OutputOf<Name> extends ListPage<infer Item> ? Item : never;

/** Declares a route that returns one page of a list, of `item`s where the procedure does not say of what. */
export function pagedRoute<
  Path extends ApiPath,
  Name extends ProcedureName,
  Item extends z.ZodType,
  Params extends Schema = ParamsOf<Path>,
  Query extends Schema = undefined,
>(
  route: Unmade &
    Reads<Params, Query, undefined> &
    Calls<Name, NamedId<Path> & Parsed<Params> & Parsed<Query>> & {
      path: Path;
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
  const called = calling({ ...rest, method: "GET" }, (result) => {
    const list = result as ListPage<unknown>;
    const { items, ...page } = list;
    return { body: items, page, ...(route.headersOf && { headers: route.headersOf(list) }) };
  });
  const response = item ? z.array(item) : itemsOf(route.procedure);
  return { ...called, status: 200, response, paged: true };
}

/** The items of the page that a procedure says it returns. */
function itemsOf(name: ProcedureName): z.ZodType {
  const page = outputOf(name);
  if (!(page instanceof z.ZodObject)) throw new Error(`${name} does not say what it lists.`);
  return page.shape["items"];
}

/** What every route has that calls a procedure; what was sent is parsed first, which throws on invalid input. */
function calling<Route extends LooseRoute>(
  declared: Route,
  respond: (result: unknown) => RouteResult = (body) => ({ body }),
) {
  const route = withParams(declared);
  const [router = "", procedure = ""] = route.procedure.split(".");
  return {
    ...route,
    kind: "procedure" as const,
    rule: ruleOf(route.procedure),
    paged: false,
    prepare: (sent: SentInput) => {
      const read = readInput(route, sent);
      const input = route.input ? route.input(read) : read;
      return async (caller: Caller) =>
        respond(await Reflect.get(Reflect.get(caller, router), procedure)(input));
    },
  };
}
