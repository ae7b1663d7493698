/** What is said about a new password while it is typed. */
export const passwords = {
  rule: "At least 8 characters.",
  common: "This password is easy to guess. Three or four unrelated words make a good one.",
  short: "Longer is stronger: add a word or two.",
} as const;
