/** Links to the community's pages and to the survey. */
export const community = {
  together: "Read together",
  talk: "Talk about today’s reading with other readers.",
  facebook: "Facebook page",
  telegram: "Telegram group",
  think: "Tell us what you think",
  survey: "A short survey. It is anonymous.",
  takeSurvey: "Take the survey",
} as const;
