import type { OwnQuestion, WrittenText } from "@daily-quran/domain/group/own-question";
import { rangesOfDay } from "@daily-quran/reading-schedule/plan";
import type { Language } from "@daily-quran/quiz-questions/language";
import { LANGUAGES } from "@daily-quran/quiz-questions/language";
import { toLatinDigits } from "@daily-quran/quran/latin-digits";
import { QUIZ_LANGUAGES } from "@daily-quran/quiz-questions/languages/said";
import { QURANIC_NAMES } from "@daily-quran/quiz-questions/names";
import type { WrittenQuestion } from "./bank-question.ts";

/** What may be wrong with a question, whoever wrote it, in words for its writer. */
export const FAULTS = {
  unread: "This verse is not of the day's reading.",
  alike: "Two of the options are the same.",
  unlike: "One option is much longer than another, so it stands out.",
  ended: "An option has no full stop at its end.",
  allOfThese: "“All of these” is no option.",
  unasked: "A question ends with a question mark.",
  denied:
    "This has a word of a hadith, a commentary, a school or an insult: ask what the verses say.",
  sentences: "An explanation has at most 3 sentences.",
  words: "A sentence has at most 28 words.",
  uncited: "An explanation names its verse, such as 12:18.",
  citesOther: "This names a verse that the question is not about.",
} as const;

/** A fault with its place in the question, and what it was found in. */
export interface QuestionFault {
  readonly path: readonly (string | number)[];
  readonly fault: keyof typeof FAULTS;
  readonly found: string;
}

/** The text of a verse in a language, as its built-in edition has it; undefined where the day does not read it. */
export type VerseText = (verse: string, language: Language) => string | undefined;

const MAX_SENTENCE_WORDS = 28;
const MAX_LENGTH_RATIO = 2.6;

const HONOURED =
  "আদম নূহ হুদ সালেহ ইব্রাহীম লূত ইসমাঈল ইসহাক ইয়াকুব ইউসুফ শোয়ায়েব মূসা হারুন দাউদ সুলায়মান আইয়ুব ইউনুস যাকারিয়া ইয়াহইয়া ঈসা ইলিয়াস ইদ্রীস মারইয়াম"
    .normalize("NFC")
    .split(" ");

/** What is wrong with a question of the bank, each fault with its place. */
export function bankFaults(asked: WrittenQuestion, textOf: VerseText): string[] {
  const faults = [
    ...questionFaults(asked).map(
      ({ path, fault, found }) => `${path.join(" ")}: ${FAULTS[fault]} (${found})`,
    ),
    ...(asked.id.startsWith(`${asked.day}-`) ? [] : [`the ID is not of day ${asked.day}`]),
    ...faultsOfNames(asked),
    ...faultsOfHonour(asked),
    ...LANGUAGES.flatMap((language) => faultsOfEvidence(asked, language, textOf)),
  ];
  return faults.map((fault) => `${asked.id}: ${fault}`);
}

/** What can be found wrong with a question that has no evidence, in the languages that it has. */
export function questionFaults(asked: Omit<OwnQuestion, "id">): QuestionFault[] {
  const { day, verses } = asked;
  const unread = verses.flatMap((verse, at) =>
    isRead(day, verse) ? [] : [{ path: ["verses", at], fault: "unread", found: verse } as const],
  );
  const ofSides = LANGUAGES.flatMap((language) =>
    faultsOfText(asked[language], language, verses).map(({ path, ...fault }) => ({
      path: [language, ...path],
      ...fault,
    })),
  );
  return [...unread, ...ofSides];
}

/** Whether a day reads a verse, written as 12:18; false for one that does not exist. */
export function isRead(day: number, reference: string): boolean {
  const [surah, verse = 0] = reference.split(":").map(Number);
  return rangesOfDay(day).some(
    (range) => range.surah === surah && range.from <= verse && verse <= range.to,
  );
}

function faultsOfText(
  written: WrittenText | undefined,
  language: Language,
  verses: readonly string[],
): QuestionFault[] {
  if (!written) return [];
  const { question, options, explanation } = written;
  const texts = [
    { path: ["question"], text: question },
    ...options.map((option, at) => ({ path: ["options", at], text: option })),
    { path: ["explanation"], text: explanation },
  ];
  const denied = texts.flatMap(({ path, text }) => {
    const [found] = QUIZ_LANGUAGES[language].bank.denied.exec(text.normalize("NFC")) ?? [];
    return found === undefined ? [] : [{ path, fault: "denied", found } as const];
  });
  const isAsked = question.endsWith("?");
  return [
    ...denied,
    ...(isAsked ? [] : [{ path: ["question"], fault: "unasked", found: question } as const]),
    ...longSentences("question", [question]),
    ...faultsOfOptions(options),
    ...faultsOfExplanation(explanation, verses),
  ];
}

