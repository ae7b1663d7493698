import type { Language } from "@daily-quran/quiz-questions/language";
import { LANGUAGES } from "@daily-quran/quiz-questions/language";
import { toLatinDigits } from "@daily-quran/quran/latin-digits";
import { QURANIC_NAMES } from "@daily-quran/quiz-questions/names";
import type { WrittenQuestion } from "./bank-question.ts";

/** The text of a verse in a language, as its built-in edition has it; undefined where the day does not read it. */
export type VerseText = (verse: string, language: Language) => string | undefined;

const MAX_SENTENCE_WORDS = 28;
const MAX_LENGTH_RATIO = 2.6;

// What needs a commentary or a hadith, what schools differ on, and what insults.
const DENIED: Readonly<Record<Language, RegExp>> = {
  en: /\b(hadiths?|bukhari|tafseers?|commentar(?:y|ies)|scholars?|sunni|shia|sects?|infidels?|muslims? must|according to tradition|is said to have|stupid|idiots?|false god is Allah)\b/iu,
  bn: /হাদিস|হাদীস|তাফসীর|তাফসির|মুফাসসির|বর্ণিত আছে যে নবী|শিয়া|সুন্নি|মাযহাব|বোকা|গাধা লোক/u,
};

const HONOURED =
  "আদম নূহ হুদ সালেহ ইব্রাহীম লূত ইসমাঈল ইসহাক ইয়াকুব ইউসুফ শোয়ায়েব মূসা হারুন দাউদ সুলায়মান আইয়ুব ইউনুস যাকারিয়া ইয়াহইয়া ঈসা ইলিয়াস মারইয়াম"
    .normalize("NFC")
    .split(" ");

/** What is wrong with a question of the bank, each fault with its place. */
export function bankFaults(asked: WrittenQuestion, textOf: VerseText): string[] {
  const faults = [
    ...faultsOfVerses(asked, textOf),
    ...faultsOfNames(asked),
    ...faultsOfHonour(asked),
  ];
  for (const language of LANGUAGES) {
    const side = asked[language];
    faults.push(
      ...[...faultsOfEvidence(asked, language, textOf), ...faultsOfOptions(side.options)].map(
        (fault) => `${language} ${fault}`,
      ),
    );
    const denied = DENIED[language].exec(
      [side.question, ...side.options, side.explanation].join(" | ").normalize("NFC"),
    );
    if (denied) faults.push(`${language} has “${denied[0]}”, which no question says`);
    if (!side.question.endsWith("?")) faults.push(`${language} question: no question mark`);
    faults.push(...faultsOfExplanation(asked, language));
  }
  return faults.map((fault) => `${asked.id}: ${fault}`);
}

function faultsOfVerses({ id, day, verses }: WrittenQuestion, textOf: VerseText): string[] {
  const faults = verses
    .filter((verse) => textOf(verse, "en") === undefined)
    .map((verse) => `${verse} is not read on day ${day}`);
  if (!id.startsWith(`${day}-`)) faults.push(`the ID is not of day ${day}`);
  return faults;
}

function faultsOfEvidence(asked: WrittenQuestion, language: Language, textOf: VerseText): string[] {
  return asked[language].evidence.flatMap(({ verse, text }) => {
    if (!asked.verses.includes(verse)) return [`evidence: ${verse} is not among the verses`];
    const whole = textOf(verse, language)?.normalize("NFC") ?? "";
    return whole.includes(text.normalize("NFC"))
      ? []
      : [`evidence: ${verse} does not have “${text}”`];
  });
}

function faultsOfOptions(options: readonly string[]): string[] {
  const faults: string[] = [];
  const keys = options.map((option) => option.normalize("NFC").toLowerCase().trim());
  if (new Set(keys).size < 4) faults.push("options: two are the same");
  const lengths = keys.map(({ length }) => length);
  if (Math.max(...lengths) > MAX_LENGTH_RATIO * Math.min(...lengths) + 8) {
    faults.push(`options: of unlike length (${lengths.join(", ")})`);
  }
  const ended = options.filter((option) => /[.।]$/u.test(option)).length;
  if (ended > 0) faults.push("options: one ends with a full stop");
  if (options.some((option) => /^(all|none|both) of (these|them)/iu.test(option))) {
    faults.push("options: “all of these” is no fact");
  }
  return faults;
}

function faultsOfExplanation(asked: WrittenQuestion, language: Language): string[] {
  const { question, explanation } = asked[language];
  const faults: string[] = [];
  const sentences = explanation.split(/(?<=[.!?।])\s+/u).filter(Boolean);
  if (sentences.length > 3) faults.push(`${language} explanation: ${sentences.length} sentences`);
  const cited = [...toLatinDigits(explanation).matchAll(/\d+:\d+/gu)].map(([verse]) => verse);
  if (cited.length === 0) faults.push(`${language} explanation: names no verse`);
  for (const verse of cited)
    if (!asked.verses.includes(verse))
      faults.push(`${language} explanation: ${verse} is not among the verses`);
  for (const sentence of [question, ...sentences]) {
    const words = sentence.split(/\s+/u).length;
    if (words > MAX_SENTENCE_WORDS) faults.push(`${language}: a sentence of ${words} words`);
  }
  return faults;
}

/** Names that one language has and the other lacks, or writes in another form. */
function faultsOfNames({ en, bn }: WrittenQuestion): string[] {
  const fields = (["question", "explanation"] as const).map(
    (field) => [field, en[field], bn[field]] as const,
  );
  const options = en.options.map(
    (option, at) => [`option ${at}`, option, bn.options[at] ?? ""] as const,
  );
  return [...fields, ...options].flatMap(([field, english, bengali]) =>
    QURANIC_NAMES.filter(
      ({ name, english: named }) =>
        named.test(english) && !bengali.normalize("NFC").includes(name.bn.normalize("NFC")),
    ).map(({ name }) => `${field}: ${name.en} is ${name.bn} in Bengali`),
  );
}

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
