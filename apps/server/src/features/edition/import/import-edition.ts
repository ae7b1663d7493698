import type { EditionDescription } from "@daily-quran/quran-text/import/edition-description";
import { type ReadEdition, readEditionFile } from "@daily-quran/quran-text/import/edition-file";
import { checkLanguage, checkNoStuckDigits } from "@daily-quran/quran-text/import/check-language";
import { checkEdition } from "@daily-quran/quran-text/import/check-edition";
import { notesBelow, type SourceVerse } from "@daily-quran/quran-text/import/layouts/footnotes";
import type { Sql } from "../../../db/client.ts";
import { type Installed, installEdition } from "../install-edition.ts";
import { describeEdition, type GivenDescription } from "./describe-edition.ts";
import { findOrigin, type Origin } from "./find-origin.ts";
import { type ReadOptions, readOrigin } from "./read-origin.ts";

/** What is imported, and how. */
export interface ImportRequest extends ReadOptions {
  /** An id, a folder, a file or an address. */
  readonly what: string;
  readonly given: GivenDescription;
  /** Where editions are found by their ids. */
  readonly baseAddress: string;
  /** What a relative path is relative to. */
  readonly directory: string;
  /** How many verses a commentary may lack; a translation may lack none. */
  readonly maxMissing: number;
  /** Accepts a text whose letters or words are not those of its stated language. */
  readonly anyLanguage?: boolean | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What was imported. */
export interface ImportResult {
  readonly outcome: Installed;
  readonly description: EditionDescription;
  /** What it was recognised as. */
  readonly layout: string;
  readonly verses: number;
  /** How many footnotes it has. */
  readonly notes: number;
  readonly missingVerses: readonly string[];
}

/** Reads an edition, checks it as a whole and installs it; on any failure the installed one stays. */
export async function importEdition(sql: Sql, request: ImportRequest): Promise<ImportResult> {
  const found = findOrigin(request.what, request);
  const description = describeEdition(found, request.given);
  const isCommentary = description.kind === "tafseer";
  const { verses: source, layout } = await readSource(found.origin, request);
  const checked = isCommentary
    ? checkEdition(source.map(notesBelow), request)
    : checkEdition(source, { maxMissing: 0 });
  if (!isCommentary) checkNoStuckDigits(checked.runs);
  if (!request.anyLanguage) checkLanguage(checked.runs, description.language);
  const outcome = await installEdition(sql, { description, checked, now: request.now });
  const { verses, missingVerses } = checked;
  const notes = checked.runs.reduce((sum, run) => sum + (run.notes?.length ?? 0), 0);
  return { outcome, description, layout, verses, notes, missingVerses };
}

async function readSource(origin: Origin, options: ReadOptions): Promise<ReadEdition> {
  const verses: SourceVerse[] = [];
  const layouts = new Set<string>();
  // File by file, so that only one raw file is in memory.
  for await (const file of readOrigin(origin, options)) {
    const read = readEditionFile(file);
    verses.push(...read.verses);
    layouts.add(read.layout);
  }
  options.signal.throwIfAborted();
  return { verses, layout: [...layouts].join(" and ") };
}
