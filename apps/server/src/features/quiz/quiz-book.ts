import { LRUCache } from "lru-cache";
import { buildDayQuiz } from "@daily-quran/quiz-questions/day-quiz/build-day-quiz";
import { prepareBlocks } from "@daily-quran/quiz-questions/draft/day-context";
import { buildPractice } from "@daily-quran/quiz-questions/practice/build-practice";
import type { Content } from "../../content/content.ts";
import type { QuestionsOfDay, QuizBook, QuizKey } from "../../request/quiz-book.ts";
import { pointsByType } from "./points-by-type.ts";
import type { QuizSources } from "@daily-quran/quiz-questions/day-quiz/draft-day-quiz";
import { runInSlices } from "../../content/run-in-slices.ts";
import { untilBuilt } from "../../content/until-built.ts";

/** The quizzes of one state of the texts. */
interface Generation {
  readonly version: string;
  readonly sources: Promise<QuizSources>;
  readonly cache: LRUCache<string, QuestionsOfDay>;
}

// A quiz is about 6 KB in both languages, and is asked for until it is kept, mostly today's.
const MAX_CACHED = 250;

/** Builds quizzes lazily, with an LRU cache. The index is built by `prepare`, at first use, or as texts change. */
export function quizBook(
  content: Pick<Content, "version">,
  indexSources: () => Promise<QuizSources>,
): QuizBook {
  let current: Generation | undefined;
  const newGeneration = (): Generation => ({
    version: content.version,
    sources: indexSources(),
    cache: new LRUCache({ max: MAX_CACHED }),
  });
  const generationNow = (): Generation => {
    if (current?.version !== content.version) current = newGeneration();
    return current;
  };
  const build = async <Built>(
    using: (sources: QuizSources, generation: Generation) => Promise<Built>,
  ): Promise<Built> => {
    const generation = generationNow();
    // Outside of what discards a generation that failed: this one goes on.
    await untilBuilt(generation.sources.catch(() => {}));
    try {
      const sources = await generation.sources;
      // The texts changed during indexing: the index is of those before, or its commentary of another.
      if (generation.version !== content.version) return await build(using);
      return await using(sources, generation);
    } catch (error) {
      // Not cached, so that the next request retries.
      if (current === generation) current = undefined;
      throw error;
    }
  };
  const prepare = async (): Promise<void> => {
    const generation = generationNow();
    // The first quiz tries again, and says what is wrong.
    await generation.sources.catch(() => {
      if (current === generation) current = undefined;
    });
  };
  return {
    questionsOf: (key) => build((sources, { cache }) => cachedOrBuilt(cache, key, sources)),
    practiceOf: (day) => build((sources) => practiceOf(day, sources)),
    prepare,
  };
}

async function cachedOrBuilt(
  cache: Generation["cache"],
  key: QuizKey,
  sources: QuizSources,
): Promise<QuestionsOfDay> {
  // They are stored at once, and an admin may change them until then.
  if (Object.keys(key.own ?? {}).length > 0) return await quizOf(key, sources);
  // A cycle's points never change, so the key needs only its ID.
  const name = `${key.cycle.id}:${key.day}`;
  const questions = cache.get(name) ?? (await quizOf(key, sources));
  cache.set(name, questions);
  return questions;
}

async function quizOf(
  { cycle, day, own = {} }: QuizKey,
  sources: QuizSources,
): Promise<QuestionsOfDay> {
  await runInSlices(prepareBlocks(sources.corpus, sources.plan, day));
  return buildDayQuiz({ ...sources, cycleId: cycle.id, day, own, points: pointsByType(cycle) });
}

async function practiceOf(day: number, sources: QuizSources): Promise<QuestionsOfDay> {
  await runInSlices(prepareBlocks(sources.corpus, sources.plan, day));
  return await runInSlices(buildPractice({ ...sources, day }));
}
