import type { ErrorStatus } from "@daily-quran/domain/errors";
import { DEFAULT_LANGUAGE } from "@daily-quran/domain/language";
import { initTRPC, TRPCError } from "@trpc/server";
import superjson from "superjson";
import {
  type BesideUser,
  type Cost,
  type NeededAccess,
  type ProcedureRule,
  requireAccess,
} from "./access.ts";
import type { Context } from "./context.ts";
import { toPublicError } from "./public-error.ts";
import { inReadersLanguage } from "./reader-error.ts";

const t = initTRPC
  .context<Context>()
  .meta<ProcedureRule>()
  .create({
    transformer: superjson,
    isDev: false,
    errorFormatter: ({ shape, error, ctx }) => {
      const failure = toPublicError(error);
      const { retryAfter } = failure;
      const body = inReadersLanguage(failure, ctx?.language ?? DEFAULT_LANGUAGE);
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

/** The tRPC code of each status. It has none for 431, which Node responds with before there is a call. */
const TRPC_CODES: Record<ErrorStatus, TRPCError["code"]> = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_SUPPORTED",
  408: "TIMEOUT",
  409: "CONFLICT",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  416: "BAD_REQUEST",
  429: "TOO_MANY_REQUESTS",
  431: "BAD_REQUEST",
  500: "INTERNAL_SERVER_ERROR",
  503: "SERVICE_UNAVAILABLE",
};

/** Expected failures get the tRPC code of their own status. */
const anyProcedure = t.procedure.use(async ({ next }) => {
  const result = await next();
  if (result.ok) return result;
  const { status, body } = toPublicError(result.error);
  throw new TRPCError({
    code: TRPC_CODES[status],
    message: body.error,
    cause: result.error.cause ?? result.error,
  });
});

/** The rule of a procedure for signed-in users. */
export interface UserRule {
  readonly scope: NeededAccess;
  readonly cost: Cost;
  readonly mayLag?: true;
}

/** A procedure that anyone may call. */
export const publicProcedure = ({ cost }: { readonly cost: Cost }) =>
  anyProcedure.meta({ access: "public", cost });

/** A procedure for anyone that knows who calls: `ctx.user` is null for a visitor. */
export const openProcedure = (rule: { readonly cost: Cost }) =>
  publicProcedure(rule).use(async ({ ctx, next }) => {
    const access = await ctx.access();
    return await next({ ctx: { user: access?.user ?? null } });
  });

/** A procedure for people who are signed in, or have a token of this scope: `ctx.user` is theirs. */
export const authedProcedure = (rule: UserRule) => authedBeside(undefined, rule);

/**
 * The same for one that the query of a session can answer: `ctx.beside` has the expression's value, unless
 * another query has found the caller.
 */
export function authedBeside(expression: BesideUser | undefined, { scope, ...rule }: UserRule) {
  const asked = expression && [expression];
  return anyProcedure.meta({ access: scope, ...rule }).use(async ({ ctx, next }) => {
    const { user, beside } = requireAccess(await ctx.access(asked), scope);
    if (rule.mayLag && ctx.replica) {
      const read = await next({ ctx: { user, beside, sql: ctx.replica } });
      // What the replica cannot answer, or does not know yet, the leader is asked.
      if (read.ok) return read;
    }
    return await next({ ctx: { user, beside } });
  });
}

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;
