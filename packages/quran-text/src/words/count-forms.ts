import { type VerseText, verseKey } from "../verse-text.ts";
import { NOUN_FORMS } from "./noun-forms.ts";
import { PARTICLE_FORMS } from "./particle-forms.ts";
import { VERB_FORMS } from "./verb-forms.ts";
import { VERSE_BOUND_FORMS } from "./verse-bound-forms.ts";
import type { WordId } from "./word-entry.ts";

const RECITATION_SIGNS = /[\u06D6-\u06DC\u06DE\u06E9]/g;

const FORMS = { ...NOUN_FORMS, ...PARTICLE_FORMS, ...VERB_FORMS };

const ownerOf = new Map<string, WordId>(
  Object.entries(FORMS).flatMap(([id, forms]) =>
    forms.split(" ").map((form) => [form, id as WordId] as const),
  ),
);

const ownerInVerse = new Map<string, WordId>(
  VERSE_BOUND_FORMS.flatMap(({ id, form, verses }) =>
    verses.map((verse) => [`${verse} ${form}`, id] as const),
  ),
);

/** The words of a verse: split only at U+0020, as the thin space of 2:72 is inside a word. */
function wordsOf(arabic: string): string[] {
  return arabic.split("\u0020");
}

/** How often each reviewed word occurs in an edition, by form without context. Verses may be in any order. */
export function countForms(verses: readonly VerseText[]): ReadonlyMap<WordId, number> {
  const counts = new Map<WordId, number>();
  for (const verse of verses) {
    for (const word of wordsOf(verse.text)) {
      const id = findWord(word, verseKey(verse));
      if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}

/** The reviewed word that a written word of the Arabic edition is, if any; `key` is its verse (`2:255`). */
export function findWord(word: string, key: string): WordId | undefined {
  const form = word.replaceAll(RECITATION_SIGNS, "");
  return ownerOf.get(form) ?? ownerInVerse.get(`${key} ${form}`);
}
