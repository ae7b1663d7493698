import type { VerseText } from "../verse-text.ts";
import { editionRefusal } from "./refusal.ts";
import { readQuranEnc } from "./layouts/quranenc.ts";
import { readTafsirApi } from "./layouts/tafsir-api.ts";
import { readTanzil } from "./layouts/tanzil.ts";

/** A downloaded file of an edition; `name` is for messages. */
export interface EditionFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Reads the verses of an edition's file, in any of the three layouts; throws a refusal that names the file.
 */
export function readEditionFile({ name, bytes }: EditionFile): VerseText[] {
  const text = decode(name, bytes);
  const verses = /^\s*[[{]/.test(text) ? readJson(name, text) : readTanzil(text);
  if (verses) return verses;
  throw editionRefusal(
    `${name} is in no layout that is known: {"ayahs": […]}, {"result": […]} or lines of sura|aya|text.`,
  );
}

function decode(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw editionRefusal(`${name} is not text in UTF-8.`);
  }
}

function readJson(name: string, text: string): VerseText[] | undefined {
  const value = parse(name, text);
  return readTafsirApi(value) ?? readQuranEnc(value);
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw editionRefusal(`${name} is not valid JSON: ${(error as Error).message}`);
  }
}
