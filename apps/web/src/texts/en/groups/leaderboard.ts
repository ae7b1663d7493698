/** The leaderboard of a cycle. */
export const leaderboard = {
  failed: "Failed to load the leaderboard",
  loading: "Loading leaderboard...",
  cycle: "Cycle",
  none: "No competition data",
  noneHint: "Points appear here once a quiz is completed.",
  others: "Members who have not finished a quiz yet have no points and are not listed.",
  reported: "Results that other programs send count, too; this site has not graded them.",
  unknown: "Unknown User",
  you: "(you)",
  day: "Day {day, number} • {streak, plural, one {#-day streak} other {# day streak}}",
  verses: "{count, plural, one {# verse} other {{count, number, ::group-off} verses}}",
  days: "{count, plural, one {# day} other {# days}} completed",
  points:
    "{points, plural, one {<figure>#</figure> point} other {<figure>{points, number, ::group-off}</figure> points}}",
} as const;
