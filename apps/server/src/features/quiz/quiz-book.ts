import { LRUCache } from "lru-cache";
import { buildDayQuiz } from "@daily-quran/quiz-questions/day-quiz/build-day-quiz";
import { prepareBlocks } from "@daily-quran/quiz-questions/day-context";
import type { QuizQuestion } from "@daily-quran/quiz-questions/question";
import type { Content } from "../../content/content.ts";
import type { QuizBook, QuizKey } from "../../request/quiz-book.ts";
import { pointsByType } from "./points-by-type.ts";
import type { QuizSources } from "@daily-quran/quiz-questions/day-quiz/draft-day-quiz";
import { runInSlices } from "./run-in-slices.ts";

/** The quizzes of one state of the texts. */
interface Issue {
  readonly version: string;
  readonly sources: Promise<QuizSources>;
  readonly held: LRUCache<string, readonly QuizQuestion[]>;
}

// A quiz is about 3 KB, and nearly all requests are for today's.
const MAX_HELD = 500;

/** Builds quizzes lazily, with an LRU cache; the index is built at first use and after each text change. */
export function quizBook(
  content: Pick<Content, "version">,
  indexSources: () => Promise<QuizSources>,
): QuizBook {
  let current: Issue | undefined;
  const newIssue = (): Issue => ({
    version: content.version,
    sources: indexSources(),
    held: new LRUCache({ max: MAX_HELD }),
  });
  const questionsOf: QuizBook["questionsOf"] = async (key) => {
    if (current?.version !== content.version) current = newIssue();
    const issue = current;
    try {
      const sources = await issue.sources;
      // The texts changed during indexing: the index may mix both versions.
      if (issue.version !== content.version) return await questionsOf(key);
      return await heldOrBuilt(issue.held, key, sources);
    } catch (error) {
      // Not cached, so that the next request retries.
      if (current === issue) current = undefined;
      throw error;
    }
  };
  return { questionsOf };
}

async function heldOrBuilt(
  held: Issue["held"],
  key: QuizKey,
  sources: QuizSources,
): Promise<readonly QuizQuestion[]> {
  // A cycle's points never change, so the key needs only its ID.
  const name = `${key.cycle.id}:${key.day}:${key.language}`;
  const questions = held.get(name) ?? (await build(key, sources));
  held.set(name, questions);
  return questions;
}

async function build(
  { cycle, day, language }: QuizKey,
  sources: QuizSources,
): Promise<QuizQuestion[]> {
  await runInSlices(prepareBlocks(sources.corpus, sources.plan, day));
  return buildDayQuiz({
    ...sources,
    cycleId: cycle.id,
    day,
    language,
    points: pointsByType(cycle),
  });
}
