import { nameKey } from "@daily-quran/quran-text/search/name-key";
import { skeletonOf, soundOf } from "../sound/latin-sound.ts";
import { bengaliKeys } from "../words/bengali-keys.ts";
import { scriptOf } from "../words/script.ts";

/** A name in the forms in which it is compared. */
export interface ComparedName {
  readonly whole: string;
  readonly bare: string;
  /** As it sounds; empty for Arabic, which is compared as it is written. */
  readonly sound: string;
}

const LATIN_ARTICLE = /^(?:(?:a|e|i|u)(?:l|n|r|s|sh|t|th|d|dh|z)[\s-]+|[ei][\s-]+)/iu;
const GENITIVE = /(?<=..)(?:য়ের|ের|র)$/u;

/** Prepares a name for comparisons. */
export function comparedName(name: string): ComparedName {
  const { whole, bare } = nameKey(name);
  return { whole, bare, sound: soundKey(name) };
}

/** The comparable forms of a typed name: as it is, and in Bengali without a genitive ending. */
export type TypedName = readonly ComparedName[];

/** Prepares a typed name for looking it up in several books; empty without letters. */
export function typedName(name: string): TypedName {
  const short = scriptOf(name) === "bengali" ? name.replace(GENITIVE, "") : name;
  return (short === name ? [name] : [name, short])
    .map(comparedName)
    .filter(({ whole }) => whole !== "");
}

/** Consonants for Latin letters, and the spelling key for Bengali. */
function soundKey(name: string): string {
  const script = scriptOf(name);
  if (script === "arabic") return "";
  if (script === "bengali") return bengaliKeys.ofQuery(name).replaceAll(/[\s\p{M}]/gu, "");
  const bare = name.replace(LATIN_ARTICLE, "");
  const sound = bare.split(/\s+|-/u).map(soundOf).join("");
  const skeleton = skeletonOf(sound);
  // A name of few consonants is told apart by its vowels.
  return skeleton.length < 3 ? sound : skeleton;
}
