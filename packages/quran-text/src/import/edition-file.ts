import { JSON_LAYOUTS } from "./layouts/json-layouts.ts";
import type { VerseNote } from "@daily-quran/domain/verse-remark";
import { type VerseText, verseKey } from "../verse-text.ts";
import { markNotes, type SourceVerse } from "./layouts/footnotes.ts";
import { isSqlite, readSqlite } from "./layouts/sqlite.ts";
import { readPlainLines, readRows, readTable, readXml } from "./layouts/text-layouts.ts";
import { editionRefusal } from "./refusal.ts";

/** A downloaded file of an edition; `name` is for messages. */
export interface EditionFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The verses of a file, and what it was recognised as. */
export interface ReadEdition {
  readonly verses: SourceVerse[];
  readonly layout: string;
}

type Found = ReadEdition | undefined;

const found = (layout: string, verses: SourceVerse[] | undefined): Found =>
  verses && { layout, verses };

/** Reads the verses of an edition's file, in whatever known layout; throws a refusal that names the file. */
export function readEditionFile(file: EditionFile): ReadEdition {
  const read = isSqlite(file.bytes) ? readDatabase(file) : readText(file);
  const verses = read?.verses.filter(isNoHeading) ?? [];
  if (read && verses.length > 0) return { ...read, verses };
  throw editionRefusal(
    `${file.name} is in no layout that is known: JSON of ${JSON_LAYOUTS.map(([name]) => name).join(", ")}; XML of Tanzil or QuranEnc; lines of Tanzil, sura|aya|text or one line a verse; or a table (CSV, SQLite) with the columns surah, verse and text.`,
  );
}

/** A row of verse 0 is the Basmala above a surah, which is no verse. */
const isNoHeading = ({ surah, verse }: SourceVerse): boolean => verse !== 0 || surah === 0;

function readText({ name, bytes }: EditionFile): Found {
  const { text, encoding } = decode(name, bytes);
  const read = /^\s*[[{]/.test(text)
    ? readJson(name, text)
    : /^\s*</.test(text)
      ? found(
          `${/<translation[\s>]/.test(text) ? "QuranEnc" : "Tanzil"}'s XML`,
          readXml(text, (fault) => {
            throw editionRefusal(`${name} ${fault}`);
          }),
        )
      : (found("Tanzil's lines", readTanzil(text)) ??
        found(QURANENC.test(text) ? "QuranEnc's table" : "a table", readTable(text)) ??
        found("a line for each verse", readPlainLines(text)));
  return read && { ...read, layout: read.layout + encoding };
}

/** The header of its table. */
const QURANENC = /^[^\w\n]*id[^\w\n]+sura[^\w\n]+aya[^\w\n]+translation\b/mu;

function readDatabase({ name, bytes }: EditionFile): Found {
  const tables = tablesOf(name, bytes);
  if (!tables)
    throw editionRefusal(
      `${name} is a SQLite database, which is read with Node.js 22.13 or later: its JSON is read with any.`,
    );
  return tables.map((rows) => found("a SQLite table", readRows(rows))).find(Boolean);
}

function tablesOf(name: string, bytes: Uint8Array): string[][][] | undefined {
  try {
    return readSqlite(bytes);
  } catch (error) {
    throw editionRefusal(
      `${name} is a SQLite database that is damaged: ${(error as Error).message}`,
    );
  }
}

/** UTF-8 without its byte order mark, UTF-16 with one, or what programs for Arabic wrote before. */
function decode(name: string, bytes: Uint8Array): { text: string; encoding: string } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder("utf-16le").decode(bytes), encoding: " in UTF-16" };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "" };
  } catch {
    const text = new TextDecoder("windows-1256").decode(bytes);
    // Any bytes are letters of it, but text has no zero.
    if (text.includes("\0")) throw editionRefusal(`${name} is no text.`);
    return { text, encoding: " in Windows-1256" };
  }
}

function readJson(name: string, text: string): Found {
  const value = parse(name, joinLines(text));
  for (const [source, layout] of JSON_LAYOUTS) {
    const { data } = layout.safeParse(value);
    if (data) return { layout: `JSON of ${source}`, verses: data };
  }
  return undefined;
}

/** This product's JSON where the edition and each verse stand in lines of their own. */
function joinLines(text: string): string {
  const [edition = "", ...verses] = text.trim().split("\n");
  return edition.startsWith('{"edition":{') && verses.length > 0
    ? `${edition.trim().slice(0, -1)},"verses":[${verses.join(",")}]}`
    : text;
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw editionRefusal(`${name} is not valid JSON: ${(error as Error).message}`);
  }
}

const VERSE = /^(\d{1,3})\|(\d{1,3})\|(.*)$/su;
const NOTE = /^# note (\d{1,3}:\d{1,3}) at (\d+): (.*)$/su;

/**
 * Tanzil's lines of `sura|aya|text` and its notice in lines with #, where this product's own have footnotes;
 * undefined if there is any other line.
 */
function readTanzil(text: string): SourceVerse[] | undefined {
  const verses: VerseText[] = [];
  const notes = new Map<string, VerseNote[]>();
  for (const line of text.split(/\r?\n/)) {
    const [, verseOfNote = "", at, note = ""] = NOTE.exec(line) ?? [];
    if (verseOfNote) {
      const ofVerse = notes.get(verseOfNote) ?? [];
      ofVerse.push({ at: Number(at), text: inLines(note) });
      notes.set(verseOfNote, ofVerse);
    }
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [whole, surah, verse, words] = VERSE.exec(line) ?? [];
    if (whole === undefined) return undefined;
    verses.push({
      surah: Number(surah),
      verse: Number(verse),
      text: inLines(words ?? ""),
    });
  }
  const noted = verses.map((one) => markNotes({ ...one, notes: notes.get(verseKey(one)) ?? [] }));
  return noted.length > 0 ? noted : undefined;
}

const inLines = (text: string): string => text.replaceAll("\u2028", "\n");
