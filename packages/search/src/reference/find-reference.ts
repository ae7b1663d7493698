import type { Names } from "../names/find-named.ts";
import type { FoundByName, NameMatch } from "../names/name-book.ts";
import { typedName, type TypedName } from "../names/name-key.ts";
import type { NamedVerses } from "../names/verse-names.ts";
import { scriptOf } from "../words/script.ts";
import { byNumbers, edge, NOTHING, twoPlaces } from "./by-numbers.ts";
import { type QueryParts, readParts, type Role } from "./query-tokens.ts";
import { MAX_TARGETS, part, rukuOfSurah, surah, type Target, verses } from "./targets.ts";
import { type Reference, versesOrWhyNot } from "./verses-or-why-not.ts";

/** What a reference is found in; `isWord` tells whether the texts have a typed word. */
export interface ReferenceSource {
  readonly names: Names;
  readonly isWord: (word: string) => boolean;
}

interface AskedByName extends ReferenceSource {
  /** The name of the query's parts. */
  readonly typed: TypedName;
}

const MAX_NAMED = 4;

/** Finds what a query refers to by numbers and names: `2:255`, `last two of al-Baqarah`, `juz 30`, `yaseen`. */
export function findReference(query: string, source: ReferenceSource): Reference {
  const parts = readParts(query);
  if (!parts) return NOTHING;
  const quls = qulSurahs(parts);
  if (quls) return { targets: quls.flatMap(surah), isWhole: true };
  if (parts.name === "") return byNumbers(parts) ?? byWholeName(query, source);
  const asked = { ...source, typed: typedName(parts.name) };
  const famous = namedVerses(parts, query, asked);
  if (famous)
    return { targets: versesOf(famous), isWhole: false, isCalled: parts.roles.has("verse") };
  return byName(parts, asked);
}

function byWholeName(query: string, { names }: ReferenceSource): Reference {
  const { match, targets } = names.alone.find(typedName(query));
  return match === "exact" ? { targets: targets.flatMap(versesOf), isWhole: false } : NOTHING;
}

function byName(parts: QueryParts, asked: AskedByName): Reference {
  const { names, typed } = asked;
  const { roles, numbers } = parts;
  if (roles.has("juz")) {
    const targets = names.juzs.find(typed).targets.flatMap(part("juz"));
    if (targets.length > 0) return { targets, isWhole: true };
  }
  const alone = names.juzsAlone.find(typed);
  if (alone.match === "exact")
    return { targets: alone.targets.flatMap(part("juz")), isWhole: false };
  const surahs = findSurah(parts, asked);
  if (surahs.length === 0) return NOTHING;
  if (roles.has("first") || roles.has("last")) {
    const end = roles.has("last") ? "last" : "first";
    const targets = surahs.slice(0, 1).flatMap((found) => edge(found, end, numbers[0] ?? 1));
    return { targets, isWhole: true };
  }
  const [ruku] = numbers;
  if (roles.has("ruku") && numbers.length === 1 && ruku !== undefined) {
    const targets = surahs.flatMap((found) => rukuOfSurah(found, ruku));
    return { targets, isWhole: targets.length > 0 };
  }
  if (numbers.length > 0) return versesOfNamed(parts, surahs, names.surahs.find(typed));
  return { targets: surahs.slice(0, MAX_NAMED).flatMap(surah), isWhole: roles.has("surah") };
}

/** `Baqarah 255`; also `Baqarah 2:255`, which names the surah twice. */
function versesOfNamed(
  parts: QueryParts,
  surahs: readonly number[],
  { match }: Pick<FoundByName<number>, "match">,
): Reference {
  const places = placesOfNamed(parts, surahs);
  if (places) return places;
  const { numbers, isRange } = parts;
  const [first = 1, second] = numbers;
  const isRangeOfVerses = isRange && second !== undefined && isShortRange(first, second);
  const isTwice = surahs.includes(first) && second !== undefined && !isRangeOfVerses;
  const [from = 1, to] = isTwice || numbers.length > 2 ? numbers.slice(1) : numbers;
  const [only] = surahs;
  if (match === "exact" && surahs.length === 1 && only !== undefined)
    return versesOrWhyNot(only, from, to ?? from);
  const targets = surahs.flatMap((found) => verses(found, { from, to: to ?? from }));
  return { targets, isWhole: targets.length > 0 };
}

