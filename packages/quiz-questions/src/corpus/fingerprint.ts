import { textKey } from "./text-key.ts";

/** A short name for a text by its letters alone: seven letters and digits, the same in every engine. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of textKey(text)) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  // FNV-1a leaves neighbours alike; finished as in MurmurHash3.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0).toString(36).padStart(7, "0");
}
