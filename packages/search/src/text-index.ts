import type { SearchField, SearchTexts } from "@daily-quran/domain/search/search";
import { indexSound, type SoundIndex } from "./sound/sound-index.ts";
import { typedBengali } from "./sound/typed-bengali.ts";
import { soundOf } from "./sound/latin-sound.ts";
import { fold } from "@daily-quran/quran-text/search/fold";
import { tokenize } from "@daily-quran/quran-text/search/text-tokens";
import { bengaliKeys } from "./words/bengali-keys.ts";
import { englishKeys } from "./words/english-keys.ts";
import { scriptOf } from "./words/script.ts";
import { findWords, QUALITY } from "./words/find-words.ts";
import { type FoundWords, foundWords } from "./words/found-words.ts";
import { BENGALI_SYNONYMS, synonymsOf } from "./words/synonyms.ts";
import { indexWords, type WordIndex } from "./words/word-index.ts";
import type { WordKeys } from "./words/word-keys.ts";

/** The texts of the Quran, indexed by word, and the transliteration by sound too. */
export interface TextIndex {
  readonly words: Readonly<Record<SearchField, WordIndex>>;
  readonly sound: SoundIndex;
  readonly findTyped: FindTyped;
  /** The words of the Bengali translation that a word in Latin letters stands for. */
  readonly findTypedBengali: (word: string) => FoundWords;
}

const MAX_SPELLINGS = 48;
const PREFIX = /^(?:[وف]?[بك]?ال|[وف]?لل|[وف]س(?=[يتنا])|[وفبكل])(?=..)/u;
const SUFFIX = /(?<=..)(?:هما|كما|هم|هن|كم|كن|نا|ها|وا|ون|ين|ان|ات|تم|ه|ك|ي|ا)$/u;

/** Arabic: every modern spelling of an Uthmani word is a key, and its stem has no article or pronoun. */
const arabicKeys: WordKeys = { minForErrors: 4, ofText: spellings, ofQuery, stem: stemOf };

function ofQuery(word: string): string {
  return simple(fold(word));
}

// A hamza without a seat is often not typed, and آ is one letter.
function simple(word: string): string {
  return word.replaceAll("ء", "").replaceAll(" ", "").replace(/ا{2,}/gu, "ا");
}

function spellings(word: string): readonly string[] {
  let found: readonly string[] = [""];
  for (const { readings } of tokenize(word.normalize("NFC"))) {
    const distinct = [...new Set(readings.map((reading) => simple(reading)))];
    const next = distinct.length > 1 && found.length * distinct.length > MAX_SPELLINGS;
    const used = next ? distinct.slice(0, 1) : distinct;
    found =
      used.length === 1
        ? found.map((start) => start + (used[0] ?? ""))
        : found.flatMap((start) => used.map((reading) => start + reading));
  }
  const all = new Set(found.map((spelling) => spelling.replace(/ا{2,}/gu, "ا")));
  for (const spelling of all) if (OPEN_TA.test(spelling)) all.add(`${spelling.slice(0, -1)}ه`);
  return [...all].filter(Boolean);
}

/** Nouns that the Uthmani text writes with an open ta, as it writes ٱمۡرَأَتُ for امرأة, with what may precede. */
const OPEN_TA =
  /^([وفبل]?)(رحم|نعم|امرا|سن|لعن|معصي|كلم|بقي|قر|فطر|شجر|جن|ابن|غياب|بين|جمال|جمل|مرضا|ملكو)ت$/u;

function stemOf(key: string): string {
  let stem = key.replace(PREFIX, "");
  if (stem !== key) stem = stem.replace(/^(?:ال|لل)(?=..)/u, "");
  return stem.length > 3 ? stem.replace(SUFFIX, "") : stem;
}

// One key has many spellings already: an error in a short one makes it another word.
const soundKeys: WordKeys = {
  minForErrors: 8,
  ofText: (word) => [soundOf(word)].filter(Boolean),
  ofQuery: soundOf,
  stem: (key) => key,
};

