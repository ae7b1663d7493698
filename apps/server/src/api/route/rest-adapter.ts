import { LARGE_BODY_LIMIT } from "@daily-quran/domain/api-limits";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { networkWindows } from "../../features/limit/network-windows.ts";
import type { Content } from "../../content/content.ts";
import { JSON_TYPE } from "../../content/ready-document.ts";
import { compressStream } from "../../server/compress-responses.ts";
import { passOver, readPieces } from "../../server/json-body.ts";
import { requireAccess } from "../../request/access.ts";
import type { Context } from "../../request/context.ts";
import type { QuizBook } from "../../request/quiz-book.ts";
import { createCaller } from "../../trpc/router.ts";
import { PRIVATE_REVALIDATED } from "../../documents/cache-control.ts";
import type { CountedTurns } from "../../server/admission/counted-turns.ts";
import type { ReadyResponses } from "../../server/fast-path/ready-responses.ts";
import {
  type DocumentRoute,
  type DocumentSource,
  fastifyPath,
  neededOf,
  type ProcedureRoute,
  type RestRoute,
  type RouteResult,
} from "./rest-route.ts";
import { matchesEtag, sendDocument, sendShared, SHARED } from "../../documents/send-document.ts";

/** The adapter's dependencies: the text, the clock and the context of a request. */
export interface RestDependencies {
  readonly content: Content;
  readonly quizzes: QuizBook;
  readonly ready: ReadyResponses;
  /** The turns of documents that must be made. */
  readonly turns: CountedTurns;
  readonly site: DocumentSource["site"];
  readonly now: () => number;
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Context;
}

const SMALL_BODY_BYTES = 64 * 1024;

/** Serves every route of the table: match, parse, call, status. */
export function serveRest(
  app: FastifyInstance,
  routes: readonly RestRoute[],
  dependencies: RestDependencies,
): void {
  const countBody = networkWindows(LARGE_BODY_LIMIT);
  // Before it is read; what a compressed one will be is not known.
  const countLarge = async ({ headers, ip, raw }: FastifyRequest): Promise<void> => {
    const { "content-length": length, "content-encoding": encoding } = headers;
    if (encoding === undefined && Number(length) <= SMALL_BODY_BYTES) return;
    try {
      countBody(ip, dependencies.now());
    } catch (error) {
      await passOver(raw).catch(() => {});
      throw error;
    }
  };
  const serve = (on: FastifyInstance, route: RestRoute): void => {
    on.route({
      method: route.method,
      url: fastifyPath(route.path),
      config: { cost: route.rule.cost },
      ...(route.kind === "procedure" &&
        route.maxBodyBytes !== undefined && {
          bodyLimit: route.maxBodyBytes,
          onRequest: countLarge,
        }),
      handler:
        route.kind === "document"
          ? documentHandler(route, dependencies)
          : procedureHandler(route, dependencies),
    });
  };
  for (const route of routes)
    if (route.kind === "procedure" && route.take)
      void app.register(async (apart) => {
        readPieces(apart);
        serve(apart, route);
      });
    else serve(app, route);
}

function documentHandler(route: DocumentRoute, source: RestDependencies) {
  const { content, quizzes, now, site, ready, turns } = source;
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> => {
    const moment = ready.moment();
    const found = route.find(
      { content, quizzes, now: now(), site, inTurn: turns(request.ip) },
      request,
    );
    const { document, cacheControl, controlAt, fileName } = found;
    // Also with a cookie: a cache may keep one copy for everybody.
    reply.headers(SHARED);
    if (fileName) reply.header("content-disposition", `inline; filename="${fileName}"`);
    const { ranges } = route;
    if (document instanceof Promise)
      return document.then((made) =>
        sendDocument(request, reply, { document: made, cacheControl, ranges }),
      );
    ready.keep({ request, reply, document, moment, controlAt });
    return sendDocument(request, reply, { document, cacheControl, ranges });
  };
}

/** Without a tag of what the client has, and without a query, the response is likely the whole first page. */
function besideOf({ beside }: ProcedureRoute, { url, headers }: FastifyRequest) {
  const isFirst = headers["if-none-match"] === undefined && !url.includes("?");
  return isFirst ? beside?.atFirst : beside?.always;
}

function procedureHandler(route: ProcedureRoute, { contextOf }: RestDependencies) {
  const needed = neededOf(route);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const context = contextOf(request, reply);
    // Before parsing, so that 401 and 403 come before 400. The session is looked up once per request.
    const access = needed && requireAccess(await context.access(besideOf(route, request)), needed);
    if (route.stream && access) {
      const text = await route.stream(context, access.user);
      reply.header("cache-control", "no-store").type(JSON_TYPE);
      return reply.send(compressStream(request, reply, text));
    }
    if (route.take && access) {
      reply.header("cache-control", "no-store");
      return await route.take(context, access.user, (request.body ?? []) as readonly Uint8Array[]);
    }
    const caller = createCaller(context);
    const call = route.prepare(request);
    if (route.state) {
      // Read before the body, so that after a change in between the next request gets another ETag.
      const { version, headers } = await route.state(caller);
      reply.headers({ ...headers, etag: `"${version}"` });
      if (matchesEtag(request.headers["if-none-match"], `"${version}"`))
        return reply.code(304).header("cache-control", PRIVATE_REVALIDATED).send();
    }
    const { body, page, headers } = await call(caller);
    if (headers) reply.headers(headers);
    if (route.shared) {
      if (page) reply.headers(pageHeaders(page, request.url));
      return sendShared(request, reply, body);
    }
    reply
      .code(route.status)
      .header("cache-control", route.state ? PRIVATE_REVALIDATED : "no-store");
    if (page) reply.headers(pageHeaders(page, request.url));
    if (typeof body === "string") {
      const { contentType } = route;
      return reply.type(contentType ? `${contentType}; charset=utf-8` : JSON_TYPE).send(body);
    }
    return route.status === 204 ? null : body;
  };
}

/** The headers of a list page: the total, and the URL of the next page. */
function pageHeaders(
  { total, nextCursor }: NonNullable<RouteResult["page"]>,
  requestUrl: string,
): Record<string, string> {
  return {
    "x-total-count": String(total),
    ...(nextCursor !== undefined && {
      link: `<${addressOfNext(requestUrl, nextCursor)}>; rel="next"`,
    }),
  };
}

function addressOfNext(address: string, cursor: string): string {
  const [path = "", query] = address.split("?", 2);
  const parameters = new URLSearchParams(query);
  parameters.set("cursor", cursor);
  return `${path}?${parameters.toString()}`;
}
