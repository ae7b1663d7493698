import { PLAN_DAYS } from "@daily-quran/domain/plan-limits";
import {
  type Commentary,
  type CommentaryIndex,
  indexCommentary,
} from "@daily-quran/quiz-scoring/commentary-index";
import { type CorpusIndex, indexCorpus } from "@daily-quran/quiz-scoring/corpus-index";
import { SurahFacts } from "@daily-quran/quran-text/surah-facts";
import { z } from "zod";
import { type Content, parseDocument } from "../../content/content.ts";
import type { Sql } from "../../db/client.ts";
import { listTafseerRuns } from "../edition/list-tafseer-runs.ts";

/** What quizzes are built from: the text and, where one is installed, the commentary. */
export interface QuizSources {
  readonly corpus: CorpusIndex;
  readonly tafseer: CommentaryIndex | undefined;
}

/** Indexes the whole text and the commentary: about a second of work, and 80 MB for the text alone. */
export async function indexSources(
  content: Content,
  findCommentary: () => Promise<Commentary>,
): Promise<QuizSources> {
  const commentary = await findCommentary();
  const corpus = corpusOf(content);
  const isInstalled = Object.keys(commentary).length > 0;
  return { corpus, tafseer: isInstalled ? indexCommentary(commentary, corpus) : undefined };
}

/** The commentaries that are the first choice in each language. */
export async function installedCommentary(sql: Sql): Promise<Commentary> {
  const [en, bn] = await Promise.all([listTafseerRuns(sql, "en"), listTafseerRuns(sql, "bn")]);
  return { ...(en && { en: en.runs }), ...(bn && { bn: bn.runs }) };
}

function corpusOf(content: Content): CorpusIndex {
  const days = Array.from({ length: PLAN_DAYS }, (_, index) => index + 1);
  const verses = days.flatMap((day) =>
    content.parseReading(day).surahs.flatMap((surah) => surah.verses),
  );
  return indexCorpus(verses, z.array(SurahFacts).parse(parseDocument(content.surahs)));
}