/** A commentary quotes in other scripts than its own. */
const mixedKeys: WordKeys = {
  minForErrors: 4,
  ofText: (word) => keysOf(word).ofText(word),
  ofQuery: (word) => keysOf(word).ofQuery(word),
  stem: (key) => keysOf(key).stem(key),
};

function keysOf(word: string): WordKeys {
  const script = scriptOf(word);
  if (script === "latin") return englishKeys;
  return script === "arabic" ? arabicKeys : bengaliKeys;
}

/** Indexes all texts: a second of work on a computer. */
export function indexTexts(texts: SearchTexts): TextIndex {
  const arabic = indexWords(texts.arabic, arabicKeys);
  const translation = indexWords(texts.translation, englishKeys);
  const bengaliTranslation = indexWords(texts.bengaliTranslation, bengaliKeys);
  const transliteration = indexWords(texts.transliteration, soundKeys);
  const commentaries = texts.tafseer.map(({ text }) => text);
  const tafseer = indexWords(commentaries, mixedKeys);
  const sound = indexSound(transliteration);
  const words = { arabic, translation, bengaliTranslation, transliteration, tafseer };
  return { words, sound, ...typedWords(words) };
}

/** The words of a text that a typed word finds. */
type FindTyped = (field: SearchField, word: string) => FoundWords;

/** Queries share words, and one that is typed grows by a letter: an LRU cache of this many texts is 6 MB. */
const MAX_KEPT = 1_000_000;

/** Finds typed words in texts, by themselves and their synonyms; what was found is kept for later queries. */
function typedWords(
  indexes: TextIndex["words"],
): Pick<TextIndex, "findTyped" | "findTypedBengali"> {
  const { bengaliTranslation } = indexes;
  const bengaliOf = typedBengali(bengaliTranslation, BENGALI_SYNONYMS);
  const kept = new Map<string, FoundWords>();
  let size = 0;
  const once = (name: string, find: () => FoundWords): FoundWords => {
    let found = kept.get(name);
    if (found) kept.delete(name);
    else {
      found = find();
      size += sizeOf(found);
    }
    kept.set(name, found);
    for (const [oldest, { texts }] of kept) {
      if (size <= MAX_KEPT) break;
      kept.delete(oldest);
      size -= sizeOf({ texts });
    }
    return found;
  };
  return {
    findTyped: (field, word) =>
      once(`${field} ${word}`, () =>
        foundWords(indexes[field], withSynonyms(field, indexes[field], word)),
      ),
    findTypedBengali: (word) =>
      once(`typed ${word}`, () => {
        const qualities = new Map<number, number>();
        for (const bengali of bengaliOf(word))
          for (const [found, quality] of withSynonyms(
            "bengaliTranslation",
            bengaliTranslation,
            bengali,
          ))
            if (quality >= QUALITY.synonym)
              qualities.set(found, Math.max(quality, qualities.get(found) ?? 0));
        return foundWords(bengaliTranslation, qualities);
      }),
  };
}

const sizeOf = ({ texts }: Pick<FoundWords, "texts">): number => texts.length + 100;

function withSynonyms(
  field: SearchField,
  index: WordIndex,
  word: string,
): ReadonlyMap<number, number> {
  const key = index.keys.ofQuery(word);
  const found = findWords(index, key);
  if (field === "arabic" || field === "transliteration") return found;
  const others = synonymsOf(scriptOf(word), key);
  if (others.length === 0) return found;
  const same = others
    .flatMap((other) => [...findWords(index, other)])
    .filter(([, quality]) => quality === QUALITY.exact);
  const isThere = [...found.values()].some((quality) => quality >= QUALITY.stem);
  // What another word says is neither a beginning nor an error.
  const joined = new Map(isThere || same.length === 0 ? found : []);
  for (const [known] of same)
    if ((joined.get(known) ?? 0) < QUALITY.synonym) joined.set(known, QUALITY.synonym);
  return joined;
}
