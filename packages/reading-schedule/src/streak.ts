/** The run of consecutive completed days that ends today or yesterday, else 0; `today` is the cycle's current day. */
export function streak(completedDays: Iterable<number>, today: number): number {
  const completed = new Set(completedDays);
  const end = completed.has(today) ? today : today - 1;
  let length = 0;
  while (completed.has(end - length)) length += 1;
  return length;
}

/** The highest day that a member has completed, which a leaderboard shows as their current day; 0 before the first. */
export function highestCompletedDay(completedDays: Iterable<number>): number {
  return Math.max(0, ...completedDays);
}
