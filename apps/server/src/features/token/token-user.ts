import type { TokenScope } from "@daily-quran/domain/account/access-token";
import { DomainError } from "@daily-quran/domain/errors";
import type { User } from "@daily-quran/domain/account/user";
import type { Sql } from "../../db/client.ts";
import { noteSeen } from "../auth/account/note-seen.ts";
import { findTokenUser, updateTokenUse } from "./token.sql.ts";
import { hashOfSecret } from "../../request/secret.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Who a token belongs to, and what it may do. */
export interface TokenUser {
  readonly tokenId: number;
  readonly user: User;
  readonly scopes: readonly TokenScope[];
}

/** The user of a token; throws INVALID_TOKEN if it is unknown, expired, ended, or of a disabled account. */
export async function tokenUser(sql: Sql, secret: string, now: number): Promise<TokenUser> {
  const at = new Date(now).toISOString();
  const row = await findTokenUser(sql, hashOfSecret(secret), at);
  if (!row) throw new DomainError("INVALID_TOKEN");
  const { tokenId, scopes, lastUsedAt, seenOn, ...user } = row;
  await noteSeen({ sql, now }, { id: user.id, seenOn });
  // Once an hour, so that reading does not write.
  if (lastUsedAt === null || now - Date.parse(lastUsedAt) >= HOUR_MS)
    await updateTokenUse(sql, tokenId, at);
  return { tokenId, user, scopes };
}
