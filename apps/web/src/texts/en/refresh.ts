/** When readings and their copies for offline come, by the reader’s own clock. */
export const refresh = {
  newDailyAt: "A new reading comes every day at {time} your time.",
  copiesDone: "The next days are saved for reading offline.",
} as const;
