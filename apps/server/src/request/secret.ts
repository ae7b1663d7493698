import { createHash, randomBytes } from "node:crypto";

/** A new secret of 256 random bits, safe in a URL. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** The stored form of a secret: its SHA-256 in hex. */
export const hashOfSecret = (secret: string): string =>
  createHash("sha256").update(secret).digest("hex");
