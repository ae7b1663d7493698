import { Parser } from "htmlparser2";
import { z } from "zod";
import { SURAH_VERSE_COUNTS } from "@daily-quran/quran/surah-verse-counts.generated";
import { VERSE_KEYS } from "../../ingest/quran-verses.ts";
import type { VerseNote } from "@daily-quran/domain/verse-remark";
import { markNotes, type SourceVerse, withNumberedNotes, withTaggedNotes } from "./footnotes.ts";

/** An element that is open, with the columns in its attributes and in the elements in it. */
interface Element {
  readonly cells: Record<string, string>;
  readonly notes: VerseNote[];
  text: string;
}

// Far more than any edition has; each that is left open would hold all the text behind it.
const MAX_DEPTH = 64;

/**
 * The verses of an XML whose elements have the columns of a table, as Tanzil's and QuranEnc's: in attributes, in
 * elements, or as the index or number of a `sura` and its `aya`. This product's own has each `note` in its verse.
 */
export function readXml(text: string, refuse: (fault: string) => never): SourceVerse[] | undefined {
  const verses: SourceVerse[] = [];
  const open: Element[] = [];
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        if (open.length >= MAX_DEPTH)
          refuse(`has more than ${MAX_DEPTH} elements inside each other, so some are not closed.`);
        const around = Object.entries(open.at(-1)?.cells ?? {});
        const surah = around.filter(([column]) => COLUMNS.surah.includes(column));
        const number = attributes["index"] ?? attributes["number"];
        const own = cellsIn({ ...(number && { [tag]: number }), ...attributes });
        open.push({ cells: { ...Object.fromEntries(surah), ...own }, notes: [], text: "" });
      },
      ontext: (part) => {
        const element = open.at(-1);
        if (element) element.text += part;
      },
      onclosetag: (tag) => {
        const { cells, notes, text: words } = open.pop() ?? { cells: {}, notes: [], text: "" };
        const around = open.at(-1);
        const names = Object.keys(cells);
        const found = (placesIn(names) && readRows([names, Object.values(cells)])) ?? [];
        verses.push(...found.map((verse) => markNotes({ ...verse, notes })));
        if (found.length > 0 || !around) return;
        if (cells["at"]) around.notes.push({ at: Number(cells["at"]), text: words });
        Object.assign(around.cells, cellsIn({ [tag]: words }));
        // Markup in a text stays in it.
        around.text += `<${tag}>${words}</${tag}>`;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return verses.length > 0 ? verses : undefined;
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

type Column = "key" | "surah" | "verse" | "to" | "text" | "notes" | "places" | "shared";

const COLUMNS: Readonly<Record<Column, readonly string[]>> = {
  key: ["ayah_key", "verse_key"],
  surah: ["surah", "sura", "chapter"],
  verse: ["verse", "aya", "ayah"],
  to: ["to"],
  text: ["text", "translation"],
  notes: ["footnotes"],
  places: ["footnotes_at"],
  shared: ["group_ayah_key"],
};

const CELLS: ReadonlySet<string> = new Set([...Object.values(COLUMNS).flat(), "at"]);

/** What is no column is not kept: each element would go through all that stand before it. */
const cellsIn = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([name, text]) => [name.toLowerCase(), text] as const)
      .filter(([name]) => CELLS.has(name)),
  );

const LONGEST_SURAH = Math.max(...SURAH_VERSE_COUNTS);

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
    if (!surah || Number.isNaN(verse)) return [];
    // What is behind the longest surah is refused by its name, and not made first.
    const last = Math.min(Number(cell("to")) || verse, verse + LONGEST_SURAH);
    // Of a commentary on several verses one row has the text.
    const own = cell("text") === "" ? (byKey.get(cell("shared")) ?? cell) : cell;
    const noted = ofCells(own("text"), own("notes"), own("places"));
    return Array.from({ length: last - verse + 1 }, (_, index) => ({
      surah,
      verse: verse + index,
      ...noted,
    }));
  });
}

/** QUL writes what is empty where there is no footnote. */
const NONE = /^\s*(?:\{\s*\}|\[\s*\]|""|null)\s*$/u;

function ofCells(text: string, notes: string, places: string) {
  if (places !== "") return markNotes({ text, notes: placedNotes(notes, places) });
  return text.includes("foot_note=")
    ? withTaggedNotes(text, notesById(notes))
    : withNumberedNotes(text, NONE.test(notes) ? "" : notes);
}

/** The notes of this product's own table: each in a line behind its number, the places apart. */
function placedNotes(notes: string, places: string): VerseNote[] {
  const at = places.split(" ").map(Number);
  return notes.split(/\r?\n/u).map((line, index) => ({
    at: at[index] ?? 0,
    text: line.replace(/^\[\d+\] /u, "").replaceAll("\u2028", "\n"),
  }));
}

const NotesById = z.record(z.string(), z.string());

/** QUL's notes are an object by their ids; none where it is damaged. */
function notesById(json: string): z.infer<typeof NotesById> {
  try {
    return NotesById.parse(JSON.parse(json));
  } catch {
    return {};
  }
}

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
    // What is no quoted cell is one as it stands, so that no character is looked at from each before it.
    /(?:[ \t]*"((?:[^"]|"")*)"[ \t]*|([^,\n]*?))(,|\r?\n|$)/gu,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ",") rows.push([]);
  }
  return rows;
}
