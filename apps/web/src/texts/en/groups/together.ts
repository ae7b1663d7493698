/** What home shows: the lines of the reader's groups, and which reading is there. */
export const together = {
  readDay: "Read day {day, number}",
  dayIsRead: "Day {day, number} is read ✓",
  more: "{count, plural, one {# reading} other {# readings}} in your groups",
  noReading: "No reading in your groups today",
  findGroup: "Read together: find a group",
  startGroup: "Read together: start a group",
  everyone: "Everyone",
  show: "Show under “Today”",
  shown: "“Today” shows {name} from now on.",
  isAtHome: "Shown under “Today”",
  backToGroup: "Back to the group",
  quizDay: "{group} · day {day, number}",
  takeQuiz: "Take Today's Quiz",
  done: "Done · {points, number}/{maximum, number}",
} as const;
