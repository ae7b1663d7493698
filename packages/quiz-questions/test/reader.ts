import { type Language, LANGUAGE_FACTS } from "../src/language.ts";
import { BANK_KINDS } from "../src/question.ts";
import type { QuestionKind, QuizQuestion } from "../src/question.ts";
import type { DayReading, TafseerRun } from "../src/quran.ts";
import { BANK, SURAHS, VERSES } from "./real-quran.ts";
import { FIND_ARABIC, FIND_TRANSLATION, positionOf, quotationFinder } from "./source-texts.ts";
import type { Finder } from "./source-texts.ts";

/** What a reader has before them: the day's reading and the sources, never the maker of the questions. */
export interface Sources {
  readonly reading: DayReading;
  readonly language: Language;
  readonly commentary: readonly TafseerRun[];
}

/** For each option, whether somebody who has read the sources considers it a true answer. */
export function answersOf(question: QuizQuestion, sources: Sources): boolean[] {
  return question.options.map((option) => READERS[question.kind](option, question, sources));
}

type Reader = (option: string, question: QuizQuestion, sources: Sources) => boolean;

const stepsFrom =
  (step: number): Reader =>
  (option, question, { language }) =>
    inSameSurah(shown(question, language), step).some((at) => found(option, language).includes(at));
const isInReading: Reader = (option, _, sources) =>
  meets(read(sources), found(option, sources.language));
const isEarliest: Reader = (option, { options }, sources) => {
  const indexOf = (text: string) =>
    read(sources).findIndex((at) => found(text, sources.language).includes(at));
  return options.every((other) => other === option || indexOf(option) < indexOf(other));
};
const isInOrder: Reader = (option, { passages }, sources) => {
  const indexes = latin(option)
    .split(" → ")
    .map((number) => {
      const passage = passages[Number(number) - 1];
      return read(sources).findIndex((at) =>
        found(passage?.arabic ?? passage?.text ?? "", sources.language).includes(at),
      );
    });
  return indexes.length === 4 && indexes.every((at, index) => at > (indexes[index - 1] ?? -1));
};
const isShownVerse: Reader = (option, question, { language }) =>
  shown(question, language).includes(referred(option));
const isCommentedVerse: Reader = (option, { passages }, { commentary }) =>
  explainedBy(passages[0]?.text ?? "", commentary).includes(referred(option));

// Two people have answered each with the day's text before them: docs/reviewing-quizzes.md.
const isRightInBank: Reader = (option, asked, { language }) =>
  BANK.days.flat().some(({ answer, [language]: { question, options } }) => {
    return question === asked.question && options[answer] === option;
  });

const READERS: Readonly<Record<QuestionKind, Reader>> = {
  "next-verse": stepsFrom(1),
  "previous-verse": stepsFrom(-1),
  "first-verse": (option, _, sources) =>
    found(option, sources.language).includes(read(sources)[0] ?? -1),
  "last-verse": (option, _, sources) =>
    found(option, sources.language).includes(read(sources).at(-1) ?? -1),
  "verse-in-reading": isInReading,
  "meaning-in-reading": isInReading,
  "verse-outside-reading": (...asked) => !isInReading(...asked),
  "meaning-outside-reading": (...asked) => !isInReading(...asked),
  "earliest-verse": isEarliest,
  "earliest-meaning": isEarliest,
  "order-of-verses": isInOrder,
  "order-of-meanings": isInOrder,
  "which-surah": (option, { passages }, { language }) => {
    const said = option.split(", ").map((part) => surahIn(part, language));
    return passages.every(({ arabic = "" }, index) =>
      found(arabic, language).some((at) => VERSES[at]?.surahNumber === (said[index] ?? said[0])),
    );
  },
  "place-in-reading": (option, question, { language }) => {
    const ends = [...latin(option).matchAll(/\d+:\d+/gu)].map(([reference]) => referred(reference));
    return shown(question, language).some(
      (at) => (ends[0] ?? at + 1) <= at && at <= (ends.at(-1) ?? -1),
    );
  },
  "meaning-of-verse": (option, { question }, { language }) =>
    found(option, language).includes(mentioned(question, language)),
  "verse-of-meaning": isShownVerse,
  "verse-of-commentary": isCommentedVerse,
  "commentary-in-reading": (option, _, sources) =>
    meets(read(sources), explainedBy(option, sources.commentary)),
  ...(Object.fromEntries(BANK_KINDS.map((kind) => [kind, isRightInBank])) as Record<
    (typeof BANK_KINDS)[number],
    Reader
  >),
};

