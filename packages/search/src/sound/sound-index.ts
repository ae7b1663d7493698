import { byScore, type RankedText, type RankedTexts } from "../words/rank-texts.ts";
import { joinNamed, listOf, type NamedLists } from "../words/number-lists.ts";
import { addTo, type WordIndex, wordsOfText } from "../words/word-index.ts";
import { wordParts } from "../words/word-parts.ts";
import { scriptOf } from "../words/script.ts";
import { latinOfBengali } from "./bengali-sound.ts";
import { joinSkeletons, lineSkeletonOf, recitedInRow, soundOf } from "./latin-sound.ts";

/** The consonants of each verse, without spaces, which are typed in too many places. */
export interface SoundIndex {
  /** The transliteration by its words. */
  readonly words: WordIndex;
  readonly lines: readonly string[];
  /** Each verse as it sounds, with its vowels and a space between words. */
  readonly spoken: readonly string[];
  /** The consonants of each word of the transliteration's index. */
  readonly skeletons: readonly string[];
  /** The verses of each three consonants that follow each other, in order. */
  readonly trigrams: NamedLists;
}

type Spoken = Pick<SoundIndex, "words" | "skeletons">;

const MIN_CONSONANTS = 4;
/** Fewer must begin with a word, or nonsense agrees with the middle of words. */
const MIN_WITHIN_WORDS = 5;
/** Fewer consonants are told apart by the vowels between them, from so many letters on. */
const MIN_SPOKEN = 6;
/** More where the vowels stand between the same consonants. */
const VOWELS_AGREE = 0.1;
const MAX_FOUND = 120;
const MIN_SHARED = 0.58;
/** Of fewer sounds in a row too many verses share some. */
const MIN_TRIGRAMS = 4;
const SUN_ARTICLE = /\b[aiu]l[\s-]+(?=[dnrstz]|sh|th|dh)/giu;

/** Indexes a transliteration, of which the words are indexed already, by its sound. */
export function indexSound(words: WordIndex): SoundIndex {
  const sounds: string[] = [];
  const skeletons: string[] = [];
  for (const name of words.names) {
    const sound = soundOf(name);
    sounds.push(sound);
    skeletons.push(lineSkeletonOf(sound));
  }
  const lines: string[] = [];
  const spoken: string[] = [];
  const trigrams = new Map<string, number[]>();
  for (let verse = 0; verse < words.size; verse += 1) {
    const line = joinSkeletons(skeletonsIn({ words, skeletons }, verse));
    lines.push(line);
    spoken.push(Array.from(wordsOfText(words, verse), (word) => sounds[word]).join(" "));
    for (const trigram of trigramsOf(line)) addTo(trigrams, trigram, verse);
  }
  return { words, lines, spoken, skeletons, trigrams: joinNamed(trigrams) };
}

const skeletonsIn = ({ words, skeletons }: Spoken, verse: number): string[] =>
  Array.from(wordsOfText(words, verse), (word) => skeletons[word] ?? "");

/** The consonants of each word of a verse, as the next word lets it be recited. */
export const recitedWords = (index: Spoken, verse: number): string[] =>
  recitedInRow(skeletonsIn(index, verse));

/** A typed word in Latin letters. */
export const inLatin = (word: string): string =>
  scriptOf(word) === "bengali" ? latinOfBengali(word) : word;

/** A query in Latin or Bengali letters as it sounds: its consonants, and with its vowels. */
export interface SpokenQuery {
  readonly skeleton: string;
  readonly letters: string;
  /** Finds it in a line of `spoken` from the beginning of a word on; with many consonants by any vowels. */
  readonly pattern: RegExp;
}

/** Reads a query as it sounds. */
export function spokenQuery(query: string): SpokenQuery {
  const words = wordParts(query).map(({ word }) => inLatin(word));
  const sounds = words.join(" ").replace(SUN_ARTICLE, "").split(" ").map(soundOf);
  const letters = sounds
    .join("")
    .replace(/[^a-z]/gu, "")
    .replace(/(.)\1+/gu, "$1");
  const skeleton = joinSkeletons(sounds.map(lineSkeletonOf));
  const hasAnyVowels = skeleton.length >= MIN_CONSONANTS;
  // A letter that ends a word and begins the next is one in the wanted ones.
  const each = Array.from(letters, (letter) =>
    hasAnyVowels && /[aiu]/u.test(letter) ? "[aiu]" : `${letter}(?: ?${letter})*`,
  );
  return {
    skeleton,
    letters,
    pattern: new RegExp(`(?<=^| )${each.join(" ?")}`, "u"),
  };
}

