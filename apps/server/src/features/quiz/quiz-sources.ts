import { LANGUAGES } from "@daily-quran/domain/language";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import {
  type Commentary,
  indexCommentary,
} from "@daily-quran/quiz-questions/commentary/commentary-index";
import { indexCorpus } from "@daily-quran/quiz-questions/corpus/corpus-index";
import type { QuizSources } from "@daily-quran/quiz-questions/day-quiz/draft-day-quiz";
import type { QuizVerse, ReadingPlan } from "@daily-quran/quiz-questions/quran";
import { BankDay, QuizBank } from "@daily-quran/quran-text/quiz-bank/bank-question";
import { SurahFacts } from "@daily-quran/quran-text/surah-facts";
import { rangesOfDay } from "@daily-quran/reading-schedule/plan";
import type { Steps } from "@daily-quran/steps/steps";
import { z } from "zod";
import type { Content } from "../../content/content.ts";
import { parseDocument, parseInSteps } from "../../content/ready-document.ts";
import type { Sql } from "../../db/client.ts";
import { listTafseerRuns } from "../edition/list-tafseer-runs.ts";
import { runInSlices } from "../../content/run-in-slices.ts";

const PLAN: ReadingPlan = (day) =>
  day >= 1 && day <= PLAN_DAYS ? { day, ranges: rangesOfDay(day) } : undefined;

/** Indexes the text and the commentary: a second of CPU at first, run in slices between requests. */
export async function indexSources(
  content: Content,
  findCommentary: () => Promise<Commentary>,
): Promise<QuizSources> {
  const commentary = await findCommentary();
  // Texts may be replaced while they are indexed, and put back.
  const verses = await indexedVerses(content.snapshot());
  const isInstalled = Object.keys(commentary).length > 0;
  return {
    ...verses,
    plan: PLAN,
    tafseer: isInstalled
      ? await runInSlices(indexCommentary(commentary, verses.corpus), "background")
      : undefined,
  };
}

type IndexedVerses = Pick<QuizSources, "corpus" | "bank">;

// The last one alone, as it takes 14 MB; another commentary leaves it as it is.
let last: { readonly verses: object; readonly indexed: IndexedVerses } | undefined;

async function indexedVerses(content: Content): Promise<IndexedVerses> {
  const { verses } = content;
  if (last?.verses === verses) return last.indexed;
  last = undefined;
  const surahs = z.array(SurahFacts).parse(parseDocument(content.surahs));
  const corpus = await runInSlices(indexCorpus(versesOf(content), surahs), "background");
  const indexed = { corpus, bank: await runInSlices(bankOf(content), "background") };
  last = { verses, indexed };
  return indexed;
}

/** In steps, as to check all its questions takes a tenth of a second. */
function* bankOf({ quizBank }: Content): Steps<QuizSources["bank"]> {
  const { translations, days } = yield* parseInSteps(quizBank, QuizBank);
  const parsed: QuizSources["bank"]["days"][number][] = [];
  for (const day of days) {
    yield;
    parsed.push(BankDay.parse(day));
  }
  return { translations, days: parsed };
}

/** The commentaries that are the first choice in each language. */
export async function installedCommentary(sql: Sql): Promise<Commentary> {
  const installed = await Promise.all(
    LANGUAGES.map(async (language) => [language, await listTafseerRuns(sql, language)] as const),
  );
  return Object.fromEntries(
    installed.flatMap(([language, of]) => (of ? [[language, of.runs]] : [])),
  );
}

function* versesOf(content: Content): Generator<QuizVerse> {
  for (let day = 1; day <= PLAN_DAYS; day++)
    for (const { verses } of content.parseReading(day).surahs) yield* verses;
}
