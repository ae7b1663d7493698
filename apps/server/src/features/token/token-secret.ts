import { createHash, randomBytes } from "node:crypto";

// Known to scanners that look for secrets in published code.
const PREFIX = "dqr_";

/** A new secret of 256 random bits. */
export function newSecret(): string {
  return PREFIX + randomBytes(32).toString("base64url");
}

/** The stored form of a secret: its SHA-256 in hex. */
export function hashOfSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
