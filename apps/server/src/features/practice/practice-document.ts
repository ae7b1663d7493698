import { AnsweredPractice, Practice } from "@daily-quran/domain/practice/practice";
import type { QuizLanguage } from "@daily-quran/domain/quiz";
import { otherTopicOf } from "@daily-quran/quiz-questions/question";
import type { Content, Derived } from "../../content/content.ts";
import type { InTurn } from "../../content/document-cache.ts";
import { JSON_TYPE, prepareDocument } from "../../content/ready-document.ts";
import type { QuizBook } from "../../request/quiz-book.ts";

// A reader is waiting.
const QUALITY = 6;

interface PracticeSource {
  readonly content: Content;
  readonly quizzes: QuizBook;
  readonly inTurn?: InTurn | undefined;
}

interface WantedPractice {
  readonly day: number;
  readonly language: QuizLanguage;
  readonly isAnswered: boolean;
}

/** The document of a day's practice, with or without its answers, made at first use. */
export function practiceDocument(
  { content, quizzes, inTurn }: PracticeSource,
  { day, language, isAnswered }: WantedPractice,
): Derived {
  const make = async () => {
    const asked = (await quizzes.practiceOf(day))[language];
    const questions = asked.map((question) => ({
      ...question,
      topic: otherTopicOf(question.kind),
      answer: question,
    }));
    // The schemas have an allow-list of fields: kind, key and cites would reveal the answer.
    const practice = (isAnswered ? AnsweredPractice : Practice).parse({ day, language, questions });
    return await prepareDocument(JSON.stringify(practice), JSON_TYPE, QUALITY);
  };
  return content.derived(JSON.stringify(["practice", day, language, isAnswered]), make, inTurn);
}
