import { initTRPC, TRPCError } from "@trpc/server";
import superjson from "superjson";
import { type BesideUser, neededAccess, requireAccess } from "./access.ts";
import type { Context } from "./context.ts";
import { toPublicError } from "./public-error.ts";
import { inReadersLanguage } from "./reader-error.ts";

const t = initTRPC.context<Context>().create({
  transformer: superjson,
  isDev: false,
  errorFormatter: ({ shape, error, ctx }) => {
    const failure = toPublicError(error);
    const { retryAfter } = failure;
    const body = inReadersLanguage(failure, ctx?.language ?? "en");
    return {
      ...shape,
      message: body.error,
      data: {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        path: shape.data.path,
        errorCode: body.code,
        issues: body.issues,
        retryAfter,
        requestId: ctx?.requestId,
      },
    };
  },
});

const TRPC_CODES: Partial<Record<number, TRPCError["code"]>> = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_SUPPORTED",
  409: "CONFLICT",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "TOO_MANY_REQUESTS",
  503: "SERVICE_UNAVAILABLE",
};

/** A procedure that anyone may call. Expected failures get the tRPC code of their own status. */
export const publicProcedure = t.procedure.use(async ({ next }) => {
  const result = await next();
  if (result.ok) return result;
  const { status, body } = toPublicError(result.error);
  throw new TRPCError({
    code: TRPC_CODES[status] ?? "INTERNAL_SERVER_ERROR",
    message: body.error,
    cause: result.error.cause ?? result.error,
  });
});

/** A procedure for people who are signed in, or have a token that may do this: `ctx.user` is theirs. */
export const authedProcedure = publicProcedure.use(async ({ ctx, path, type, next }) => {
  const { user, beside } = requireAccess(await ctx.access(), neededAccess(path, type));
  return await next({ ctx: { user, beside } });
});

/** A procedure for anyone that knows who calls: `ctx.user` is null for a visitor. */
export const openProcedure = publicProcedure.use(async ({ ctx, path, type, next }) => {
  const access = await ctx.access();
  const user = access ? requireAccess(access, neededAccess(path, type)).user : null;
  return await next({ ctx: { user } });
});

/**
 * The same as `authedProcedure` for one that the query of a session can answer: `ctx.beside` has the expression's value, unless
 * another query has found the caller.
 */
export const authedBeside = (expression: BesideUser) => {
  const asked = [expression];
  return publicProcedure.use(async ({ ctx, path, type, next }) => {
    const { user, beside } = requireAccess(await ctx.access(asked), neededAccess(path, type));
    return await next({ ctx: { user, beside } });
  });
};

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;
