/** What a calendar of the plan says. */
export const calendar = {
  name: "Daily Quran Reading",
  ownName: "My Quran Reading",
  summary: "Day {day, number}: {title}",
  about: "{count, plural, one {# verse} other {# verses}}, about {minutes, number} minutes",
} as const;
