import { basmalaCheck } from "../printed/basmala.ts";
import { bengaliFaults } from "./bengali-faults.ts";
import type { EditionSource } from "./edition-sources.ts";
import { EDITION_MARKS } from "./edition-marks.ts";
import { punctuationFaults } from "./marks/punctuation.ts";
import { remarkFaults } from "./remarks.ts";
import { textFaults } from "./text-faults.ts";
import { verseOrderFaults } from "./verse-order-faults.ts";
import { type VerseText, verseKey } from "../verse-text.ts";
import { wordingFaults } from "./wording-faults.ts";

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
