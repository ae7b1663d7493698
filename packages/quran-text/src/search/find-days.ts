import type { PlanEntry } from "@daily-quran/domain/reading";
import { BENGALI_SURAH_NAMES } from "@daily-quran/quran/surah-names";
import { nameKey, type NameKey } from "./name-key.ts";
import { SURAH_NAMES } from "./surah-names.ts";
import { fold } from "./fold.ts";
import { toLatinDigits } from "@daily-quran/quran/latin-digits";
import { parseVerseReference, type VerseReference } from "./verse-reference.ts";

/** A name as people type it: `yasin` for Ya-Sin. */
const LETTERS_ONLY = /^[\p{L}\p{M}\s'’‘ʿʾ\-–/]+$/u;
const BENGALI_DAY = /^দিন\s*(?=\d)/u;
const EXACT_DAY = /^(?:day\s*)?(?<number>\d{1,3})$/iu;
const NUMBER = /^(?<surah>(?:sura[ht]?|سورة|সূরা|সুরা)\s*)?(?<number>\d{1,3})$/iu;
const NAME_AND_VERSE = /^(?<name>\D*\p{L}\D*)\s+(?<verse>\d{1,3})$/u;
const RANGE = /(?:- |, )(?<name>[^,]+?) (?<surah>\d+):(?<from>\d+)(?:-(?<to>\d+))?/gu;

type Entry = Pick<PlanEntry, "day" | "reading" | "readingTitle">;

/**
 * The days that a search finds: by number or title, by a name of any surah that they read (Latin, Arabic,
 * Bengali), by its number, or by verse (`2:255`, `Baqarah 255`). In order, but first the day and the surah
 * that have exactly the number. All for a blank search.
 */
export function findDays<T extends Entry>(schedule: readonly T[], search: string): readonly T[] {
  const asked = toLatinDigits(search.trim()).replace(BENGALI_DAY, "day ");
  if (asked === "") return schedule;
  const wanted = fold(asked);
  if (wanted === "") return [];
  const verses = parseVerseReference(asked);
  if (verses) return schedule.filter((entry) => reads(rangesIn(entry), verses));
  const ranges = new Map(schedule.map((entry) => [entry.day, rangesIn(entry)]));
  const isFound = surahSearch(asked, ranges);
  const squeezed = LETTERS_ONLY.test(asked) ? withoutSpaces(wanted) : undefined;
  const found = schedule.filter(({ day, readingTitle }) => {
    const title = fold(readingTitle);
    if (`day ${day}`.includes(wanted) || title.includes(wanted)) return true;
    if (squeezed !== undefined && withoutSpaces(title).includes(squeezed)) return true;
    return isFound(ranges.get(day) ?? []);
  });
  const number = Number(EXACT_DAY.exec(asked)?.groups?.["number"]);
  if (Number.isNaN(number)) return found;
  const isDay = ({ day }: T) => day === number;
  const isSurah = (entry: T) => !isDay(entry) && isFound(ranges.get(entry.day) ?? []);
  const isOther = (entry: T) => !isDay(entry) && !isSurah(entry);
  return [...found.filter(isDay), ...found.filter(isSurah), ...found.filter(isOther)];
}

/**
 * The surahs by day that a search names and the title of their day does not, as it names only the first and
 * the last: Al-Ikhlas of `Quraysh–An-Nas`.
 */
export function findSurahsWithin(
  schedule: readonly Entry[],
  search: string,
): ReadonlyMap<number, NamedSurah> {
  const asked = toLatinDigits(search.trim());
  const verses = parseVerseReference(asked);
  const days = new Map(schedule.map((entry) => [entry.day, rangesIn(entry)]));
  const isFound = asked === "" ? () => false : surahSearch(asked, days);
  const isNamed = (range: NamedRange) => (verses ? reads([range], verses) : isFound([range]));
  const within = Array.from(days, ([day, ranges]) => [day, ranges.slice(1, -1).find(isNamed)]);
  return new Map(within.filter((each): each is [number, NamedRange] => each[1] !== undefined));
}

/** A surah, by its number and its Latin name. */
interface NamedSurah {
  readonly surah: number;
  readonly name: string;
}

type NamedRange = VerseReference & NamedSurah;

function surahSearch(asked: string, days: ReadonlyMap<number, readonly NamedRange[]>) {
  const number = NUMBER.exec(asked)?.groups?.["number"];
  if (number !== undefined) return reading(new Set([Number(number)]));
  const names = new Map([...days.values()].flat().map(({ surah, name }) => [surah, name]));
  if (LETTERS_ONLY.test(asked)) return reading(findSurahs(asked, names));
  const { name = "", verse } = NAME_AND_VERSE.exec(asked)?.groups ?? {};
  if (verse === undefined) return () => false;
  return reading(findSurahs(name, names), Number(verse));
}

const reading = (surahs: ReadonlySet<number>, verse?: number) => (ranges: readonly NamedRange[]) =>
  ranges.some(
    ({ surah, from, to }) =>
      surahs.has(surah) && (verse === undefined || (from <= verse && verse <= to)),
  );

const reads = (ranges: readonly NamedRange[], { surah, from, to }: VerseReference) =>
  ranges.some((range) => range.surah === surah && range.from <= to && from <= range.to);

/** The surahs of a day, from the text of its exact ranges. */
const rangesIn = (entry: Entry): readonly NamedRange[] =>
  Array.from(entry.reading.matchAll(RANGE), ({ groups = {} }) => ({
    name: groups["name"] ?? "",
    surah: Number(groups["surah"]),
    from: Number(groups["from"]),
    to: Number(groups["to"] ?? groups["from"]),
  }));

const withoutSpaces = (text: string) => text.replaceAll(" ", "");

interface SurahKeys {
  readonly surah: number;
  readonly keys: readonly NameKey[];
}

let keysOfSurahs: readonly SurahKeys[] | undefined;

/**
 * The numbers of the surahs with an Arabic, Bengali or other name that is the searched one; without such,
 * those with a name that contains it. `englishNames`, by surah, are searched too.
 */
function findSurahs(name: string, englishNames: ReadonlyMap<number, string>): Set<number> {
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
