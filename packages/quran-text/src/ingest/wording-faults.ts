import { ARABIC_DIGESTS, INDO_PAK_DIGESTS } from "./arabic-digests.generated.ts";
import { editionHash } from "./edition-hash.ts";
import type { EditionId, EditionSource } from "./edition-sources.ts";
import { DIGEST_LENGTH, verseDigest } from "./verse-digest.ts";
import { type VerseText, verseKey } from "../verse-text.ts";

const DIGESTS: Partial<Record<EditionId, readonly string[]>> = {
  "ar-uthmani": ARABIC_DIGESTS,
  "ar-indopak": INDO_PAK_DIGESTS,
};

/** Checks an edition's hash against the reviewed one; for the Arabic, names the changed verses too. */
export function wordingFaults(source: EditionSource, verses: readonly VerseText[]): string[] {
  const hash = editionHash(verses);
  if (hash === source.sha256) return [];
  const digests = DIGESTS[source.id];
  const changed = digests ? verses.filter((verse) => isChanged(verse, digests)) : [];
  return [
    ...changed.map((verse) => `${verseKey(verse)}: its letters are not the reviewed ones`),
    `all verses: the SHA-256 is ${hash}, reviewed was ${source.sha256}`,
  ];
}

function isChanged({ surah, verse, text }: VerseText, digests: readonly string[]): boolean {
  const end = verse * DIGEST_LENGTH;
  return digests[surah - 1]?.slice(end - DIGEST_LENGTH, end) !== verseDigest(text);
}
