import { mayBeCited } from "../src/corpus/indexed-verse.ts";
import { LANGUAGE_FACTS } from "../src/language.ts";
import { isUnansweredUnbelief } from "../src/exclusions/unanswered-unbelief.ts";
import { MAX_PASSAGES } from "../src/question.ts";
import type { QuizQuestion } from "../src/question.ts";
import { answersOf } from "./reader.ts";
import type { Sources } from "./reader.ts";
import { CORPUS, VERSES } from "./real-quran.ts";
import { FIND_ARABIC, bare, positionOf } from "./source-texts.ts";

const BASMALA = /بسم الله الرحمن الرحيم|in the name of allah the entirely merciful/u;
const BESIDE = new Set(["next-verse", "previous-verse"]);
const OF_COMMENTARY = new Set(["verse-of-commentary", "commentary-in-reading"]);
// References, names and numbers are shorter than “The first from …, the second from …”.
const LONGEST_FACT = 90;
const SENTENCE = { min: 40, max: 240 };

/** Everything wrong with a question, in words; empty for a fair one. */
export function faultsOf(question: QuizQuestion, sources: Sources): string[] {
  const { options, correctAnswer, translations } = question;
  const answers = answersOf(question, sources);
  const distinct = new Set(options.map((option) => bare(option).replaceAll(" ", "")));
  const texts = [
    question.question,
    ...options,
    ...question.passages.flatMap(({ arabic = "", text = "" }) => [arabic, text]),
  ];
  const checks: Record<string, boolean> = {
    "four options": options.length === 4 && options.every((option) => option.trim() === option),
    "as many passages as a response may hold": question.passages.length <= MAX_PASSAGES,
    "distinct options": distinct.size === 4 && !distinct.has(""),
    "one right option": answers.filter(Boolean).length === 1 && answers[correctAnswer] === true,
    "without the Basmala": !texts.some((text) => BASMALA.test(bare(text))),
    "whole verses": versesOf(question).every(
      (text) => FIND_ARABIC(text).length === 1 && isWhole(text),
    ),
    "each verse with its own meaning":
      translations === undefined ||
      options.every((option, index) => isMeaningOf(translations[index], option, sources)),
    "nothing unanswered or incomplete": versesOf(question).every(isFitAlone),
    "whole sentences": sentencesOf(question).every(isSentence),
    "the cited verse as it is": isCitedAsItIs(question, sources),
    "an explanation": question.explanation.length > 20,
    "no verse alone of its surah": !hasLoneSurah(options),
    "no sign of division or prostration": !options.some((option) => /[۞۩]/u.test(option)),
    "texts that end": textsOf(question).every((text) => /[.?!।]["'’”)\]]*$/u.test(text)),
    "no sign beside a shown verse": !question.passages.some(({ arabic = "" }) =>
      /[۞۩]/u.test(arabic),
    ),
    "quotations that are whole": texts.every((text) => text.split('"').length % 2 === 1),
    "quotations alike": areQuotationsAlike(translations ?? options),
    "no order that another reading makes the right one": !isOrderReadOtherwise(question),
    "apart from the shown verse": !runsIntoShown(question),
  };
  return Object.entries(checks)
    .filter(([, holds]) => !holds)
    .map(([name]) => `not ${name}: ${JSON.stringify(question)}`);
}

/** The translations and sentences that a question shows. */
function textsOf({ passages, options, translations }: QuizQuestion): string[] {
  const meanings = translations ?? options.filter((option) => option.length > LONGEST_FACT);
  return [...meanings, ...passages.flatMap(({ text }) => text ?? [])];
}

function versesOf({ options, passages }: QuizQuestion): string[] {
  const arabic = passages.flatMap((passage) => passage.arabic ?? []);
  return [...options.filter((option) => /^[\p{Script=Arabic}\p{M}\s]+$/u.test(option)), ...arabic];
}

function isWhole(text: string): boolean {
  return FIND_ARABIC(text).some((at) => VERSES[at]?.arabic === text);
}

function isMeaningOf(
  translation: string | undefined,
  arabic: string,
  { language }: Sources,
): boolean {
  const [at = -1] = FIND_ARABIC(arabic);
  return translation === VERSES[at]?.[LANGUAGE_FACTS[language].fields.translation];
}

function isFitAlone(arabic: string): boolean {
  const verse = CORPUS.verseOn(FIND_ARABIC(arabic)[0] ?? -1);
  return verse !== undefined && mayBeCited(verse) && !isUnansweredUnbelief(verse);
}

function sentencesOf({ kind, options, passages }: QuizQuestion): string[] {
  if (!OF_COMMENTARY.has(kind)) return [];
  return kind === "verse-of-commentary" ? [passages[0]?.text ?? ""] : [...options];
}

function isSentence(text: string): boolean {
  const { length } = text.normalize("NFC");
  return length >= SENTENCE.min && length <= SENTENCE.max && /^\P{Ll}.*[.?!।]["'”’)]*$/u.test(text);
}

/** Whether an option next to the shown verse is one sentence with it, which reveals its position. */
function runsIntoShown({ kind, options, passages }: QuizQuestion): boolean {
  if (!BESIDE.has(kind)) return false;
  const [shown = -1] = FIND_ARABIC(passages[0]?.arabic ?? "");
  return options
    .flatMap((option) => FIND_ARABIC(option))
    .filter((at) => Math.abs(at - shown) === 1)
    .some((at) => !/[.?!]["'”’)\]]*$/u.test(VERSES[Math.min(at, shown)]?.translation ?? ""));
}

function isCitedAsItIs({ cites }: QuizQuestion, { language }: Sources): boolean {
  const verse = VERSES[positionOf(cites.surahNumber, cites.verseNumber)];
  const translation = verse?.[LANGUAGE_FACTS[language].fields.translation];
  return cites.arabic === verse?.arabic && cites.translation === translation;
}

/** Whether the options are references of which one names another surah than the other three. */
function hasLoneSurah(options: readonly string[]): boolean {
  const surahs = options.flatMap((option) => /^\P{Nd}+(\p{Nd}+):\p{Nd}+$/u.exec(option)?.[1] ?? []);
  return surahs.some((surah) => surahs.filter((other) => other === surah).length === 3);
}

/** Whether all texts or none begin with a quotation mark. */
function areQuotationsAlike(texts: readonly string[]): boolean {
  return new Set(texts.map((text) => /^["“‘]/u.test(text))).size === 1;
}

/** Whether a wrong order is the right one from last to first, or with texts and places exchanged. */
function isOrderReadOtherwise({ kind, options, correctAnswer }: QuizQuestion): boolean {
  if (!kind.startsWith("order-of-")) return false;
  const orders = options.map((option) => option.split(" → "));
  const right = orders[correctAnswer] ?? [];
  const numbers = right.toSorted();
  const places = numbers.map((number) => numbers[right.indexOf(number)]);
  const readings = [right.toReversed(), places, places.toReversed()].map(String);
  return orders.some((order) => order !== right && readings.includes(String(order)));
}
