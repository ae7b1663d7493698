import type { SearchField, SearchTexts } from "@daily-quran/domain/search/search";
import type { Steps } from "@daily-quran/steps/steps";
import { indexSound, type SoundIndex } from "./sound/sound-index.ts";
import { soundOf } from "./sound/latin-sound.ts";
import { arabicKeys } from "./words/arabic-keys.ts";
import { bengaliKeys } from "./words/bengali-keys.ts";
import { englishKeys } from "./words/english-keys.ts";
import { scriptOf } from "./words/script.ts";
import { type FindTyped, typedWords } from "./words/typed-words.ts";
import { indexWords, type WordIndex } from "./words/word-index.ts";
import type { WordKeys } from "./words/word-keys.ts";

/** The texts of the Quran, indexed by word, and the transliteration by sound too. */
export interface TextIndex {
  readonly words: Readonly<Record<SearchField, WordIndex>>;
  readonly sound: SoundIndex;
  readonly findTyped: FindTyped;
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
export function* indexTexts(texts: SearchTexts): Steps<TextIndex> {
  const arabic = yield* indexWords(texts.arabic, arabicKeys);
  const translation = yield* indexWords(texts.translation, englishKeys);
  const bengaliTranslation = yield* indexWords(texts.bengaliTranslation, bengaliKeys);
  const transliteration = yield* indexWords(texts.transliteration, soundKeys);
  const commentaries = texts.tafseer.map(({ text }) => text);
  const tafseer = yield* indexWords(commentaries, mixedKeys);
  const sound = yield* indexSound(transliteration);
  const words = { arabic, translation, bengaliTranslation, transliteration, tafseer };
  return { words, sound, findTyped: typedWords(words) };
}
