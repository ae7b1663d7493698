import { PLAN_DAYS } from "@daily-quran/domain/plan-limits";
import type { SearchKind } from "@daily-quran/domain/search";
import { JUZ_STARTS } from "@daily-quran/reading-schedule/juz-starts.generated";
import { PAGE_STARTS } from "@daily-quran/reading-schedule/page-starts.generated";
import { rangesOfDay } from "@daily-quran/reading-schedule/plan";
import { surahVerseCount } from "@daily-quran/reading-schedule/surah-verse-count";
import { verseOfOrdinal } from "@daily-quran/reading-schedule/verse-order";
import type { Names } from "../names/find-named.ts";
import type { NameMatch } from "../names/name-book.ts";
import { typedName, type TypedName } from "../names/name-key.ts";
import type { NamedVerses } from "../names/verse-names.ts";
import { type QueryParts, readParts, type Role } from "./query-tokens.ts";

/** What a reference leads to; `number` is that of the surah, juz, page or day. */
export interface Target {
  readonly kind: SearchKind;
  readonly number?: number;
  readonly surah: number;
  readonly verse: number;
}

/** What a query refers to. */
export interface Reference {
  readonly targets: readonly Target[];
  /** Whether the query is nothing but a reference, so that the texts are not searched. */
  readonly isWhole: boolean;
}

/** What a reference is found in; `isWord` tells whether the texts have a typed word. */
export interface ReferenceSource {
  readonly names: Names;
  readonly isWord: (word: string) => boolean;
}

interface AskedByName extends ReferenceSource {
  /** The name of the query's parts. */
  readonly typed: TypedName;
}

const NOTHING: Reference = { targets: [], isWhole: false };
const MAX_VERSES = 50;
const MAX_NAMED = 4;

/** Finds what a query refers to by numbers and names: `2:255`, `last two of al-Baqarah`, `juz 30`, `yaseen`. */
export function findReference(query: string, source: ReferenceSource): Reference {
  const parts = readParts(query);
  if (!parts) return NOTHING;
  if (parts.name === "") return byNumbers(parts, query, source);
  const asked = { ...source, typed: typedName(parts.name) };
  const famous = namedVerses(parts, query, asked);
  if (famous) return { targets: versesOf(famous), isWhole: false };
  return byName(parts, asked);
}

function byNumbers(parts: QueryParts, query: string, { names }: ReferenceSource): Reference {
  const { roles, numbers } = parts;
  const [first, second, third] = numbers;
  if (first === undefined) {
    const { match, targets } = names.alone.find(typedName(query));
    return match === "exact" ? { targets: targets.flatMap(versesOf), isWhole: false } : NOTHING;
  }
  const ofRole = part(roles, first);
  if (ofRole && second === undefined) return whole(ofRole);
  if (second === undefined)
    return whole([...surah(first), ...juz(first), ...page(first), ...day(first)]);
  if (roles.has("last") || roles.has("first")) return NOTHING;
  if (parts.isRange && numbers.length === 2) return whole(surahsBetween(first, second));
  if (numbers.length > 4) return NOTHING;
  // 2:285-2:286 names the surah twice.
  const end = numbers.length === 4 ? numbers[3] : third;
  return whole(verses(first, { from: second, to: end ?? second }));
}

function byName(parts: QueryParts, asked: AskedByName): Reference {
  const { names, typed } = asked;
  const { roles, numbers } = parts;
  const [number, end] = numbers;
  if (roles.has("juz")) {
    const targets = names.juzs.find(typed).targets.flatMap(juz);
    if (targets.length > 0) return { targets, isWhole: true };
  }
  const alone = names.juzsAlone.find(typed);
  if (alone.match === "exact") return { targets: alone.targets.flatMap(juz), isWhole: false };
  const surahs = findSurah(parts, asked);
  if (surahs.length === 0) return NOTHING;
  if (roles.has("first") || roles.has("last")) {
    const targets = surahs.slice(0, 1).flatMap((found) => edge(found, parts));
    return { targets, isWhole: true };
  }
  if (number !== undefined) {
    const targets = surahs.flatMap((found) => verses(found, { from: number, to: end ?? number }));
    return { targets, isWhole: targets.length > 0 };
  }
  return { targets: surahs.slice(0, MAX_NAMED).flatMap(surah), isWhole: roles.has("surah") };
}

