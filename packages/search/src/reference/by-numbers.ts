import { surahVerseCount } from "@daily-quran/quran/surah-verse-count";
import type { QueryParts, Role } from "./query-tokens.ts";
import {
  day,
  inRange,
  isSurah,
  part,
  partOf,
  rukuOfSurah,
  surah,
  type Target,
  verses,
} from "./targets.ts";
import {
  bothVerses,
  type Reference,
  versesBetween,
  versesOrWhyNot,
  whole,
} from "./verses-or-why-not.ts";

export const NOTHING: Reference = { targets: [], isWhole: false };

/** Known by their number alone: the ends of al-Baqarah and al-Hashr, and both ends of al-Kahf. */
const KNOWN_EDGES: Readonly<Record<"first" | "last", Readonly<Record<number, number>>>> = {
  first: { 10: 18 },
  last: { 2: 2, 3: 59, 10: 18 },
};

/** What numbers refer to without a name: `2:255`, `juz 30`, `112-114`; undefined without numbers. */
export function byNumbers(parts: QueryParts): Reference | undefined {
  const { roles, numbers, isRange, isSpelled } = parts;
  const [first, second, third] = numbers;
  if (first === undefined) return undefined;
  const of = partOf(roles);
  if (second === undefined) {
    if (roles.has("first") || roles.has("last")) return knownEdge(roles, first);
    // `three` is also a word of the texts.
    return { targets: of ? of(first) : anyPart(first), isWhole: !isSpelled };
  }
  if (roles.has("last") || roles.has("first") || numbers.length > 4) return NOTHING;
  if (roles.has("ruku") && roles.has("surah") && numbers.length === 2)
    return isSurah(first) ? whole(rukuOfSurah(first, second)) : NOTHING;
  if (isRange && numbers.length === 2)
    return of && of !== surah ? whole(inRange(of, first, second)) : byDash(roles, first, second);
  const places = twoPlaces(parts);
  if (places) return places;
  return versesOrWhyNot(first, second, third ?? second);
}

/** `3:200-4:1`, a range that names both its surahs, and `3:200, 4:1`; undefined for other than four numbers. */
export function twoPlaces({
  numbers,
  dashesAfter,
}: Pick<QueryParts, "numbers" | "dashesAfter">): Reference | undefined {
  const [first, second, third, fourth] = numbers;
  if (first === undefined || second === undefined || third === undefined) return undefined;
  if (fourth === undefined || numbers.length > 4) return undefined;
  const of = dashesAfter.has(2) ? versesBetween : bothVerses;
  return of({ surah: first, verse: second }, { surah: third, verse: fourth });
}

/**
 * `2-20` may be verse 2:20 or surahs 2 to 20: the verse comes first. `2-255` is no range of surahs, and `112-114` no
 * verse.
 */
function byDash(roles: ReadonlySet<Role>, first: number, second: number): Reference {
  const asVerse = versesOrWhyNot(first, second, second);
  if (roles.has("verse") || !isSurah(first) || !isSurah(second)) return asVerse;
  const surahs = inRange(surah, first, second);
  return whole(roles.has("surah") && first <= second ? surahs : [...asVerse.targets, ...surahs]);
}

function knownEdge(roles: ReadonlySet<Role>, count: number): Reference {
  const end = roles.has("last") ? "last" : "first";
  const number = roles.has("verse") ? KNOWN_EDGES[end][count] : undefined;
  return number === undefined ? NOTHING : whole(edge(number, end, count));
}

/** The first or last verses of a surah. */
export function edge(number: number, end: "first" | "last", count: number): Target[] {
  const all = surahVerseCount(number);
  const wanted = Math.min(Math.max(count, 1), all);
  const from = end === "last" ? all - wanted + 1 : 1;
  return verses(number, { from, to: from + wanted - 1 });
}

const anyPart = (number: number): Target[] =>
  [surah, part("juz"), part("page"), day].flatMap((of) => of(number));
