import type { TextMark } from "@daily-quran/domain/search";
import { skeletonOf, soundOf } from "./sound/latin-sound.ts";
import { skeletonOfText } from "./sound/sound-index.ts";
import type { FoundWords } from "./words/find-words.ts";
import type { WordIndex } from "./words/word-index.ts";
import { type WordPart, wordParts } from "./words/word-parts.ts";

/** A word that is in more of the texts than this is marked only beside another. */
const COMMON_SHARE = 0.12;

const BETWEEN_WORDS = /^[\s-]*$/u;

/** The ranges of a text that a query found in it, in order; words that follow each other are one. */
export function markWords(
  index: WordIndex,
  text: string,
  query: readonly FoundWords[],
): TextMark[] {
  const parts = wordParts(text).map((part) => {
    const word = index.wordOf.get(part.word);
    return {
      part,
      word: word !== undefined && query.some((words) => words.has(word)) ? word : undefined,
    };
  });
  const isCommon = (word: number): boolean =>
    (index.postStart[word + 1] ?? 0) - (index.postStart[word] ?? 0) > COMMON_SHARE * index.size;
  const anyRare = parts.some(({ word }) => word !== undefined && !isCommon(word));
  const isMarked = parts.map(({ word }, at) => {
    if (word === undefined) return false;
    if (!anyRare || !isCommon(word)) return true;
    return [at - 1, at].some((one) => areBeside(text, parts[one], parts[one + 1]));
  });
  const marked = parts.filter((_, at) => isMarked[at]).map(({ part }) => part);
  return joinMarks(text, marked);
}

interface FoundPart {
  readonly part: WordPart;
  readonly word: number | undefined;
}

/** Whether two words were found and nothing is between them. */
const areBeside = (text: string, one: FoundPart | undefined, other: FoundPart | undefined) =>
  one?.word !== undefined &&
  other?.word !== undefined &&
  BETWEEN_WORDS.test(text.slice(one.part.end, other.part.start));

/** The ranges of a transliteration that sound like a query; none where it only resembles it. */
export function markSound(text: string, query: string): TextMark[] {
  const parts = wordParts(text);
  let line = "";
  const wordOfLetter: number[] = [];
  parts.forEach(({ word }, at) => {
    for (const letter of skeletonOf(soundOf(word))) {
      if (line.endsWith(letter)) continue;
      line += letter;
      wordOfLetter.push(at);
    }
  });
  const wanted = skeletonOfText(query);
  const from = line.indexOf(wanted);
  if (from === -1 || wanted === "") return [];
  const first = wordOfLetter[from] ?? 0;
  const last = wordOfLetter[from + wanted.length - 1] ?? first;
  const [start, end] = [parts[first]?.start, parts[last]?.end];
  return start === undefined || end === undefined ? [] : [{ start, end }];
}

function joinMarks(text: string, parts: readonly WordPart[]): TextMark[] {
  const marks: TextMark[] = [];
  for (const { start, end } of parts) {
    const last = marks.at(-1);
    if (last && BETWEEN_WORDS.test(text.slice(last.end, start)))
      marks[marks.length - 1] = { start: last.start, end };
    else marks.push({ start, end });
  }
  return marks;
}
