export interface Reciter {
  /** The name of the reciter's folder on everyayah.com, and on hosts that keep its layout. */
  readonly folder: string;
  /** The key of the name among the texts. */
  readonly name: "alafasy" | "husary" | "abdulBasit" | "minshawi" | "sudais";
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

/** The folder that is played: the chosen one if offered, else the configured one. */
export function reciterFolder(audioBaseUrl: string, wanted: string | null): string {
  return EVERYAYAH_LAYOUT.exec(folderUrlOf(audioBaseUrl, wanted))?.groups?.["folder"] ?? "";
}
