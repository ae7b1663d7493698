import type { TextMark } from "@daily-quran/domain/search/search";
import { recitedWords, spokenQuery, type SoundIndex } from "./sound/sound-index.ts";
import type { FoundWords } from "./words/found-words.ts";
import type { WordIndex } from "./words/word-index.ts";

/** A word that is in more of the texts than this is marked only beside another. */
const COMMON_SHARE = 0.12;

const BETWEEN_WORDS = /^[\s-]*$/u;

/** An indexed text: `at` is its position in the index. */
export interface IndexedText {
  readonly index: WordIndex;
  readonly at: number;
  readonly text: string;
}

/** The ranges of a text that a query found in it, in order; words that follow each other are one. */
export function markWords(indexed: IndexedText, query: readonly FoundWords[]): TextMark[] {
  const { index, at, text } = indexed;
  const { sequence, sequenceStart, starts, ends } = index;
  const found: FoundPart[] = [];
  for (let place = sequenceStart[at] ?? 0; place < (sequenceStart[at + 1] ?? 0); place += 1) {
    const word = sequence[place] ?? 0;
    if (!query.some(({ qualities }) => qualities.has(word))) continue;
    const isRare = textsOf(index, word) <= COMMON_SHARE * index.size;
    found.push({ start: starts[place] ?? 0, end: ends[place] ?? 0, isRare });
  }
  const anyRare = found.some(({ isRare }) => isRare);
  return joinMarks(
    text,
    found.filter((part, order) => {
      if (part.isRare || !anyRare) return true;
      return areBeside(text, found[order - 1], part) || areBeside(text, part, found[order + 1]);
    }),
  );
}

interface FoundPart extends TextMark {
  readonly isRare: boolean;
}

const textsOf = ({ postStart }: WordIndex, word: number): number =>
  (postStart[word + 1] ?? 0) - (postStart[word] ?? 0);

/** Whether nothing is between two found words. */
const areBeside = (text: string, one: TextMark | undefined, other: TextMark | undefined) =>
  one !== undefined && other !== undefined && BETWEEN_WORDS.test(text.slice(one.end, other.start));

/** The ranges of a transliteration that sound like a query; none where it only resembles it. */
export function markSound(
  { index, at }: IndexedText,
  sound: SoundIndex,
  query: string,
): TextMark[] {
  const { skeleton: wanted, letters, pattern } = spokenQuery(query);
  const start = index.sequenceStart[at] ?? 0;
  const line = sound.spoken[at] ?? "";
  const said = letters === "" ? null : pattern.exec(line);
  if (said) {
    const first = start + spacesIn(line.slice(0, said.index));
    const last = first + spacesIn(said[0]);
    return [{ start: index.starts[first] ?? 0, end: index.ends[last] ?? 0 }];
  }
  const from = wanted === "" ? -1 : (sound.lines[at] ?? "").indexOf(wanted);
  if (from === -1) return [];
  const skeletons = recitedWords(sound, at);
  const first = placeOfLetter(start, skeletons, from);
  const last = placeOfLetter(start, skeletons, from + wanted.length - 1);
  return [{ start: index.starts[first] ?? 0, end: index.ends[last] ?? 0 }];
}

const spacesIn = (text: string): number => text.split(" ").length - 1;

/** The place in the sequence of the word that has a letter of a text's consonants. */
function placeOfLetter(first: number, skeletons: readonly string[], letter: number): number {
  let letters = 0;
  let last = "";
  const at = skeletons.findIndex((skeleton) => {
    if (skeleton === "") return false;
    letters += skeleton.length - (skeleton.startsWith(last) && last !== "" ? 1 : 0);
    last = skeleton.slice(-1);
    return letters > letter;
  });
  return first + (at === -1 ? skeletons.length - 1 : at);
}

function joinMarks(text: string, parts: readonly TextMark[]): TextMark[] {
  const marks: TextMark[] = [];
  for (const { start, end } of parts) {
    const last = marks.at(-1);
    if (last && BETWEEN_WORDS.test(text.slice(last.end, start)))
      marks[marks.length - 1] = { start: last.start, end };
    else marks.push({ start, end });
  }
  return marks;
}
