import { BENGALI_SURAH_NAMES } from "@daily-quran/quran/bengali-surah-names";
import { nameKey, type NameKey } from "./name-key.ts";
import { SURAH_NAMES } from "./surah-names.ts";

interface SurahKeys {
  readonly surah: number;
  readonly keys: readonly NameKey[];
}

let keysOfSurahs: readonly SurahKeys[] | undefined;

/**
 * The numbers of the surahs with an Arabic, Bengali or other name that is the searched one; without such,
 * those with a name that contains it. `englishNames`, by surah, are searched too.
 */
export function findSurahs(name: string, englishNames: ReadonlyMap<number, string>): Set<number> {
  const wanted = nameKey(name);
  if (wanted.whole === "") return new Set();
  keysOfSurahs ??= Object.entries(SURAH_NAMES).map(([surah, names]) => ({
    surah: Number(surah),
    keys: [...names, BENGALI_SURAH_NAMES[Number(surah)] ?? ""].map(nameKey),
  }));
  const surahs = keysOfSurahs.map(({ surah, keys }) => ({
    surah,
    keys: [...keys, nameKey(englishNames.get(surah) ?? "")],
  }));
  const isWanted = ({ whole, bare }: NameKey) =>
    whole === wanted.whole || bare === wanted.whole || bare === wanted.bare;
  // Not across the article: `lah` is in Lahab, not in Al-Ahqaf.
  const isPart = ({ whole, bare }: NameKey) =>
    whole.startsWith(wanted.whole) || bare.includes(wanted.whole);
  // `zzzz` is compared as `z`: as a part of names that would be nobody's meaning.
  const isWhole = wanted.whole.length > 1 || name.trim().length === 1;
  const exact = surahs.filter(({ keys }) => keys.some(isWanted));
  const found =
    exact.length > 0 || !isWhole ? exact : surahs.filter(({ keys }) => keys.some(isPart));
  return new Set(found.map(({ surah }) => surah));
}
