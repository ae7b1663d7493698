import { createHash, randomBytes } from "node:crypto";

/** A new token of 256 random bits, fit for an address. */
export function newInviteToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database keeps of a token: its SHA-256 in hex. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
