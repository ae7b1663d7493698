import { PLAN_DAYS } from "@daily-quran/domain/plan-limits";
import type { Verse } from "@daily-quran/domain/reading";
import {
  type Commentary,
  type CommentaryIndex,
  indexCommentary,
} from "@daily-quran/quiz-questions/commentary-index";
import { type CorpusIndex, indexCorpus } from "@daily-quran/quiz-questions/corpus-index";
import { SurahFacts } from "@daily-quran/quran-text/surah-facts";
import { z } from "zod";
import type { Content } from "../../content/content.ts";
import { parseDocument } from "../../content/ready-document.ts";
import type { Sql } from "../../db/client.ts";
import { listTafseerRuns } from "../edition/list-tafseer-runs.ts";
import { takeSteps } from "./take-steps.ts";

/** What quizzes are built from: the text and, where one is installed, the commentary. */
export interface QuizSources {
  readonly corpus: CorpusIndex;
  readonly tafseer: CommentaryIndex | undefined;
}

/** Indexes the whole text and the commentary: a second of work with one installed, taken in turns with requests. */
export async function indexSources(
  content: Content,
  findCommentary: () => Promise<Commentary>,
): Promise<QuizSources> {
  const commentary = await findCommentary();
  const surahs = z.array(SurahFacts).parse(parseDocument(content.surahs));
  const corpus = await takeSteps(indexCorpus(versesOf(content), surahs));
  const isInstalled = Object.keys(commentary).length > 0;
  return {
    corpus,
    tafseer: isInstalled ? await takeSteps(indexCommentary(commentary, corpus)) : undefined,
  };
}

/** The commentaries that are the first choice in each language. */
export async function installedCommentary(sql: Sql): Promise<Commentary> {
  const [en, bn] = await Promise.all([listTafseerRuns(sql, "en"), listTafseerRuns(sql, "bn")]);
  return { ...(en && { en: en.runs }), ...(bn && { bn: bn.runs }) };
}

function* versesOf(content: Content): Generator<Verse> {
  for (let day = 1; day <= PLAN_DAYS; day++)
    for (const { verses } of content.parseReading(day).surahs) yield* verses;
}
