/** What mails say. */
export const mails = {
  site: "Daily Quran Reading",
  greeting: "As-salamu alaykum {name},",
  linkFollows: "If the button does not work, open this address:",
  resetSubject: "A new password for Daily Quran Reading",
  resetText:
    "Somebody, probably you, asked for a new password for your account. You can set one here, once, for the next {minutes, number} minutes.",
  resetAction: "Set a new password",
  resetEnding:
    "If you did not ask for it, you need do nothing: your password stays as it is. Pass this mail on to nobody, as who has the link can set the password.",
  changedSubject: "Your email address was changed",
  changedText:
    "Your account at Daily Quran Reading has another email address now. What is mailed to it no longer comes here.",
  changedAction: "See your account",
  changedEnding:
    "If that was not you, somebody else knows your password: sign in, set a new one, and put your address back. If you cannot sign in any more, ask whoever runs the site.",
} as const;
