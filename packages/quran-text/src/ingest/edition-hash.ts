import { createHash } from "node:crypto";
import type { VerseText } from "../verse-text.ts";

/** The SHA-256 of an edition: its verse texts in order, each followed by a line feed and its footnotes, as UTF-8. */
export function editionHash(verses: readonly Pick<VerseText, "text" | "notes">[]): string {
  const hash = createHash("sha256");
  for (const { text, notes = [] } of verses) {
    hash.update(`${text}\n`, "utf8");
    for (const note of notes) hash.update(`${note.at} ${note.text}\n`, "utf8");
  }
  return hash.digest("hex");
}
