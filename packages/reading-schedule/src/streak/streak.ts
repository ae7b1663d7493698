/** The number of consecutive completed days that end today or yesterday; `today` is the cycle's day. */
export function streak(completedDays: Iterable<number>, today: number): number {
  const completed = new Set(completedDays);
  const end = completed.has(today) ? today : today - 1;
  let length = 0;
  while (completed.has(end - length)) length += 1;
  return length;
}

/** The highest completed day, a leaderboard's `currentDay`; 0 without one. */
export function highestCompletedDay(completedDays: Iterable<number>): number {
  return Math.max(0, ...completedDays);
}
