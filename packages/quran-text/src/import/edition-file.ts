import type { SourceVerse } from "./layouts/footnotes.ts";
import { editionRefusal } from "./refusal.ts";
import { readJsonLayout } from "./layouts/json-layouts.ts";
import { readQuranEnc } from "./layouts/quranenc.ts";
import { readPlainLines, readTable, readTanzilXml } from "./layouts/text-layouts.ts";
import { z } from "zod";

/** A downloaded file of an edition; `name` is for messages. */
export interface EditionFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Reads the verses of an edition's file, in whatever known layout; throws a refusal that names the file. */
export function readEditionFile({ name, bytes }: EditionFile): SourceVerse[] {
  // The decoder leaves out a byte order mark.
  const text = decode(name, bytes);
  const verses = read(name, text)?.filter(isNoHeading);
  if (verses && verses.length > 0) return verses;
  throw editionRefusal(
    `${name} is in no layout that is known: JSON of this app, QuranEnc, quran.com, alquran.cloud, quran-api, quran-json, QUL or tafsir_api; Tanzil's XML, its lines of sura|aya|text or one line a verse; or a table with the columns surah, verse and text.`,
  );
}

function read(name: string, text: string): SourceVerse[] | undefined {
  if (/^\s*[[{]/.test(text)) return readJson(name, text);
  if (/^\s*</.test(text)) return readTanzilXml(text);
  return readTanzil(text) ?? readTable(text) ?? readPlainLines(text);
}

/** A row of verse 0 is the Basmala above a surah, which is no verse. */
const isNoHeading = ({ surah, verse }: SourceVerse): boolean => verse !== 0 || surah === 0;

function decode(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw editionRefusal(`${name} is not text in UTF-8.`);
  }
}

function readJson(name: string, text: string): SourceVerse[] | undefined {
  const value = parse(name, text);
  return readTafsirApi(value) ?? readQuranEnc(value) ?? readJsonLayout(value);
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw editionRefusal(`${name} is not valid JSON: ${(error as Error).message}`);
  }
}

const VERSE = /^(\d{1,3})\|(\d{1,3})\|(.*)$/su;

/** Tanzil's lines of `sura|aya|text` and its notice in lines with #; undefined if there is any other line. */
function readTanzil(text: string): SourceVerse[] | undefined {
  const verses: SourceVerse[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [whole, surah, verse, words] = VERSE.exec(line) ?? [];
    if (whole === undefined) return undefined;
    verses.push({
      surah: Number(surah),
      verse: Number(verse),
      text: (words ?? "").replaceAll("\u2028", "\n"),
    });
  }
  return verses.length > 0 ? verses : undefined;
}

const Surah = z.object({
  ayahs: z.array(z.object({ surah: z.int(), ayah: z.int(), text: z.string() })),
});
const Layout = z.union([Surah, z.array(Surah)]);

/**
 * spa5k/tafsir_api: `{ "ayahs": [{ "surah", "ayah", "text" }] }` per surah, or a list of these; else
 * undefined.
 */
function readTafsirApi(value: unknown): SourceVerse[] | undefined {
  const { success, data } = Layout.safeParse(value);
  if (!success) return undefined;
  return [data]
    .flat()
    .flatMap(({ ayahs }) => ayahs.map(({ surah, ayah, text }) => ({ surah, verse: ayah, text })));
}
