import { basmalaCheck } from "../printed/basmala.ts";
import { bengaliFaults } from "./bengali-faults.ts";
import type { EditionSource, EditionId } from "./edition-sources.ts";
import { EDITION_MARKS } from "./edition-marks.ts";
import { punctuationFaults } from "./marks/punctuation.ts";
import { remarkFaults } from "./remarks.ts";
import { textFaults } from "./text-faults.ts";
import { type VerseText, verseKey } from "../verse-text.ts";
import { ARABIC_DIGESTS, INDO_PAK_DIGESTS } from "./arabic-digests.generated.ts";
import { editionHash } from "./edition-hash.ts";
import { DIGEST_LENGTH, verseDigest } from "./verse-digest.ts";

/** An edition that passed the gate: every verse was checked. */
export interface SoundEdition {
  readonly source: EditionSource;
  readonly verses: readonly VerseText[];
}

/**
 * Checks an edition against all verse keys in order; throws one error that lists every fault with its verse.
 */
export function passGate(edition: SoundEdition, expected: readonly string[]): SoundEdition {
  const faults = editionFaults(edition, expected);
  if (faults.length === 0) return edition;
  const lines = faults.map((fault) => `${edition.source.id} ${fault}`);
  throw new Error(`The text is not fit to be published.\n${lines.join("\n")}`);
}

function editionFaults({ source, verses }: SoundEdition, expected: readonly string[]): string[] {
  return [
    ...verseOrderFaults(verses, expected),
    ...verses.flatMap((verse) =>
      [
        ...textFaults(source.id, verse),
        ...(source.id === "bn-muhiuddin" ? bengaliFaults(verse.text) : []),
      ].map((fault) => `${verseKey(verse)}: ${fault}`),
    ),
    ...basmalaFaults(verses),
    ...punctuationFaults(
      verses,
      EDITION_MARKS.find(({ edition }) => edition === source.id),
    ),
    ...remarkFaults(source.id, verses),
    ...wordingFaults(source, verses),
  ];
}

function basmalaFaults(verses: readonly VerseText[]): string[] {
  const basmala = verses.find((verse) => verseKey(verse) === "1:1")?.text.trim();
  if (!basmala) return [];
  const startsWithBasmala = basmalaCheck(basmala);
  return verses
    .filter((verse) => startsWithBasmala(verse.text) && verseKey(verse) !== "1:1")
    .map((verse) => `${verseKey(verse)}: starts with the Basmala`);
}

/** Verses that are missing, duplicate, unknown or out of order; `expected` are all keys in order. */
function verseOrderFaults(verses: readonly VerseText[], expected: readonly string[]): string[] {
  const keys = verses.map(verseKey);
  const known = new Set(expected);
  const seen = new Set<string>();
  const faults: string[] = [];
  for (const key of keys) {
    if (!known.has(key)) faults.push(`${key}: is no verse of the Quran`);
    else if (seen.has(key)) faults.push(`${key}: is there twice`);
    seen.add(key);
  }
  faults.push(...expected.filter((key) => !seen.has(key)).map((key) => `${key}: is missing`));
  if (faults.length > 0) return faults;
  const outOfOrder = expected.find((key, index) => keys[index] !== key);
  return outOfOrder ? [`${outOfOrder}: is out of order`] : [];
}

const DIGESTS: Partial<Record<EditionId, readonly string[]>> = {
  "ar-uthmani": ARABIC_DIGESTS,
  "ar-indopak": INDO_PAK_DIGESTS,
};

/** Checks an edition's hash against the reviewed one; for the Arabic, names the changed verses too. */
function wordingFaults(source: EditionSource, verses: readonly VerseText[]): string[] {
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