/** The positions of the verses of the day's reading. */
function read({ reading }: Pick<Sources, "reading">): number[] {
  const known = READ.get(reading);
  if (known) return known;
  const positions = reading.ranges.flatMap(({ surah, from, to }) =>
    Array.from({ length: to - from + 1 }, (_, index) => positionOf(surah, from + index)),
  );
  READ.set(reading, positions);
  return positions;
}
const READ = new WeakMap<DayReading, number[]>();

function found(text: string, language: Language): readonly number[] {
  const arabic = FIND_ARABIC(text);
  return arabic.length > 0 ? arabic : FIND_TRANSLATION[language](text);
}

function shown({ passages }: QuizQuestion, language: Language): readonly number[] {
  return found(passages[0]?.arabic ?? passages[0]?.text ?? "", language);
}

function inSameSurah(positions: readonly number[], step: number): number[] {
  return positions
    .map((at) => at + step)
    .filter((at) => VERSES[at]?.surahNumber === VERSES[at - step]?.surahNumber);
}

function meets(some: readonly number[], others: readonly number[]): boolean {
  return some.some((position) => others.includes(position));
}

/** The position of the verse that a reference names. */
function referred(text: string): number {
  const [, surah, verse] = /(\d+):(\d+)/u.exec(latin(text)) ?? [];
  return positionOf(Number(surah), Number(verse));
}

/** The position of the verse that a question names by its number and its surah. */
function mentioned(question: string, language: Language): number {
  const [number] = /\d+/u.exec(latin(question)) ?? [];
  return positionOf(surahIn(question, language), Number(number));
}

/** The surah whose name is in the question; the longest, as some names begin others. */
function surahIn(question: string, language: Language): number {
  const key = `${language} ${question}`;
  const known = SURAH_IN.get(key);
  if (known !== undefined) return known;
  const names = SURAHS.filter(({ number }) => question.includes(nameIn(number, language) ?? "?"));
  const [longest] = names.toSorted(
    (one, other) =>
      (nameIn(other.number, language) ?? "").length - (nameIn(one.number, language) ?? "").length,
  );
  SURAH_IN.set(key, longest?.number ?? 0);
  return longest?.number ?? 0;
}
const SURAH_IN = new Map<string, number>();

function nameIn(number: number, language: Language): string | undefined {
  return SURAHS[number - 1]?.[LANGUAGE_FACTS[language].fields.name];
}

function explainedBy(quoted: string, commentary: readonly TafseerRun[]): readonly number[] {
  const find =
    EXPLAINED.get(commentary) ??
    quotationFinder(commentary.map(({ text }) => text.replace(NOTE_MARK, "")));
  EXPLAINED.set(commentary, find);
  return find(quoted).flatMap((index) => {
    const { surah, from, to } = commentary[index] ?? { surah: 0, from: 1, to: 0 };
    return Array.from({ length: to - from + 1 }, (_, step) => positionOf(surah, from + step));
  });
}
// As “[১]” or “(2)”: not part of the text.
const NOTE_MARK = /\s*[[(][\d০-৯*]+[\])]/gu;
const EXPLAINED = new Map<readonly TafseerRun[], Finder>();

/** A text with its numbers in Latin digits. */
function latin(text: string): string {
  return text.replace(/[০-৯]/gu, (digit) => String("০১২৩৪৫৬৭৮৯".indexOf(digit)));
}
