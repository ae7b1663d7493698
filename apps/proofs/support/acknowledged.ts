import type { QuizResult } from "@daily-quran/domain/quiz";
import { report } from "../../server/test/cycles.ts";
import { exchange } from "./crowd.ts";

/** What the server has acknowledged, to be found in its database. */
export interface Acknowledged {
  /** Each result as it was answered, by "user cycle day". */
  readonly results: Map<string, QuizResult>;
  /** "user cycle day". */
  readonly checkIns: Set<string>;
  /** Names by ID. */
  readonly groups: Map<number, string>;
}

export function nothingYet(): Acknowledged {
  return { results: new Map(), checkIns: new Set(), groups: new Map() };
}

/** A member of the crowd and a day of a cycle. */
export interface MemberDay {
  readonly token: string | undefined;
  readonly user: number;
  readonly cycle: number;
  readonly day: number;
}

/** Reports a day's result, always the same for the same day, and returns the status. */
export async function reportResult(
  origin: string,
  { token, user, cycle, day }: MemberDay,
  { results }: Pick<Acknowledged, "results">,
): Promise<number> {
  const line = `POST ${origin}/api/cycles/${cycle}/submit-quiz`;
  const { status, body } = await exchange(line, token, reportOf(user + cycle, day));
  if (status === 200) results.set(`${user} ${cycle} ${day}`, body as QuizResult);
  return status;
}

/** A report of a day with every question right. */
export function allRight(day: number): object {
  return report(day, [1, 1, 1]);
}

/** A report with other questions right on other days. */
function reportOf(salt: number, day: number): object {
  const bits = salt * 5 + day * 3;
  return report(day, [bits & 1, (bits >> 1) & 1, (bits >> 2) & 1]);
}
