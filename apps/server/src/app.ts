import { MADE_LIMIT, SEARCH_LIMIT, TOKEN_LIMIT } from "@daily-quran/domain/api-limits";
import { TRPC_PATH } from "@daily-quran/domain/api-paths";
import { fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from "fastify";
import type { BuiltInContent } from "./content/content.ts";
import type { Sql } from "./db/client.ts";
import type { Replica } from "./db/replica/replica.ts";
import { prepareTexts } from "./features/edition/whole/prepare-texts.ts";
import { followEditions } from "./features/edition/follow-editions.ts";
import { readEmailLink } from "./features/auth/email-link.ts";
import { sessionLookUp } from "./features/auth/session/session-look-up.ts";
import { serveLiveKhatmas } from "./features/khatma/live-khatmas.ts";
import { networkWindows } from "./features/limit/network-windows.ts";
import { requestWindows } from "./features/limit/request-windows.ts";
import { quizBook } from "./features/quiz/quiz-book.ts";
import { indexSources, installedCommentary } from "./features/quiz/quiz-sources.ts";
import { serveMailChoice } from "./features/reminder/mail/serve-mail-choice.ts";
import { clientErrors } from "./features/system/client-errors.ts";
import { serveApiDocs } from "./api/openapi/api-docs.ts";
import { findDocumentOf, readApiOf } from "./api/route/api-documents.ts";
import { respondToBrokenRequest } from "./server/lifecycle/client-error.ts";
import { serveApiMisses } from "./api/route/api-misses.ts";
import { sendError } from "./server/error-handlers.ts";
import { addHooks } from "./server/hooks.ts";
import { readJsonTexts } from "./server/json-body.ts";
import { requestIds } from "./server/request-ids.ts";
import { logFailure } from "./server/log-failure.ts";
import { loggedRequest } from "./server/logged-request.ts";
import { readyResponses } from "./server/fast-path/ready-responses.ts";
import { servePages } from "./pages/pages.ts";
import type { MakeFirstFonts } from "./pages/first-fonts.ts";
import { servePictures } from "./pages/pictures.ts";
import { requestContext } from "./server/request-context.ts";
import { serveRest } from "./api/route/rest-adapter.ts";
import { serveOwnCalendars } from "./api/own-calendar.ts";
import { restRoutes } from "./api/rest-routes.ts";
import { countedTurns } from "./server/admission/counted-turns.ts";
import { TIME_LIMITS, timedServer } from "./server/lifecycle/time-limits.ts";
import { MAX_CALLS } from "./server/trpc-batches.ts";
import type { WebBuild } from "./pages/web-build.ts";
import type { AppSettings } from "./request/settings.ts";
import { appRouter } from "./trpc/router.ts";
import { challengeOf } from "./server/challenge.ts";
import { signalClientError } from "./metrics/signals.ts";
import { toPublicError } from "./request/public-error.ts";

const MAX_BODY_BYTES = 64 * 1024;

// The parameters of the API, and the three that pages have.
const MEANINGFUL = new Set([
  ...restRoutes.flatMap(({ query }) => Object.keys(query?.shape ?? {})),
  "day",
  "page",
  "view",
]);

// Documents are made in slices of 5 ms, which all that are made at once take in each turn of the event loop.
const MAKING = { atOnce: 2, waiting: 60, waitMs: 5_000 };

/** The application's dependencies; `now` returns the instant in epoch milliseconds. */
export interface AppDependencies {
  readonly sql: Sql;
  readonly replica?: Replica | undefined;
  readonly now: () => number;
  readonly log: Exclude<FastifyServerOptions["logger"], undefined>;
  readonly settings: AppSettings;
  readonly builtIn: BuiltInContent;
  readonly web: WebBuild;
  /** Whether what the first quiz needs, a second of CPU, and whole texts are made before they are asked for. */
  readonly preparesAhead?: true;
  /** The maker of the fonts of first verses; without one it is a thread. */
  readonly makeFirstFonts?: MakeFirstFonts | undefined;
}

/** Builds the whole application without listening and without reading the environment. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { sql, now, settings, builtIn } = dependencies;
  const app = fastify({
    logger: withoutSecrets(dependencies.log),
    // Trusts one proxy: entries further left in X-Forwarded-For come from the client.
    trustProxy: settings.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: MAX_BODY_BYTES,
    genReqId: requestIds(),
    clientErrorHandler: respondToBrokenRequest,
    ...timedServer(TIME_LIMITS),
    // No 503 while closing: a proxy would pass it on.
    return503OnClosing: false,
    frameworkErrors: sendError,
    // A shutdown closes idle connections at once instead of waiting for their clients.
    forceCloseConnections: "idle",
    // The router's own limit of 100 would give 404 instead of 400.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 4096 },
  });
  app.setErrorHandler(sendError);
  let prepare: (() => void) | undefined;
  const followed = await followEditions({
    sql,
    now,
    builtIn,
    onFault: (error) => {
      app.log.warn({ err: error }, "the editions could not be read, trying again");
    },
    onReplaced: () => prepare?.(),
  });
  app.addHook("onClose", () => followed.stop());
  const { content } = followed;
  const ready = readyResponses(content, now, MEANINGFUL);
  addHooks(app, { settings, now, ready });
  const quizzes = quizBook(content, () => indexSources(content, () => installedCommentary(sql)));
  if (dependencies.preparesAhead)
    app.addHook("onListen", () => {
      let texts = Promise.resolve();
      prepare = () => {
        const quizIndex = quizzes.prepare();
        // What fails is made at its first request.
        texts = texts
          .then(() => quizIndex)
          .then(() => prepareTexts(content))
          .catch(() => {});
      };
      prepare();
    });
  const turns = countedTurns({ limit: MADE_LIMIT, load: MAKING, now });
  const source = {
    sql,
    replica: dependencies.replica,
    now,
    content,
    turns,
    quizzes,
    settings,
    sessions: sessionLookUp(sql, now),
    tokenLimits: requestWindows<number>(TOKEN_LIMIT),
    searchLimits: networkWindows(SEARCH_LIMIT),
    receiveClientErrors: settings.site.clientErrors
      ? clientErrors((logged) => {
          signalClientError();
          if (logged) app.log.warn({ clientError: logged }, "failed in a browser");
        })
      : undefined,
  };
  serveRest(app, restRoutes, {
    content,
    quizzes,
    ready,
    turns,
    now,
    site: settings.site,
    contextOf: (request, reply) => requestContext(source, request, reply),
  });
  if (settings.mcp) {
    // Its library is read by who wants it alone.
    const { serveMcp } = await import("./mcp/serve-mcp.ts");
    serveMcp(app, {
      find: findDocumentOf(restRoutes),
      site: settings.site,
      now,
      contextOf: (request, reply) => requestContext(source, request, reply),
    });
  }
  serveApiDocs(app, { routes: restRoutes, publicUrl: settings.site.publicUrl, content });
  serveApiMisses(app, restRoutes);
  await app.register(
    (scope, options, done) => {
      fastifyTRPCPlugin(scope, options, done);
      readJsonTexts(scope);
    },
    {
      prefix: TRPC_PATH,
      trpcOptions: {
        router: appRouter,
        maxBatchSize: MAX_CALLS,
        responseMeta: ({ errors }: { errors: readonly unknown[] }) => ({
          headers: trpcHeaders(errors),
        }),
        onError: ({ error, req }: { error: unknown; req: FastifyRequest }) =>
          logFailure(req.log, error),
        createContext: ({ req, res }: { req: FastifyRequest; res: FastifyReply }) =>
          requestContext(source, req, res),
      },
    },
  );
  serveOwnCalendars(app, { sql, now, turns, publicUrl: settings.site.publicUrl });
  serveMailChoice(app, { sql, now, readEmailLink });
  await dependencies.web.serveFiles(app);
  servePictures(app, { content, now });
  await serveLiveKhatmas(app, { sql });
  servePages(app, {
    content,
    now,
    site: settings.site,
    web: dependencies.web,
    readApi: readApiOf(restRoutes, quizzes),
    ready,
    makeFirstFonts: dependencies.makeFirstFonts,
  });
  return app;
}

function withoutSecrets(log: AppDependencies["log"]): AppDependencies["log"] {
  return typeof log === "object" ? { ...log, serializers: { req: loggedRequest } } : log;
}

/** `Cache-Control: no-store`, `WWW-Authenticate` where a call needs a sign-in, and `Retry-After` where a retry makes sense. */
function trpcHeaders(errors: readonly unknown[]): Headers {
  const headers = new Headers({ "cache-control": "no-store" });
  const failures = errors.map(toPublicError);
  const challenge = failures.map(({ body }) => challengeOf(body.code)).find(Boolean);
  if (challenge !== undefined) headers.set("www-authenticate", challenge);
  const longest = Math.max(0, ...failures.map(({ retryAfter = 0 }) => retryAfter));
  if (longest > 0) headers.set("retry-after", String(longest));
  return headers;
}