/** A name that only resembles a surah's is one only if the texts do not have it as a word. */
function findSurah({ name, roles }: QueryParts, { names, isWord, typed }: AskedByName) {
  const { targets, match } = names.surahs.find(typed);
  const isCertain = match === "exact" || roles.has("surah");
  if (isCertain || (match !== undefined && !name.split(" ").every(isWord))) return targets;
  const meant = names.meanings.find(typed);
  if (meant.match === "exact") return meant.targets;
  return match === "prefix" && targets.length <= 2 ? targets : [];
}

/** The verses that a query names: `ayat al-kursi`, or a name that stands for itself. */
function namedVerses(
  { roles, numbers, name }: QueryParts,
  query: string,
  { names, typed }: AskedByName,
) {
  if (numbers.length > 0) return undefined;
  const spellings = query === name ? [typed] : [typedName(query), typed];
  for (const spelling of spellings) {
    const { match, targets } = names.alone.find(spelling);
    if (match === "exact" || (isClose(match) && query.length >= 8)) return targets[0];
  }
  if (!roles.has("verse") || roles.has("surah")) return undefined;
  const called = names.called.find(typed);
  return called.match !== "prefix" ? called.targets[0] : undefined;
}

const isClose = (match: NameMatch | undefined): boolean => match === "sound" || match === "error";

/** The first or last verses of a surah; one where no number says how many. */
function edge(number: number, { roles, numbers }: QueryParts): Target[] {
  const count = surahVerseCount(number);
  const wanted = Math.min(Math.max(numbers[0] ?? 1, 1), count);
  const from = roles.has("last") ? count - wanted + 1 : 1;
  return verses(number, { from, to: from + wanted - 1 });
}

function part(roles: ReadonlySet<Role>, number: number): Target[] | undefined {
  if (roles.has("juz")) return juz(number);
  if (roles.has("page")) return page(number);
  if (roles.has("day")) return day(number);
  return roles.has("surah") ? surah(number) : undefined;
}

const whole = (targets: readonly Target[]): Reference => ({ targets, isWhole: true });

const versesOf = ({ surah: number, from, to }: NamedVerses): Target[] =>
  verses(number, { from, to });

const isSurah = (number: number): boolean => number >= 1 && number <= 114;

/** `112-114`: three surahs; of a long range the first ones, and of one with an end that is none the other. */
function surahsBetween(first: number, last: number): Target[] {
  if (!isSurah(first) || !isSurah(last) || last < first) return [...surah(first), ...surah(last)];
  const count = Math.min(last - first + 1, MAX_VERSES);
  return Array.from({ length: count }, (_, index) => first + index).flatMap(surah);
}

function surah(number: number): Target[] {
  return isSurah(number) ? [{ kind: "surah", number, surah: number, verse: 1 }] : [];
}

function verses(number: number, range: { readonly from: number; readonly to: number }): Target[] {
  if (!isSurah(number) || range.from < 1) return [];
  const last = Math.min(range.to, surahVerseCount(number), range.from + MAX_VERSES - 1);
  const count = Math.max(0, last - range.from + 1);
  return Array.from({ length: count }, (_, index) => ({
    kind: "verse",
    surah: number,
    verse: range.from + index,
  }));
}

function day(number: number): Target[] {
  if (number < 1 || number > PLAN_DAYS) return [];
  const [first] = rangesOfDay(number);
  return first ? [{ kind: "day", number, surah: first.surah, verse: first.from }] : [];
}

const juz = (number: number): Target[] => startOf("juz", number, JUZ_STARTS);
const page = (number: number): Target[] => startOf("page", number, PAGE_STARTS);

function startOf(kind: SearchKind, number: number, starts: readonly number[]): Target[] {
  const start = starts[number - 1];
  return start === undefined ? [] : [{ kind, number, ...verseOfOrdinal(start) }];
}
