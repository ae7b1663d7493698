import { createHash } from "node:crypto";

/** Hexadecimal digits that a verse's digest takes in the recorded table. */
export const DIGEST_LENGTH = 4;

/** A short digest to name the changed verse; the edition's SHA-256 guards the text. */
export function verseDigest(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex").slice(0, DIGEST_LENGTH);
}
