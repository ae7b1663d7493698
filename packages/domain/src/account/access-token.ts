import { z } from "zod";
import { MAX_TOKEN_DAYS } from "../api-limits.ts";
import { Id } from "../fields/id.ts";
import { seenName } from "../fields/name-text.ts";
import { plainText } from "../fields/plain-text.ts";

const DAYS = "A token is valid for 1 to 366 days.";

/**
 * What a token may do besides reading all that its owner may see: `write` changes what is the owner's own,
 * `groups` changes groups, their members, invites and cycles.
 */
export const TokenScope = z.enum(["read", "write", "groups"], "Choose read, write or groups.");
export type TokenScope = z.infer<typeof TokenScope>;

/** A new token: its name, what it may do, and for how many days it is valid. */
export const CreateTokenInput = z.object({
  name: seenName(plainText("Name the token.").trim())
    .min(1, { error: "Name the token.", abort: true })
    .max(100, "Name too long"),
  scopes: z.array(TokenScope).max(3, "Name each scope once.").default(["read"]),
  expiresInDays: z.int(DAYS).min(1, DAYS).max(MAX_TOKEN_DAYS, DAYS).default(90),
});
export type CreateTokenInput = z.infer<typeof CreateTokenInput>;

/**
 * A personal access token as its owner sees it; `scopes` always has `read`. `lastUsedAt` is exact to an hour,
 * absent before the first use.
 */
export const AccessToken = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(TokenScope),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().optional(),
});
export type AccessToken = z.infer<typeof AccessToken>;

/** A new token with its secret, which is never shown again. */
export const NewAccessToken = AccessToken.extend({ token: z.string() });
export type NewAccessToken = z.infer<typeof NewAccessToken>;

/** Which token to end. */
export const EndTokenInput = z.object({ id: Id });
