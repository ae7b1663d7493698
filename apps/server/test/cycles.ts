import { QUESTION_TYPES } from "@daily-quran/quiz-scoring/question-type";
import type { Person } from "./people.ts";
import type { ApiResponse, Visitor } from "./visitor.ts";

/**
 * Makes a group with its next cycle, as its creator, and returns both IDs; the cycle starts on 2026-03-01
 * by default.
 */
export async function startCycle(
  creator: Person,
  { members = [], isPrivate = false, ...cycle }: CycleOfTest = {},
): Promise<{ groupId: number; cycleId: number }> {
  const { body: group } = await creator.send("POST /api/groups", { name: "Fajr", isPrivate });
  for (const { id } of members)
    await creator.send(`POST /api/groups/${group.id}/members`, { userId: id });
  const { status, body } = await creator.send(`POST /api/groups/${group.id}/cycles`, {
    name: "Ramadan",
    startDate: "2026-03-01",
    ...cycle,
  });
  if (status !== 201) throw new Error(`The cycle did not start: ${JSON.stringify(body)}`);
  return { groupId: group.id, cycleId: body.id };
}

interface CycleOfTest {
  readonly members?: readonly Person[];
  readonly isPrivate?: boolean;
  readonly startDate?: string;
  readonly settings?: object;
}

/** The report of a client with these right answers: 1 or 0 for reading, translation and tafseer. */
export function report(
  day: number,
  [reading, translation, tafseer]: readonly [number, number, number],
): object {
  return {
    day,
    totalPoints: reading + 2 * translation + 3 * tafseer,
    readingQuizzes: reading,
    translationQuizzes: translation,
    tafseerQuizzes: tafseer,
  };
}

interface Completion {
  readonly right?: readonly [number, number, number];
  readonly cycleId?: number;
}

/** Reports a day of a cycle, by default with all answers right in cycle 1, and expects success. */
export async function complete(
  person: Person,
  day: number,
  { right = [1, 1, 1], cycleId = 1 }: Completion = {},
): Promise<ApiResponse> {
  const response = await person.send(`POST /api/cycles/${cycleId}/submit-quiz`, report(day, right));
  if (response.status !== 200) throw new Error(`Not taken: ${JSON.stringify(response.body)}`);
  return response;
}

/** Answers a question of day 3 in cycle 1. */
export const answer = (person: Visitor, questionId: string, choice: number) =>
  person.send("POST /api/cycles/1/quiz/3/answers", { questionId, choice });

/** Answers every question of that day, and gives the right choices. */
export async function answerAll(person: Visitor, choices: number[]): Promise<number[]> {
  const right: number[] = [];
  for (const [index, type] of QUESTION_TYPES.entries())
    right.push((await answer(person, `3-${type}`, choices[index] ?? 0)).body.correctAnswer);
  return right;
}
