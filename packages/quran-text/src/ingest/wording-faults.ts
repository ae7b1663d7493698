import { ARABIC_DIGESTS } from "./arabic-digests.generated.ts";
import { editionHash } from "./edition-hash.ts";
import type { EditionSource } from "./edition-sources.ts";
import { DIGEST_LENGTH, verseDigest } from "./verse-digest.ts";
import { type VerseText, verseKey } from "../verse-text.ts";

/** Checks an edition's hash against the reviewed one; for the Arabic, names the changed verses too. */
export function wordingFaults(source: EditionSource, verses: readonly VerseText[]): string[] {
  const hash = editionHash(verses);
  if (hash === source.sha256) return [];
  const changed = source.kind === "arabic" ? verses.filter(isChangedArabic) : [];
  return [
    ...changed.map((verse) => `${verseKey(verse)}: its letters are not the reviewed ones`),
    `all verses: the SHA-256 is ${hash}, reviewed was ${source.sha256}`,
  ];
}

function isChangedArabic({ surah, verse, text }: VerseText): boolean {
  const end = verse * DIGEST_LENGTH;
  return ARABIC_DIGESTS[surah - 1]?.slice(end - DIGEST_LENGTH, end) !== verseDigest(text);
}
