import {
  type AccessToken,
  type CreateTokenInput,
  type NewAccessToken,
  TokenScope,
} from "@daily-quran/domain/account/access-token";
import { MAX_TOKENS } from "@daily-quran/domain/api-limits";
import { DomainError } from "@daily-quran/domain/errors";
import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import type { AnySql, Sql } from "../../db/client.ts";
import type { Actor } from "../../request/actor.ts";
import { recordAccountEvent } from "../account-event/record-account-event.ts";
import {
  countTokens,
  deleteExpiredTokens,
  deleteToken,
  deleteTokensOf,
  insertToken,
  listTokensOf,
  type TokenRow,
} from "./token.sql.ts";
import { lockUser } from "../../db/lock-user.sql.ts";
import { hashOfSecret, newSecret } from "../../request/secret.ts";

// Known to scanners that look for secrets in published code.
const PREFIX = "dqr_";

/** Makes a token, whose secret is shown once: the database stores only its hash. */
export async function createToken(
  sql: Sql,
  actor: Actor,
  { name, scopes, expiresInDays }: CreateTokenInput,
): Promise<NewAccessToken> {
  const { userId } = actor;
  const createdAt = new Date(actor.now).toISOString();
  const expiresAt = new Date(actor.now + expiresInDays * DAY_MS).toISOString();
  const token = PREFIX + newSecret();
  const row = await sql.begin(async (sql) => {
    if (!(await lockUser(sql, userId))) throw new DomainError("UNAUTHORIZED");
    await deleteExpiredTokens(sql, userId, createdAt);
    if ((await countTokens(sql, userId)) >= MAX_TOKENS) throw new DomainError("TOO_MANY_TOKENS");
    const all = TokenScope.options.filter((scope) => scope === "read" || scopes.includes(scope));
    const hash = hashOfSecret(token);
    await recordAccountEvent(sql, actor, { kind: "tokenMade", detail: name });
    return await insertToken(sql, { userId, hash, name, scopes: all, createdAt, expiresAt });
  });
  return { ...shownToken(row), token };
}

/** The live tokens of a user, the newest first. */
export async function listTokens(sql: Sql, { userId, now }: Actor): Promise<AccessToken[]> {
  return (await listTokensOf(sql, userId, new Date(now).toISOString())).map(shownToken);
}

/** Ends one token; throws TOKEN_NOT_FOUND. */
export async function endToken(sql: Sql, actor: Actor, id: number): Promise<void> {
  await sql.begin(async (sql) => {
    // The account before its tokens, as by who changes the password: no deadlock.
    const isThere = await lockUser(sql, actor.userId);
    const ended = isThere && (await deleteToken(sql, actor.userId, id));
    if (!ended) throw new DomainError("TOKEN_NOT_FOUND");
    await recordAccountEvent(sql, actor, { kind: "tokenEnded", detail: ended.name });
  });
}

/** Ends every token of a user, and the secret of their calendar. */
export async function endTokensOf(sql: AnySql, userId: number): Promise<void> {
  await deleteTokensOf(sql, userId);
}

function shownToken({ lastUsedAt, ...token }: TokenRow): AccessToken {
  return { ...token, ...(lastUsedAt !== null && { lastUsedAt }) };
}