/** `Baqarah 286-3:1`, and `Baqarah 2:286-3:1`. */
function placesOfNamed(
  { numbers, dashesAfter }: QueryParts,
  surahs: readonly number[],
): Reference | undefined {
  const [first, , third] = numbers;
  const [named] = surahs;
  if (first === undefined || third === undefined || named === undefined) return undefined;
  if (surahs.includes(first) && numbers.length === 4) return twoPlaces({ numbers, dashesAfter });
  if (!dashesAfter.has(1) || dashesAfter.has(2)) return undefined;
  return twoPlaces({ numbers: [named, ...numbers], dashesAfter: new Set([2]) });
}

// al-Baqarah 2-255 is a verse, al-Kahf 1-10 are ten.
const isShortRange = (first: number, last: number): boolean =>
  first <= last && last - first < MAX_TARGETS;

/** A name that only resembles a surah's is one only if the texts do not have it as a word. */
function findSurah({ name, roles, numbers }: QueryParts, { names, isWord, typed }: AskedByName) {
  const { targets, match } = names.surahs.find(typed);
  const isCertain = match === "exact" || roles.has("surah");
  // Bengali names have so many spellings that one is doubted only beside a number, as in `৪ মাস` (four months).
  const isDoubted = scriptOf(name) !== "bengali" || numbers.length > 0;
  const isOfTexts = isDoubted && name.split(" ").every(isWord);
  if (isCertain || (match !== undefined && !isOfTexts)) return targets;
  const meant = names.meanings.find(typed);
  if (meant.match === "exact") return meant.targets;
  return match === "prefix" && targets.length <= 2 && numbers.length === 0 ? targets : [];
}

/** The verses that a query names: `ayat al-kursi`, or a name that stands for itself. */
function namedVerses(
  { roles, numbers, name }: QueryParts,
  query: string,
  { names, typed }: AskedByName,
) {
  if (numbers.length > 0) return undefined;
  const spellings = query === name ? [typed] : [typedName(query), typed];
  const said = names.said.find(typed);
  if (said.match === "exact") return said.targets[0];
  for (const spelling of spellings) {
    const { match, targets } = names.alone.find(spelling);
    if (match === "exact" || (isClose(match) && query.length >= 8)) return targets[0];
  }
  if (!roles.has("verse") || roles.has("surah")) return undefined;
  const called = names.called.find(typed);
  return called.match !== "prefix" ? called.targets[0] : undefined;
}

const isClose = (match: NameMatch | undefined): boolean => match === "sound" || match === "error";

const versesOf = ({ surah: number, from, to }: NamedVerses): Target[] =>
  verses(number, { from, to });

const QUL = /^(?:al-)?(?:qul|qool|kul|kool)s?$|^(?:কুল|ক্বুল)(?:গুলো)?$|^(?:قل|(?:ال)?قلاقل)$/u;
const COUNTED = /^(?:(?:tin|teen|তিন)[\s-]*(?<three>\S+)|(?:char|chaar|চার)[\s-]*(?<four>\S+))$/u;
const THREE = [112, 113, 114] as const;
const FOUR = [109, 112, 113, 114] as const;
const WITH_THEM: ReadonlySet<Role> = new Set<Role>(["surah", "filler"]);

/** The surahs of `3 qul`, `তিন কুল` and `four quls`, which begin with that word; undefined for other queries. */
function qulSurahs({ roles, numbers, name }: QueryParts): readonly number[] | undefined {
  if (numbers.length > 1 || ![...roles].every((role) => WITH_THEM.has(role))) return undefined;
  const [number] = numbers;
  if (number !== undefined) return QUL.test(name) ? { 3: THREE, 4: FOUR }[number] : undefined;
  const { three, four } = COUNTED.exec(name)?.groups ?? {};
  if (three !== undefined && QUL.test(three)) return THREE;
  return four !== undefined && QUL.test(four) ? FOUR : undefined;
}
