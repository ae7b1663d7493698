import type { SearchField, SearchTexts } from "@daily-quran/domain/search";
import { indexSound, type SoundIndex } from "./sound/sound-index.ts";
import { soundOf } from "./sound/latin-sound.ts";
import { arabicKeys } from "./words/arabic-keys.ts";
import { bengaliKeys } from "./words/bengali-keys.ts";
import { englishKeys } from "./words/english-keys.ts";
import { scriptOf } from "./words/script.ts";
import { indexWords, type WordIndex } from "./words/word-index.ts";
import type { WordKeys } from "./words/word-keys.ts";

/** The texts of the Quran, indexed by word, and the transliteration by sound too. */
export interface TextIndex {
  readonly words: Readonly<Record<SearchField, WordIndex>>;
  readonly sound: SoundIndex;
}

const soundKeys: WordKeys = {
  ofText: (word) => [soundOf(word)].filter(Boolean),
  ofQuery: soundOf,
  stem: (key) => key,
};

/** A commentary quotes in other scripts than its own. */
const mixedKeys: WordKeys = {
  ofText: (word) => keysOf(word).ofText(word),
  ofQuery: (word) => keysOf(word).ofQuery(word),
  stem: (key) => keysOf(key).stem(key),
};

function keysOf(word: string): WordKeys {
  const script = scriptOf(word);
  if (script === "latin") return englishKeys;
  return script === "arabic" ? arabicKeys : bengaliKeys;
}

/** Indexes all texts: half a second of work on a computer. */
export function indexTexts(texts: SearchTexts): TextIndex {
  return {
    words: {
      arabic: indexWords(texts.arabic, arabicKeys),
      translation: indexWords(texts.translation, englishKeys),
      bengaliTranslation: indexWords(texts.bengaliTranslation, bengaliKeys),
      transliteration: indexWords(texts.transliteration, soundKeys),
      tafseer: indexWords(
        texts.tafseer.map(({ text }) => text),
        mixedKeys,
      ),
    },
    sound: indexSound(texts.transliteration),
  };
}
