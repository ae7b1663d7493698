import { TOKEN_LIMIT } from "@daily-quran/domain/api-limits";
import { DomainError } from "@daily-quran/domain/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Sql } from "../../db/client.ts";
import type { RequestQuota } from "../../features/limit/request-windows.ts";
import type { RequestWindows } from "../../features/limit/request-windows.ts";
import { tokenUser } from "../../features/token/token-user.ts";
import type { Access } from "../../request/access.ts";

const BEARER = /^Bearer +([\w.~+/-]{1,200}=*)$/i;

/** The token of `Authorization: Bearer …`; an empty one for a header of another form. */
export function bearerToken({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  const { authorization } = headers;
  return authorization === undefined ? undefined : (BEARER.exec(authorization)?.[1] ?? "");
}

/** Who calls by a token; counted and queried at the first call only. */
export function tokenAccess(
  request: {
    readonly sql: Sql;
    readonly now: () => number;
    readonly tokenLimits: RequestWindows<number>;
    readonly token: string;
  },
  reply: FastifyReply,
): () => Promise<Access> {
  let access: Promise<Access> | undefined;
  const find = async (): Promise<Access> => {
    const { tokenId, user, scopes } = await tokenUser(request.sql, request.token, request.now());
    try {
      reply.headers(quotaHeaders(request.tokenLimits.count(tokenId, request.now())));
    } catch (error) {
      if (error instanceof DomainError && error.retryAfter !== undefined)
        reply.headers(quotaHeaders({ remaining: 0, resetSeconds: error.retryAfter }));
      throw error;
    }
    return { user, scopes };
  };
  return () => (access ??= find());
}

/** As draft-ietf-httpapi-ratelimit-headers has them. */
function quotaHeaders({ remaining, resetSeconds }: RequestQuota): Record<string, string> {
  return {
    "ratelimit-policy": `"token";q=${TOKEN_LIMIT.requests};w=${TOKEN_LIMIT.seconds}`,
    ratelimit: `"token";r=${remaining};t=${resetSeconds}`,
  };
}
