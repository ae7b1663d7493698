import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import type { Bank } from "@daily-quran/quiz-questions/bank/bank-question";
import { byLanguage, type Language, LANGUAGES } from "@daily-quran/quiz-questions/language";
import { z } from "zod";
import { EDITION_SOURCES } from "../ingest/edition-sources.ts";
import type { SoundEditions } from "../ingest/editions.ts";
import { unsureWords } from "../ingest/remarks.ts";
import { verseKey } from "../verse-text.ts";
import { bankFaults, isRead, type VerseText } from "./bank-faults.ts";
import { WrittenQuestion } from "./bank-question.ts";
import { wholeBankFaults } from "./whole-bank-faults.ts";

const FOLDER = fileURLToPath(new URL("../../../quiz-questions/bank/", import.meta.url));

// The bank is written from the translation that readings have in each language.
type Translations = Pick<SoundEditions, Language>;

/** The bank as the server asks from it; throws one error that lists every fault with its question. */
export function quizBank(translations: Translations): Bank {
  const { asked } = readSoundBank(translations);
  return {
    translations: byLanguage((language) => translations[language].source.name),
    days: Array.from({ length: PLAN_DAYS }, (_, index) =>
      asked
        .filter(({ day }) => day === index + 1)
        .map(({ status: _status, ...question }) => question),
    ),
  };
}

/** What is asked; and what waits, as a remark says that its evidence is doubtful or lacks a part. */
export interface SoundBank {
  readonly asked: readonly WrittenQuestion[];
  readonly waiting: readonly WrittenQuestion[];
}

/** All questions; throws as `quizBank`. */
export function readSoundBank(translations: Translations): SoundBank {
  const { bank, faults } = readBank();
  const textOf = textOfVerses(translations);
  faults.push(
    ...bank.flatMap((question) => bankFaults(question, textOf(question.day))),
    ...wholeBankFaults(bank),
  );
  if (faults.length > 0)
    throw new Error(`The bank of questions is not fit to be asked.\n${faults.join("\n")}`);
  const isSure = (question: WrittenQuestion) =>
    LANGUAGES.every((language) => isSureIn(question, language, textOf(question.day)));
  return { asked: bank.filter(isSure), waiting: bank.filter((question) => !isSure(question)) };
}

const UNSURE = byLanguage((language) => unsureWords(EDITION_SOURCES[language].id));

function isSureIn(question: WrittenQuestion, language: Language, textOf: VerseText): boolean {
  return question[language].evidence.every(({ verse, text }) => {
    const whole = textOf(verse, language) ?? "";
    return (UNSURE[language].get(verse) ?? []).every((words) => !meet(whole, words, text));
  });
}

/** Whether two pieces of a text have a letter in common. */
function meet(whole: string, ...pieces: readonly [string, string]): boolean {
  const [one, other] = pieces.map((piece) => {
    const from = whole.normalize("NFC").indexOf(piece.normalize("NFC"));
    return { from, to: from + piece.normalize("NFC").length };
  });
  return one !== undefined && other !== undefined && one.from < other.to && other.from < one.to;
}

/** The files, one a day, with what keeps a question from being one. */
function readBank(): { readonly bank: WrittenQuestion[]; readonly faults: string[] } {
  const bank: WrittenQuestion[] = [];
  const faults: string[] = [];
  for (const name of readdirSync(FOLDER).toSorted()) {
    if (!name.endsWith(".json")) continue;
    const read = z
      .array(WrittenQuestion)
      .safeParse(JSON.parse(readFileSync(`${FOLDER}${name}`, "utf8")));
    if (read.success) bank.push(...read.data);
    else faults.push(`${name}: ${z.prettifyError(read.error)}`);
  }
  return { bank, faults };
}

/** The built-in translations of the verses that a day reads. */
function textOfVerses(translations: Translations): (day: number) => VerseText {
  const texts = byLanguage((language) => textsOfEdition(translations[language]));
  return (day) => (key, language) => (isRead(day, key) ? texts[language].get(key) : undefined);
}

const textsOfEdition = ({ verses }: SoundEditions[Language]): ReadonlyMap<string, string> =>
  new Map(verses.map((verse) => [verseKey(verse), verse.text]));
