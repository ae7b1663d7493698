import { sideOf, type WrittenText } from "@daily-quran/domain/group/own-question";
import type { OwnMark, QuestionType, QuizLanguage } from "@daily-quran/domain/quiz";
import type { BankQuestion } from "@daily-quran/quiz-questions/bank/bank-question";
import type { OwnQuestions } from "@daily-quran/quiz-questions/day-quiz/draft-day-quiz";
import { byLanguage } from "@daily-quran/quran/by-language";
import type { AnySql, Sql } from "../../db/client.ts";
import { type DayOfCycle, listAsked, type QuestionRow } from "./own-question.sql.ts";

export { findReported } from "./own-question.sql.ts";

/** What a group asks on a day in place of the built-in questions. */
export async function findAsked(sql: AnySql, of: DayOfCycle): Promise<OwnQuestions> {
  const rows = await listAsked(sql, of);
  return Object.fromEntries(rows.map((row) => [row.inPlaceOf, bankQuestion(row)]));
}

/** The marks of the questions that a group has written for a day, as its quiz in that language shows them. */
export async function findMarks(
  sql: Sql,
  { language, ...of }: DayOfCycle & { readonly language: QuizLanguage },
): Promise<ReadonlyMap<QuestionType, OwnMark>> {
  const rows = await listAsked(sql, of);
  return new Map(
    rows.map(({ inPlaceOf, author, question }) => {
      const mark = { language: sideOf(question, language) };
      return [inPlaceOf, author === null ? mark : { ...mark, author }];
    }),
  );
}

/** In a language in which it is not written it is asked as it is. */
function bankQuestion({ id, day, question }: QuestionRow): BankQuestion {
  const { verses, answer } = question;
  const sides = byLanguage((language) => side(question[sideOf(question, language)]));
  return { id, day, verses, answer, kind: "what", ...sides };
}

function side(text: WrittenText | undefined): BankQuestion["en"] {
  if (!text) throw new Error("A question is in no language");
  return { ...text, evidence: [] };
}
