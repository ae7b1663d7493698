import { Parser } from "htmlparser2";
import { z } from "zod";
import { VERSE_KEYS } from "../../ingest/quran-verses.ts";
import type { VerseNote } from "@daily-quran/domain/verse-remark";
import type { VerseText } from "../../verse-text.ts";
import { markNotes, type SourceVerse, withNumberedNotes, withTaggedNotes } from "./footnotes.ts";

/** Tanzil's XML: `sura` with `aya`, each with its index, and in this product's own `note`; undefined for any other. */
export function readTanzilXml(text: string): SourceVerse[] | undefined {
  const verses: (Omit<VerseText, "notes"> & { readonly notes: VerseNote[] })[] = [];
  let surah = 0;
  let note: VerseNote | undefined;
  const parser = new Parser(
    {
      onopentag: (name, { index, text: words, at }) => {
        if (name === "sura") surah = Number(index);
        if (name === "aya")
          verses.push({ surah, verse: Number(index), text: words ?? "", notes: [] });
        if (name === "note") verses.at(-1)?.notes.push((note = { at: Number(at), text: "" }));
      },
      ontext: (part) => {
        if (note) note.text += part;
      },
      onclosetag: () => (note = undefined),
    },
    { xmlMode: true },
  );
  parser.end(text);
  return verses.length > 0 ? verses.map(markNotes) : undefined;
}

/** With a line for the Basmala above each surah but the first, which has it as a verse, and the ninth. */
const WITH_BASMALAS = VERSE_KEYS.flatMap((key) =>
  key.endsWith(":1") && key !== "1:1" && key !== "9:1" ? [key.replace(/1$/u, "0"), key] : [key],
);

/** A number in any digits, at the start of a line. */
const NUMBERED = /^\W?\p{Nd}/u;

/** Tanzil's plain lines, one for each verse; undefined for another count, and where each line begins with a number. */
export function readPlainLines(text: string): SourceVerse[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "" && !line.startsWith("#"));
  if (lines.every((line) => NUMBERED.test(line))) return undefined;
  const keys = [VERSE_KEYS, WITH_BASMALAS].find(({ length }) => length === lines.length);
  return keys?.map((key, index) => {
    const [surah = 0, verse = 0] = key.split(":").map(Number);
    return { surah, verse, text: lines[index] ?? "" };
  });
}

type Column = "key" | "surah" | "verse" | "to" | "text" | "notes" | "shared";

const COLUMNS: Readonly<Record<Column, readonly string[]>> = {
  key: ["ayah_key", "verse_key"],
  surah: ["surah", "sura"],
  verse: ["verse", "aya", "ayah"],
  to: ["to"],
  text: ["text", "translation"],
  notes: ["footnotes"],
  shared: ["group_ayah_key"],
};

/** A table (RFC 4180) with a header that names the columns, as QuranEnc's and this product's own. */
export const readTable = (text: string): SourceVerse[] | undefined => readRows(rowsOf(text));

/** The verses of a table's rows; undefined where no row names its columns. */
export function readRows(rows: readonly (readonly string[])[]): SourceVerse[] | undefined {
  // Notices stand before the header.
  const start = rows.findIndex((row) => placesIn(row) !== undefined);
  const places = placesIn(rows[start] ?? []);
  if (!places) return undefined;
  const cellsOf = (row: readonly string[]) => (column: Column) => row[places(column)] ?? "";
  const verses = rows.slice(start + 1).map(cellsOf);
  const byKey = new Map(verses.map((cell) => [cell("key"), cell]));
  return verses.flatMap((cell) => {
    const [surah = 0, verse = 0] = (cell("key") || `${cell("surah")}:${cell("verse")}`)
      .split(":")
      .map(Number);
    if (!surah) return [];
    const last = Number(cell("to")) || verse;
    // Of a commentary on several verses one row has the text.
    const own = cell("text") === "" ? (byKey.get(cell("shared")) ?? cell) : cell;
    const noted = ofCells(own("text"), own("notes"));
    return Array.from({ length: last - verse + 1 }, (_, index) => ({
      surah,
      verse: verse + index,
      ...noted,
    }));
  });
}

const ofCells = (text: string, notes: string) =>
  text.includes("foot_note=")
    ? withTaggedNotes(text, NotesById.parse(notes))
    : withNumberedNotes(text, notes);

/** QUL's notes are an object by their ids. */
const NotesById = z
  .string()
  .transform((json): unknown => JSON.parse(json))
  .pipe(z.record(z.string(), z.string()))
  .catch({});

/** Where a column is, -1 for none; undefined where a row does not name those that are needed. */
function placesIn(row: readonly string[]): ((column: Column) => number) | undefined {
  const names = row.map((name) => name.trim().toLowerCase());
  const placeOf = (column: Column) => names.findIndex((name) => COLUMNS[column].includes(name));
  const isNumbered = placeOf("key") >= 0 || Math.min(placeOf("surah"), placeOf("verse")) >= 0;
  return isNumbered && placeOf("text") >= 0 ? placeOf : undefined;
}

/** The cells of each row; a quoted one may hold commas, quotation marks and line ends. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = "", end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gu,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ",") rows.push([]);
  }
  return rows;
}
