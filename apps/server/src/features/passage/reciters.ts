import type { ListedReciter, VerseAudio } from "@daily-quran/domain/reading";
import { reciters as bengali } from "@daily-quran/domain/texts/bn/reciters";
import { reciters as english } from "@daily-quran/domain/texts/en/reciters";
import {
  folderUrlOf,
  reciterFolder,
  recitersAt,
  recordingUrl,
} from "@daily-quran/domain/recitation/reciters";
import { byField } from "@daily-quran/quran/by-language";
import { detailedError } from "../../texts/detailed-error.ts";

const NAMES = { en: english, bn: bengali };

// The one of a host that has its own layout.
const CONFIGURED = "configured";

/** The reciters whose recordings this site's audio host has. */
export function listReciters(audioBaseUrl: string): ListedReciter[] {
  const known = recitersAt(audioBaseUrl).map(({ folder, name }) => ({
    id: folder,
    ...byField((language) => ({ name: NAMES[language][name] })),
    bitRate: bitRateOf(folder),
    url: folderUrlOf(audioBaseUrl, folder),
    isDefault: folder === reciterFolder(audioBaseUrl, null),
  }));
  return known.length > 0 ? known : [{ id: CONFIGURED, url: audioBaseUrl, isDefault: true }];
}

/** Gives the recording of a verse by a reciter; throws INVALID_INPUT, with who recites here. */
export function audioOfReciter(audioBaseUrl: string, wanted: string) {
  const reciters = listReciters(audioBaseUrl);
  const found = reciters.find(({ id }) => id === wanted);
  if (!found) {
    const ids = reciters.map(({ id }) => id).join(", ");
    throw detailedError("INVALID_INPUT", { key: "noSuchReciter", values: { ids }, path: "audio" });
  }
  const { id, bitRate, url } = found;
  return (verse: Parameters<typeof recordingUrl>[0]): VerseAudio => ({
    reciter: id,
    url: recordingUrl(verse, url),
    ...(bitRate !== undefined && { bitRate }),
  });
}

// Folders are named `Husary_128kbps`.
const bitRateOf = (folder: string): number => Number(/_(\d+)kbps$/.exec(folder)?.[1]);