/** The verses that sound like a query, best first; none for a query of few sounds. */
export function rankSounds(index: SoundIndex, query: string): RankedTexts {
  const all = soundsLike(index, spokenQuery(query)).sort(byScore);
  return { best: all.slice(0, MAX_FOUND), all };
}

function soundsLike(index: SoundIndex, query: SpokenQuery): RankedText[] {
  const { skeleton: wanted } = query;
  if (wanted.length < MIN_CONSONANTS) return findSpoken(index, query);
  const asked = [...trigramsOf(wanted)].map((trigram) => listOf(index.trigrams, trigram));
  const exact = findSkeleton(index, query, asked);
  if (exact.length > 0 || asked.length < MIN_TRIGRAMS) return exact;
  return findSimilar(index, wanted, asked);
}

type VersesOfTrigrams = readonly ReturnType<typeof listOf>[];

const certainty = (length: number): number => Math.min(1, 0.55 + 0.06 * length);

function findSpoken({ spoken }: SoundIndex, { letters, pattern }: SpokenQuery): RankedText[] {
  if (letters.length < MIN_SPOKEN) return [];
  return spoken.flatMap((line, text) => {
    const at = line.search(pattern);
    if (at === -1) return [];
    const wholeness = letters.length / line.length;
    const score = certainty(letters.length) * (0.9 + 0.1 * wholeness + (at === 0 ? 0.04 : 0));
    return { text, score };
  });
}

function findSkeleton(
  index: SoundIndex,
  { skeleton: wanted, pattern }: SpokenQuery,
  asked: VersesOfTrigrams,
): RankedText[] {
  const { lines, spoken } = index;
  const isFound = wanted.length < MIN_WITHIN_WORDS ? beginsWord(index, wanted) : () => true;
  const fewest = asked.reduce((few, verses) => (verses.length < few.length ? verses : few));
  const found: RankedText[] = [];
  for (const text of fewest) {
    const line = lines[text] ?? "";
    const at = line.indexOf(wanted);
    if (at === -1 || !isFound(text)) continue;
    const wholeness = wanted.length / line.length;
    const vowels = pattern.test(spoken[text] ?? "") ? VOWELS_AGREE : 0;
    const score =
      certainty(wanted.length) * (0.9 + 0.1 * wholeness + vowels + (at === 0 ? 0.04 : 0));
    found.push({ text, score });
  }
  return found;
}

/** Whether the consonants of some words of a verse, as they are written and joined, begin with the wanted ones. */
function beginsWord(index: SoundIndex, wanted: string) {
  // A consonant that ends a word and begins the next is one in the wanted ones.
  const letters = Array.from(wanted.replaceAll("nb", "Nb"), (letter) =>
    letter === "N" ? "[mn]" : `${letter}(?: ?${letter})*`,
  );
  const pattern = new RegExp(`(?:^| )${letters.join(" ?")}`, "iu");
  return (verse: number): boolean =>
    pattern.test(skeletonsIn(index, verse).join(" ").replace(/[AW]/gu, ""));
}

function findSimilar({ lines }: SoundIndex, wanted: string, asked: VersesOfTrigrams): RankedText[] {
  const shared = new Map<number, number>();
  let total = 0;
  for (const verses of asked) {
    const weight = Math.log(1 + lines.length / (verses.length + 1));
    total += weight;
    for (const verse of verses) shared.set(verse, (shared.get(verse) ?? 0) + weight);
  }
  const found: RankedText[] = [];
  for (const [text, weight] of shared) {
    const share = weight / total;
    if (share < MIN_SHARED) continue;
    const wholeness = Math.min(1, wanted.length / (lines[text]?.length ?? 1));
    found.push({ text, score: certainty(wanted.length) * share * (0.75 + 0.15 * wholeness) });
  }
  return found;
}

function trigramsOf(line: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (let at = 0; at + 3 <= line.length; at += 1) found.add(line.slice(at, at + 3));
  return found;
}
