import { DomainError } from "@daily-quran/domain/errors";
import type { AnySql } from "../../db/client.ts";
import { hashOfSecret } from "../../request/secret.ts";
import { findInvite, type FoundInvite } from "./invite.sql.ts";

/** The invite of a token, unless it has ended at an instant in epoch milliseconds: the failure says how. */
export async function liveInvite(sql: AnySql, token: string, now: number): Promise<FoundInvite> {
  const invite = await findInvite(sql, hashOfSecret(token));
  if (!invite) throw new DomainError("INVITE_NOT_FOUND");
  if (invite.revokedAt !== null) throw new DomainError("INVITE_REVOKED");
  if (invite.expiresAt <= new Date(now).toISOString()) throw new DomainError("INVITE_EXPIRED");
  return invite;
}
