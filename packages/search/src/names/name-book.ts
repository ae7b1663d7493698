import { isOneErrorAway } from "../words/one-error.ts";
import { comparedName, type ComparedName, type TypedName } from "./name-key.ts";

/** How well a typed name agrees with a known one: as spelled, as it sounds, as it begins, with an error. */
export type NameMatch = "exact" | "sound" | "prefix" | "error";

/** What was found by a name; empty with no match. */
export interface FoundByName<Target> {
  readonly targets: readonly Target[];
  readonly match: NameMatch | undefined;
}

/** Names that can be looked up however they are spelled. */
export interface NameBook<Target> {
  /** The targets of the best kind of match alone. */
  readonly find: (name: TypedName) => FoundByName<Target>;
}

const MIN_PREFIX = 3;
const MIN_SOUND = 2;
const MIN_FOR_ERRORS = 5;

/** Makes a book of targets by their names. */
export function nameBook<Target>(
  entries: readonly (readonly [Target, readonly string[]])[],
): NameBook<Target> {
  const bySpelling = new Map<string, Set<Target>>();
  const bySound = new Map<string, Set<Target>>();
  const all: { readonly target: Target; readonly name: ComparedName }[] = [];
  for (const [target, names] of entries) {
    for (const name of names.map(comparedName)) {
      all.push({ target, name });
      for (const spelling of [name.whole, name.bare]) addTo(bySpelling, spelling, target);
      if (name.sound.length >= MIN_SOUND) addTo(bySound, name.sound, target);
    }
  }
  // A longer one neither begins a name nor resembles it.
  const longest = Math.max(...all.map(({ name }) => name.whole.length)) + 1;
  const filter = (isFound: (known: ComparedName) => boolean): Target[] => [
    ...new Set(all.filter(({ name }) => isFound(name)).map(({ target }) => target)),
  ];
  const finders: readonly (readonly [NameMatch, (typed: ComparedName) => Iterable<Target>])[] = [
    ["exact", ({ whole, bare }) => bySpelling.get(whole) ?? bySpelling.get(bare) ?? []],
    ["sound", ({ sound }) => bySound.get(sound) ?? []],
    ["prefix", (typed) => (isBetween(typed, MIN_PREFIX, longest) ? filter(begins(typed)) : [])],
    [
      "error",
      (typed) => (isBetween(typed, MIN_FOR_ERRORS, longest) ? filter(resembles(typed)) : []),
    ],
  ];
  const find = (typed: TypedName): FoundByName<Target> => {
    for (const [match, finder] of finders) {
      const targets = [...new Set(typed.flatMap((each) => [...finder(each)]))];
      if (targets.length > 0) return { targets, match };
    }
    return { targets: [], match: undefined };
  };
  return { find };
}

const isBetween = ({ bare }: ComparedName, least: number, most: number): boolean =>
  bare.length >= least && bare.length <= most;

const begins =
  (typed: ComparedName) =>
  (known: ComparedName): boolean =>
    known.whole.startsWith(typed.whole) || known.bare.startsWith(typed.bare);

const resembles =
  (typed: ComparedName) =>
  (known: ComparedName): boolean =>
    known.bare.length >= MIN_FOR_ERRORS && isOneErrorAway(known.bare, typed.bare);

function addTo<Target>(map: Map<string, Set<Target>>, key: string, target: Target): void {
  if (key === "") return;
  const targets = map.get(key);
  if (targets) targets.add(target);
  else map.set(key, new Set([target]));
}
