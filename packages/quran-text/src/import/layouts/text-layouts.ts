import { Parser } from "htmlparser2";
import { VERSE_KEYS } from "../../ingest/quran-verses.ts";
import { type SourceVerse, withNumberedNotes } from "./footnotes.ts";

/** Tanzil's XML: `sura` with `aya`, each with its index; undefined for any other. */
export function readTanzilXml(text: string): SourceVerse[] | undefined {
  const verses: SourceVerse[] = [];
  let surah = 0;
  const parser = new Parser(
    {
      onopentag: (name, { index, text: words }) => {
        if (name === "sura") surah = Number(index);
        if (name === "aya") verses.push({ surah, verse: Number(index), text: words ?? "" });
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return verses.length > 0 ? verses : undefined;
}

/** Tanzil's plain lines: one for each verse of the Quran, without numbers; undefined for any other count. */
export function readPlainLines(text: string): SourceVerse[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "" && !line.startsWith("#"));
  if (lines.length !== VERSE_KEYS.length) return undefined;
  return VERSE_KEYS.map((key, index) => {
    const [surah = 0, verse = 0] = key.split(":").map(Number);
    return { surah, verse, text: lines[index] ?? "" };
  });
}

const COLUMNS = {
  surah: ["surah", "sura"],
  verse: ["verse", "aya", "ayah"],
  to: ["to"],
  text: ["text", "translation"],
  notes: ["footnotes"],
} as const;

/** A table (RFC 4180) with a header that names the columns, as QuranEnc's and this product's own. */
export function readTable(text: string): SourceVerse[] | undefined {
  const rows = rowsOf(text);
  // Notices stand before the header.
  const start = rows.findIndex((row) => placesIn(row) !== undefined);
  const places = placesIn(rows[start] ?? []);
  if (!places) return undefined;
  return rows.slice(start + 1).flatMap((row) => {
    const cell = (place: number): string => row[place] ?? "";
    const [surah, verse] = [Number(cell(places.surah)), Number(cell(places.verse))];
    if (!surah) return [];
    const last = Number(cell(places.to)) || verse;
    const own = withNumberedNotes(cell(places.text), cell(places.notes));
    return Array.from({ length: last - verse + 1 }, (_, index) => ({
      surah,
      verse: verse + index,
      ...own,
    }));
  });
}

function placesIn(row: readonly string[]) {
  const names = row.map((name) => name.trim().toLowerCase());
  const placeOf = (known: readonly string[]) => names.findIndex((name) => known.includes(name));
  const [surah, verse, text] = [COLUMNS.surah, COLUMNS.verse, COLUMNS.text].map(placeOf);
  if (surah === undefined || verse === undefined || text === undefined) return undefined;
  if (Math.min(surah, verse, text) < 0) return undefined;
  return { surah, verse, text, to: placeOf(COLUMNS.to), notes: placeOf(COLUMNS.notes) };
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
