/** The lines of the reader's groups on the home page. */
export const together = {
  readDay: "Read day {day, number}",
  dayIsRead: "Day {day, number} is read ✓",
  more: "{count, plural, one {# reading} other {# readings}} in your groups",
  noReading: "No reading in your groups today",
  findGroup: "Read together: find a group",
  startGroup: "Read together: start a group",
  quizDay: "{group} · day {day, number}",
  takeQuiz: "Take Today's Quiz",
  done: "Done · {points, number}/{maximum, number}",
} as const;
