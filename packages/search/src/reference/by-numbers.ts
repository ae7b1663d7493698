import type { NoSuchVerse } from "@daily-quran/domain/search";
import { surahVerseCount } from "@daily-quran/reading-schedule/surah-verse-count";
import type { QueryParts, Role } from "./query-tokens.ts";
import { day, inRange, isSurah, juz, page, partOf, surah, type Target, verses } from "./targets.ts";

/** What a query refers to. */
export interface Reference {
  readonly targets: readonly Target[];
  /** Whether the query is nothing but a reference, so that the texts are not searched. */
  readonly isWhole: boolean;
  /** What there is instead of the verse that was asked for. */
  readonly noSuch?: NoSuchVerse;
}

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
  if (isRange && numbers.length === 2)
    return of && of !== surah ? whole(inRange(of, first, second)) : byDash(roles, first, second);
  // 2:285-2:286 names the surah twice.
  const end = numbers.length === 4 ? numbers[3] : third;
  return versesOrWhyNot(first, second, end ?? second);
}

/** The verses of a surah, both ends included, or what verses it has where the first is none of them. */
export function versesOrWhyNot(number: number, one: number, other: number): Reference {
  const [from, to] = one <= other ? [one, other] : [other, one];
  const targets = verses(number, { from, to });
  if (targets.length > 0) return whole(targets);
  const noSuch = isSurah(number) ? { surah: number, last: surahVerseCount(number) } : { last: 114 };
  return { targets, isWhole: true, noSuch };
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

const anyPart = (number: number): Target[] => [surah, juz, page, day].flatMap((of) => of(number));

const whole = (targets: readonly Target[]): Reference => ({ targets, isWhole: true });
