import { isDeepStrictEqual } from "node:util";
import type { OwnQuestion } from "@daily-quran/domain/group/own-question";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@daily-quran/domain/language";
import { FAULTS, questionFaults } from "@daily-quran/quran-text/quiz-bank/bank-faults";
import { TRPCError } from "@trpc/server";
import { z } from "zod";
import type { QuestionRow } from "./own-question.sql.ts";

/** What is wrong with a question beside others, in words for its writer. */
export const FAULTS_BESIDE = {
  textless: "Write it in English or in Bengali.",
  sameId: "Another question has this id.",
  taken: "Another question is asked in this place.",
  opened: "The quiz of this day has been opened: its questions stay.",
} as const;

interface Met {
  readonly held: readonly QuestionRow[];
  readonly opened: ReadonlySet<number>;
}

/** Throws INVALID_INPUT with every fault of these questions, by themselves and beside those that their cycle has. */
export function refuseFaulty(questions: readonly OwnQuestion[], { held, opened }: Met): void {
  const issues: z.core.$ZodIssue[] = [];
  const ids = new Set(questions.map(({ id }) => id));
  const others = held.filter(({ id }) => !ids.has(id));
  const seen = new Set(others.map(({ day, inPlaceOf }) => `${day} ${inPlaceOf}`));
  for (const [at, question] of questions.entries()) {
    const refuse = (message: string, ...path: (string | number)[]) =>
      issues.push({ code: "custom", path: ["questions", at, ...path], message, input: undefined });
    const { id, day, inPlaceOf = null, ...texts } = question;
    const old = held.find((one) => one.id === id);
    const isSame = isDeepStrictEqual(old, { id, day, inPlaceOf, question: texts });
    for (const { path, fault } of questionFaults(question)) refuse(FAULTS[fault], ...path);
    if (LANGUAGES.every((language) => !texts[language]))
      refuse(FAULTS_BESIDE.textless, DEFAULT_LANGUAGE);
    if (seen.has(id)) refuse(FAULTS_BESIDE.sameId, "id");
    if (!isSame && (opened.has(day) || opened.has(old?.day ?? 0)))
      refuse(FAULTS_BESIDE.opened, "day");
    if (inPlaceOf && seen.has(`${day} ${inPlaceOf}`)) refuse(FAULTS_BESIDE.taken, "inPlaceOf");
    seen.add(id).add(`${day} ${inPlaceOf}`);
  }
  if (issues.length > 0)
    throw new TRPCError({ code: "BAD_REQUEST", cause: new z.ZodRealError(issues) });
}
