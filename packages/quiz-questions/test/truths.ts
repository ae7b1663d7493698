import type { Language } from "../src/language.ts";
import type { QuestionShape, QuizQuestion } from "../src/question.ts";
import type { DayReading, TafseerRun, VerseRange } from "../src/quran.ts";
import { VERSES } from "./real-quran.ts";
import {
  FIND_ARABIC,
  FIND_TRANSLATION,
  bare,
  positionOf,
  quotationFinder,
  standsInQuran,
} from "./source-texts.ts";
import type { Finder } from "./source-texts.ts";
import { surahTruths } from "./surah-truths.ts";

/** What decides whether an option is true: the sources alone, never the builder. */
export interface Sources {
  readonly reading: DayReading;
  readonly language: Language;
  readonly commentary: readonly TafseerRun[];
}

/** For each option, whether the sources make it a true answer to the question. */
export function truthsOf(question: QuizQuestion, sources: Sources): boolean[] {
  return question.options.map((option) => TRUTHS[question.shape](option, question, sources));
}

type Truth = (option: string, question: QuizQuestion, sources: Sources) => boolean;

const TRUTHS: Readonly<Record<QuestionShape, Truth>> = {
  ...surahTruths,
  "next-verse": (option, question) => meets(after(shown(question)), FIND_ARABIC(option)),
  "next-meaning": (option, question, { language }) =>
    meets(after(shown(question)), FIND_TRANSLATION[language](option)),
  "missing-word": (option, { verse = "" }) => {
    const words = verse.split(" ");
    const gap = words.indexOf("____");
    const around = [words[gap - 1] ?? "", option, words[gap + 1] ?? ""];
    return standsInQuran(around.map(bare).join(" "));
  },
  "verse-ending": (option, { verse = "" }) => standsInQuran(bare(verse.replace("____", option))),
  "first-in-reading": (option, { options }, { reading }) => {
    const read = positionsRead(reading);
    const place = (text: string) => read.findIndex((at) => FIND_ARABIC(text).includes(at));
    return options.every((other) => other === option || place(option) < place(other));
  },
  "place-in-reading": (option, question, { reading }) => {
    const [from = 0, to = from] = [...option.matchAll(/([\d০-৯]+):([\d০-৯]+)/g)].map(
      ([, surah = "", verse = ""]) => positionOf(latinNumber(surah), latinNumber(verse)),
    );
    const read = positionsRead(reading);
    return shown(question).some((at) => read.includes(at) && from <= at && at <= to);
  },
  "verse-in-reading": (option, _, { reading }) =>
    meets(positionsRead(reading), FIND_ARABIC(option)),
  "meaning-of-verse": (option, question, { language }) =>
    meets(shown(question), FIND_TRANSLATION[language](option)),
  "verse-of-meaning": (option, { question }, { language }) =>
    meets(FIND_TRANSLATION[language](quotation(question)), FIND_ARABIC(option)),
  "meaning-in-reading": (option, _, { reading, language }) =>
    meets(positionsRead(reading), FIND_TRANSLATION[language](option)),
  "commentary-of-verse": (option, question, { commentary }) =>
    meets(shown(question), explainedBy(option, commentary)),
  "verse-of-commentary": (option, { question }, { commentary }) =>
    meets(explainedBy(quotation(question), commentary), FIND_ARABIC(option)),
  "commentary-in-reading": (option, _, { reading, commentary }) =>
    meets(positionsRead(reading), explainedBy(option, commentary)),
};

function positionsRead(reading: DayReading): number[] {
  const read = READ.get(reading) ?? positionsOf(reading.ranges);
  READ.set(reading, read);
  return read;
}
const READ = new WeakMap<DayReading, number[]>();

function positionsOf(ranges: readonly VerseRange[]): number[] {
  return ranges.flatMap(({ surah, from, to }) =>
    Array.from({ length: to - from + 1 }, (_, index) => positionOf(surah, from + index)),
  );
}

function shown({ verse = "" }: QuizQuestion): readonly number[] {
  return FIND_ARABIC(verse);
}

function after(positions: readonly number[]): number[] {
  return positions
    .map((position) => position + 1)
    .filter((next) => VERSES[next]?.surahNumber === VERSES[next - 1]?.surahNumber);
}

function meets(some: readonly number[], others: readonly number[]): boolean {
  return some.some((position) => others.includes(position));
}

/** What stands between the outer quotation marks. */
function quotation(question: string): string {
  return question.slice(question.indexOf("“") + 1, question.lastIndexOf("”"));
}

function explainedBy(quoted: string, commentary: readonly TafseerRun[]): readonly number[] {
  const find = EXPLAINED.get(commentary) ?? quotationFinder(commentary.map(({ text }) => text));
  EXPLAINED.set(commentary, find);
  return positionsOf(find(quoted).flatMap((index) => commentary[index] ?? []));
}
const EXPLAINED = new Map<readonly TafseerRun[], Finder>();

/** A number in either language's digits. */
function latinNumber(digits: string): number {
  return Number(digits.replace(/[০-৯]/g, (digit) => String("০১২৩৪৫৬৭৮৯".indexOf(digit))));
}
