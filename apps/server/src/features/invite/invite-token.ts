import { createHash, randomBytes } from "node:crypto";

/** A new token of 256 random bits, safe in a URL. */
export function newInviteToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored form of a token: its SHA-256 in hex. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
