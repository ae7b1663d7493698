import type { CheckIns } from "@daily-quran/domain/group/check-in";

/** The days whose quiz is done and whose check-in is missing, so that they do not count for a streak. */
export function missingDays(checkIns: CheckIns, quizDays: Iterable<number>): readonly number[] {
  const { isRequired, requiredFrom, ownDays } = checkIns;
  if (!isRequired || requiredFrom === undefined) return [];
  return [...quizDays]
    .filter((day) => day >= requiredFrom && !ownDays.includes(day))
    .sort((one, other) => one - other);
}
