/** What mails say. */
export const mails = {
  site: "Daily Quran Reading",
  greeting: "As-salamu alaykum {name},",
  linkFollows: "If the button does not work, open this address:",
  resetSubject: "A new password for Daily Quran Reading",
  resetText:
    "somebody, probably you, asked for a new password for your account. This button lets you set one. It works once, until {minutes, number} minutes from now.",
  resetAction: "Set a new password",
  resetEnding:
    "If you did not ask for it, you need do nothing: your password stays as it is. Pass this mail on to nobody, as who has the link can set the password.",
  confirmSubject: "Is this your address?",
  confirmText:
    "this address was given for your account at Daily Quran Reading. The button says that it is yours. It works for {hours, number} hours.",
  confirmAction: "Yes, this is my address",
  confirmEnding:
    "If you know nothing of it, you need do nothing: the account then goes on without this address.",
  changedSubject: "Your email address was changed",
  changedText:
    "your account at Daily Quran Reading has another email address now: {address}. Mail for it no longer comes here.",
  changedEnding:
    "If that was not you, somebody else knows your password. Sign in, set a new password, and put your address back; {contact, select, none {or ask whoever runs the site} other {or write to {contact}}}.",
  deviceSubject: "A sign-in from a new device",
  deviceText: "somebody signed in to your account: {device}, {at}.",
  deviceUnknown: "a device that does not say what it is",
  deviceAction: "See where you are signed in",
  deviceEnding:
    "If that was you, all is well. If not, set a new password in your account: it ends every session.",
  whyOwn: "You get this mail as you asked for such mails in your account.",
  stop: "No more mails of this kind",
} as const;