function faultsOfOptions(options: readonly string[]): QuestionFault[] {
  const faults: QuestionFault[] = [];
  const path = ["options"];
  const keys = options.map((option) => option.normalize("NFC").toLowerCase().trim());
  const lengths = keys.map(({ length }) => length);
  if (new Set(keys).size < keys.length)
    faults.push({ path, fault: "alike", found: options.join(", ") });
  if (Math.max(...lengths) > MAX_LENGTH_RATIO * Math.min(...lengths) + 8)
    faults.push({ path, fault: "unlike", found: lengths.join(", ") });
  for (const [at, found] of options.entries()) {
    if (/[.।]$/u.test(found)) faults.push({ path: [...path, at], fault: "ended", found });
    if (/^(all|none|both) of (these|them)/iu.test(found))
      faults.push({ path: [...path, at], fault: "allOfThese", found });
  }
  return faults;
}

function faultsOfExplanation(explanation: string, verses: readonly string[]): QuestionFault[] {
  const path = ["explanation"];
  const sentences = explanation.split(/(?<=[.!?।])\s+/u).filter(Boolean);
  const cited = [...toLatinDigits(explanation).matchAll(/\d+:\d+/gu)].map(([verse]) => verse);
  const faults: QuestionFault[] = cited
    .filter((verse) => !verses.includes(verse))
    .map((found) => ({ path, fault: "citesOther", found }));
  if (sentences.length > 3)
    faults.push({ path, fault: "sentences", found: String(sentences.length) });
  if (cited.length === 0) faults.push({ path, fault: "uncited", found: explanation });
  return [...faults, ...longSentences("explanation", sentences)];
}

const longSentences = (field: string, sentences: readonly string[]): QuestionFault[] =>
  sentences
    .filter((sentence) => sentence.split(/\s+/u).length > MAX_SENTENCE_WORDS)
    .map((found) => ({ path: [field], fault: "words", found }));

function faultsOfEvidence(asked: WrittenQuestion, language: Language, textOf: VerseText): string[] {
  return asked[language].evidence.flatMap(({ verse, text }) => {
    if (!asked.verses.includes(verse))
      return [`${language} evidence: ${verse} is not among the verses`];
    const whole = textOf(verse, language)?.normalize("NFC") ?? "";
    return whole.includes(text.normalize("NFC"))
      ? []
      : [`${language} evidence: ${verse} does not have “${text}”`];
  });
}

/** Names that the English has and another language lacks, or writes in another form. */
function faultsOfNames(asked: WrittenQuestion): string[] {
  const english = namedTexts(asked.en);
  return LANGUAGES.flatMap((language) => {
    const { names } = QUIZ_LANGUAGES[language].bank;
    if (!names) return [];
    const texts = namedTexts(asked[language]).map(([, text]) => text.normalize("NFC"));
    return english.flatMap(([field, said], at) =>
      QURANIC_NAMES.filter(
        (one) => one.english.test(said) && !texts[at]?.includes(names[one.name].normalize("NFC")),
      ).map(({ name }) => `${language} ${field}: ${name} is ${names[name]}`),
    );
  });
}

const namedTexts = ({ question, explanation, options }: WrittenText) => [
  ["question", question] as const,
  ["explanation", explanation] as const,
  ...options.map((option, at) => [`option ${at}`, option] as const),
];

/** Names of prophets, and Mary, without the blessing that Bengali readers expect behind the first mention. */
function faultsOfHonour({ bn }: WrittenQuestion): string[] {
  const said = [bn.question, ...bn.options, bn.explanation].join(" | ").normalize("NFC");
  return HONOURED.filter((name) => {
    const first = new RegExp(
      `(?<![\\p{L}\\p{M}-]|সূরা )${name}(?:ের|র|কে|ও)?(?![\\p{L}\\p{M}])(?<rest>.{0,5})`,
      "u",
    ).exec(said);
    return first && first.groups?.rest !== " (আ.)";
  }).map((name) => `bn: ${name} without (আ.)`);
}
