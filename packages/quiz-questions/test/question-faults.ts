import type { QuizQuestion } from "../src/question.ts";
import { VERSES } from "./real-quran.ts";
import {
  FIND_ARABIC,
  FIND_TRANSLATION,
  bare,
  isExactArabic,
  positionOf,
  standsExactlyInQuran,
} from "./source-texts.ts";
import { truthsOf } from "./truths.ts";
import type { Sources } from "./truths.ts";

const BASMALA = /بسم الله الرحمن الرحيم|in the name of allah the entirely merciful/u;
const ABOUT_SURAHS = new Set(["name-meaning", "revelation-place", "verse-count", "surah-order"]);
const IN_GAPS = new Set(["missing-word", "verse-ending"]);
const GAP = "____";

/** Everything wrong with a question, in words; empty for a fair one. */
export function faultsOf(question: QuizQuestion, sources: Sources): string[] {
  const { options, correctAnswer, cites, verse } = question;
  const truths = truthsOf(question, sources);
  const distinct = new Set(options.map((option) => bare(option).replaceAll(" ", "")));
  const checks: Record<string, boolean> = {
    "four options": options.length === 4 && options.every((option) => option.trim() === option),
    "distinct options": distinct.size === 4 && !distinct.has(""),
    "one right option": truths.filter(Boolean).length === 1 && truths[correctAnswer] === true,
    "no Basmala": ![question.question, verse ?? "", ...options].some((text) =>
      BASMALA.test(bare(text)),
    ),
    "no verse whose text another has": isUnshared(question),
    "Arabic letter for letter": arabicOf(question).every(isExactArabic),
    "a gap from the very verse": !IN_GAPS.has(question.shape) || fillsExactly(question),
    "a cited verse of the reading": sources.reading.ranges.some(
      ({ surah, from, to }) =>
        surah === cites.surahNumber && from <= cites.verseNumber && cites.verseNumber <= to,
    ),
    "an explanation": question.explanation.length > 10,
  };
  return Object.entries(checks)
    .filter(([, holds]) => !holds)
    .map(([name]) => `not ${name}: ${JSON.stringify(question)}`);
}

function cited({ cites }: QuizQuestion) {
  return VERSES[positionOf(cites.surahNumber, cites.verseNumber)];
}

/** Whether neither the verse asked about nor any option quoted shares its text with another verse, in Arabic or in a translation. */
function isUnshared(question: QuizQuestion): boolean {
  const { shape, options } = question;
  if (ABOUT_SURAHS.has(shape)) return true;
  const verse = cited(question);
  const isOwn = [
    FIND_ARABIC(verse?.arabic ?? ""),
    FIND_TRANSLATION.en(verse?.translation ?? ""),
    FIND_TRANSLATION.bn(verse?.bengaliTranslation ?? ""),
  ].every((positions) => positions.length === 1);
  const quotesMeanings = shape.includes("meaning") && shape !== "verse-of-meaning";
  return (
    isOwn &&
    arabicOf(question).every((text) => FIND_ARABIC(text).length === 1) &&
    (!quotesMeanings || options.every(isOwnMeaning))
  );
}

function isOwnMeaning(option: string): boolean {
  return FIND_TRANSLATION.en(option).length + FIND_TRANSLATION.bn(option).length === 1;
}

function isArabic(text: string): boolean {
  return /^[\p{Script=Arabic}\p{M}\s…]+$/u.test(text);
}

/** The Arabic that a question shows as whole verses or their openings. */
function arabicOf({ verse, options, shape }: QuizQuestion): string[] {
  const shown = IN_GAPS.has(shape) ? [] : [...options, verse ?? ""];
  return shown.filter(isArabic);
}

/** Whether the right words make the verse again, mark for mark, and every wrong one is a word of the Quran. */
function fillsExactly(question: QuizQuestion): boolean {
  const { verse = "", options, correctAnswer } = question;
  const right = options[correctAnswer] ?? "";
  return (
    verse.replace(GAP, () => right) === cited(question)?.arabic &&
    options.every(standsExactlyInQuran)
  );
}
