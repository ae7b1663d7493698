import type { reciters } from "../texts/en/reciters.ts";

/** A reciter whose recordings are on everyayah.com. */
export interface Reciter {
  /** The name of the reciter's folder there, and on hosts that keep its layout. */
  readonly folder: string;
  /** The key of the name. */
  readonly name: keyof typeof reciters;
}

interface PlaceOfVerse {
  readonly surahNumber: number;
  readonly verseNumber: number;
}

export const RECITERS: readonly Reciter[] = [
  { folder: "Alafasy_128kbps", name: "alafasy" },
  { folder: "Husary_128kbps", name: "husary" },
  { folder: "Abdul_Basit_Murattal_192kbps", name: "abdulBasit" },
  { folder: "Minshawy_Murattal_128kbps", name: "minshawi" },
  { folder: "Abdurrahmaan_As-Sudais_192kbps", name: "sudais" },
];

const EVERYAYAH_LAYOUT = /^(?<root>.*\/data\/)(?<folder>[^/]+)\/?$/;

/** The reciters of an audio host; empty unless it keeps everyayah.com's layout, `…/data/{folder}/`. */
export function recitersAt(audioBaseUrl: string): readonly Reciter[] {
  const folder = EVERYAYAH_LAYOUT.exec(audioBaseUrl)?.groups?.["folder"];
  return RECITERS.some((reciter) => reciter.folder === folder) ? RECITERS : [];
}

/**
 * The URL of a reciter's recordings; the configured folder without a choice or where the host has no others.
 */
export function folderUrlOf(audioBaseUrl: string, wanted: string | null): string {
  const root = EVERYAYAH_LAYOUT.exec(audioBaseUrl)?.groups?.["root"];
  const offered = recitersAt(audioBaseUrl).some(({ folder }) => folder === wanted);
  return offered ? `${root}${wanted}/` : audioBaseUrl;
}

/** The URL of a verse's recording, `{folder}/{sss}{vvv}.mp3`: surah and verse in three digits each. */
export function recordingUrl(verse: PlaceOfVerse, folderUrl: string): string {
  const name = `${threeDigits(verse.surahNumber)}${threeDigits(verse.verseNumber)}.mp3`;
  return folderUrl.endsWith("/") ? `${folderUrl}${name}` : `${folderUrl}/${name}`;
}

const threeDigits = (number: number) => String(number).padStart(3, "0");

/** The folder that is played: the chosen one if offered, else the configured one. */
export function reciterFolder(audioBaseUrl: string, wanted: string | null): string {
  return EVERYAYAH_LAYOUT.exec(folderUrlOf(audioBaseUrl, wanted))?.groups?.["folder"] ?? "";
}
