import { byLanguage, type Language } from "../language.ts";
import { QUIZ_LANGUAGES } from "../languages/said.ts";

const LETTERS = { min: 40, max: 240 };
const DIGITS = Object.values(QUIZ_LANGUAGES).map(({ texts: { digits } }) => digits);
const NOTE_MARK = `[[(][${DIGITS.join("")}*]+[\\])]`;
const NOTE_LINE = new RegExp(`^${NOTE_MARK}\\s*(?=\\S)`, "u");
const NOTE_MARKS = new RegExp(`\\s*${NOTE_MARK}`, "gu");
const SENTENCE = /[^.?!।]+[.?!।]+["'”’)]*(?=\s|$)/gu;
// Arabic and numbers of verses give the verse away; markup and rows of dashes are no text.
const ABBREVIATED = /(^|[\s(])(\p{L}{1,2}|sc|viz|cf|ibid|etc|Ibn|ডঃ|হাঃ)\.$/u;
const UNFIT = /[\p{Script=Arabic}\p{Nd}<>[\]]|--|…/u;

const RULES = byLanguage((language) => QUIZ_LANGUAGES[language].sentences);
const EVERY_RULES = Object.values(RULES);

/**
 * The whole sentences of a commentary's text that are understandable alone, in their order: of
 * its notes where it has numbered ones, else of its opening.
 */
export function commentarySentences(text: string, language: Language): string[] {
  const lines = linesOf(text);
  // Where a commentary has numbered notes, its first line only renders the verse.
  const notes = lines.filter((line) => NOTE_LINE.test(line));
  const sources = notes.length > 0 ? notes : lines.slice(0, 1);
  return sources.flatMap((line) => wholeSentences(withoutNoteMarks(line), language));
}

/** Every sentence of a commentary's text, fit to be asked or not. */
export function everySentence(text: string): string[] {
  return linesOf(text).flatMap((line) => sentencesOf(withoutNoteMarks(line)));
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  for (const piece of line.match(SENTENCE) ?? []) {
    const before = sentences.at(-1);
    // “Lo!” and “O mankind!” only begin what is said.
    if (before !== undefined && EVERY_RULES.some(({ exclaims }) => exclaims.test(before))) {
      sentences.splice(-1, 1, `${before} ${piece.trim()}`);
    } else sentences.push(piece.trim());
  }
  return sentences;
}

/** A commentary's text without the marks that point to its notes. */
export function withoutNoteMarks(text: string): string {
  return text.replace(NOTE_LINE, "").replace(NOTE_MARKS, "");
}

function wholeSentences(line: string, language: Language): string[] {
  const found = sentencesOf(line);
  // What ends with an abbreviation was cut apart there, and so was what follows it.
  return found.filter(
    (sentence, index) =>
      !ABBREVIATED.test(sentence) &&
      !ABBREVIATED.test(found[index - 1] ?? "") &&
      isFit(sentence.normalize("NFC"), language),
  );
}

function isFit(sentence: string, language: Language): boolean {
  const { begins, unfit } = RULES[language];
  const faults = [UNFIT, ...unfit, ...EVERY_RULES.flatMap(({ never }) => never)];
  return (
    sentence.length >= LETTERS.min &&
    sentence.length <= LETTERS.max &&
    begins.test(sentence) &&
    !faults.some((fault) => fault.test(sentence)) &&
    isBalanced(sentence)
  );
}

/** Whether what is opened is closed: brackets and quotation marks. */
function isBalanced(sentence: string): boolean {
  const count = (mark: string) => sentence.split(mark).length - 1;
  // Inside a word the mark is an apostrophe.
  const closing = sentence.match(/’(?!\p{L})/gu)?.length ?? 0;
  return (
    count("(") === count(")") &&
    count("“") === count("”") &&
    count("‘") === closing &&
    count('"') % 2 === 0 &&
    !/['’]$/u.test(sentence.replace(/‘[^‘’]*’$/u, ""))
  );
}
