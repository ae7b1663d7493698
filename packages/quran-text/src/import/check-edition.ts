import { editionHash } from "../ingest/edition-hash.ts";
import { type VerseText, verseKey } from "../verse-text.ts";
import { NOTE_MARK, type SourceVerse } from "./layouts/footnotes.ts";
import { readPlainText } from "./plain-text.ts";
import { VERSE_KEYS } from "../ingest/quran-verses.ts";
import { editionRefusal } from "./refusal.ts";
import { joinRuns, type TextRun } from "./runs.ts";

/** The maximum characters of one text; the longest known commentary has 97,213. */
const MAX_TEXT_LENGTH = 200_000;

/** A checked edition: plain texts, each once with its range of verses. */
export interface CheckedEdition {
  readonly runs: readonly TextRun[];
  readonly verses: number;
  readonly missingVerses: readonly string[];
  /** Over the texts of its verses in order, each followed by a line feed. */
  readonly sha256: string;
}

/**
 * Checks and cleans an edition; throws a refusal that names every bad verse. At most `maxMissing` may lack a
 * text.
 */
export function checkEdition(
  source: readonly SourceVerse[],
  { maxMissing }: { maxMissing: number },
): CheckedEdition {
  const found = new Map<string, VerseText>();
  const faults: string[] = [];
  const known = new Set(VERSE_KEYS);
  for (const verse of source) {
    const key = verseKey(verse);
    if (!known.has(key)) faults.push(`${key}: is no verse of the Quran`);
    else if (found.has(key)) faults.push(`${key}: stands twice`);
    else found.set(key, cleanVerse(verse, faults));
  }
  if (faults.length > 0) throw editionRefusal("The text is not fit to be shown.", faults);

  const verses = VERSE_KEYS.flatMap((key) => {
    const verse = found.get(key);
    return verse?.text ? [verse] : [];
  });
  const missingVerses = VERSE_KEYS.filter((key) => !found.get(key)?.text);
  if (missingVerses.length > maxMissing)
    throw editionRefusal(
      `${count(verses.length)} of ${count(VERSE_KEYS.length)} verses have a text.`,
      missingRanges(missingVerses).map((range) => `${range}: missing`),
    );
  return {
    runs: joinRuns(verses),
    verses: verses.length,
    missingVerses,
    sha256: editionHash(verses),
  };
}

function cleanVerse({ footnotes = [], ...verse }: SourceVerse, faults: string[]): VerseText {
  const clean = (source: string): string => {
    if (source.length > MAX_TEXT_LENGTH) {
      faults.push(`${verseKey(verse)}: is longer than ${count(MAX_TEXT_LENGTH)} characters`);
      return "";
    }
    const plain = readPlainText(source);
    if ("text" in plain) return plain.text;
    faults.push(...plain.faults.map((fault) => `${verseKey(verse)}: ${fault}`));
    return "";
  };
  // No space is left before a number, as in print.
  const parts = clean(verse.text)
    .replaceAll(new RegExp(` *${NOTE_MARK}`, "g"), NOTE_MARK)
    .split(NOTE_MARK);
  if (parts.length !== footnotes.length + 1)
    faults.push(
      `${verseKey(verse)}: has ${parts.length - 1} marks and ${footnotes.length} footnotes`,
    );
  const text = parts.join("");
  let at = 0;
  const notes = footnotes.map((note, index) => {
    at += parts[index]?.length ?? 0;
    return { at, text: clean(note) };
  });
  if (notes.some((note) => note.text === ""))
    faults.push(`${verseKey(verse)}: has a footnote without a text`);
  return { ...verse, text, ...(notes.length > 0 && { notes }) };
}

/** Verse keys in order, with consecutive ones of a surah as a range: `2:3-7`. */
export function missingRanges(keys: readonly string[]): string[] {
  const verses = keys.map((key) => {
    const [surah = 0, verse = 0] = key.split(":").map(Number);
    return { surah, verse, text: "" };
  });
  return joinRuns(verses).map(({ surah, from, to }) =>
    from === to ? `${surah}:${from}` : `${surah}:${from}-${to}`,
  );
}

function count(number: number): string {
  return number.toLocaleString("en-US");
}
