import { DEFAULT_POINTS } from "@daily-quran/quiz-scoring/points";
import { renderQuiz } from "../src/day-quiz/build-day-quiz.ts";
import type { CommentaryIndex } from "../src/commentary/commentary-index.ts";
import { draftDayQuiz } from "../src/day-quiz/draft-day-quiz.ts";
import type { TypedDraft } from "../src/day-quiz/draft-day-quiz.ts";
import { LANGUAGES } from "../src/language.ts";
import type { Language } from "../src/language.ts";
import type { QuizQuestion } from "../src/question.ts";
import type { DayReading, TafseerRun } from "../src/quran.ts";
import { READINGS, SOURCES } from "./real-quran.ts";

/** One built quiz with what it was built from. */
export interface BuiltQuiz {
  readonly cycleId: number;
  readonly reading: DayReading;
  readonly language: Language;
  readonly commentary: readonly TafseerRun[];
  readonly questions: readonly QuizQuestion[];
}

/** A commentary with its index, or none. */
export interface Installed {
  readonly runs: Readonly<Record<Language, readonly TafseerRun[]>>;
  readonly index: CommentaryIndex | undefined;
}

// What every quiz is checked on is the beginning of what is guessed.
const MAX_CACHED = 4;
const CACHES = new WeakMap<object, Map<string, readonly TypedDraft[]>>();

/** Every quiz of all 300 days and the given number of cycles, in both languages. */
export function* everyQuiz(cycles: number, { runs, index }: Installed): Generator<BuiltQuiz> {
  for (let cycleId = 1; cycleId <= cycles; cycleId++) {
    for (const reading of READINGS) {
      // Drafted once and read in both languages, as buildDayQuiz does.
      const drafts = draftsOf(cycleId, reading.day, index);
      for (const language of LANGUAGES) {
        const questions = renderQuiz(drafts, { language, points: DEFAULT_POINTS });
        yield { cycleId, reading, language, commentary: runs[language], questions };
      }
    }
  }
}

function draftsOf(
  cycleId: number,
  day: number,
  tafseer: CommentaryIndex | undefined,
): readonly TypedDraft[] {
  const draft = () => draftDayQuiz({ ...SOURCES, cycleId, day, tafseer });
  if (cycleId > MAX_CACHED) return draft();
  const cache = CACHES.get(tafseer ?? SOURCES) ?? new Map<string, readonly TypedDraft[]>();
  CACHES.set(tafseer ?? SOURCES, cache);
  const drafts = cache.get(`${cycleId}:${day}`) ?? draft();
  cache.set(`${cycleId}:${day}`, drafts);
  return drafts;
}
