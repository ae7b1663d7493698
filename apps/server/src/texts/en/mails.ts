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
  confirmSubject: "Is this your address?",
  confirmText:
    "Somebody, probably you, asked Daily Quran Reading to mail reminders or notices to this address. They begin once you say yes.",
  confirmAction: "Yes, this is mine",
  confirmEnding: "If that was not you, you need do nothing: nothing more comes.",
  openAction: "Open Daily Quran Reading",
  stopAction: "No more reminders by mail",
  onAsk: "Is this your address, and shall we mail you what you chose?",
  onDo: "Yes, this is mine",
  onDone:
    "Thank you. What you chose on the account page comes by mail from now on; each reminder has a link that ends them.",
  offAsk: "Shall we stop mailing you reminders?",
  offDo: "Yes, stop them",
  offDone:
    "No more reminders come by mail. What you have marked stays, and you can turn them on again on the account page.",
  badLink:
    "This link is not whole, or your account has another address by now. On the account page you choose your reminders.",
  newEmailSubject: "Your new email address",
  newEmailText:
    "Somebody, probably you, wants this to be the email address of their account. It changes once you say yes, within a day.",
  newEmailEnding: "If that was not you, you need do nothing: nothing changes.",
  emailAsk: "Shall this be the email address of your account from now on?",
  emailDo: "Yes, change my address",
  emailDone: "This is the email address of your account now.",
  emailTaken: "Another account has this address by now: yours stays as it was.",
  signInSubject: "A sign-in from a new device",
  signInText:
    "Somebody, probably you, has signed in to your account from a device that is new to it.",
  signInTextOn:
    "Somebody, probably you, has signed in to your account from a device that is new to it: {device}.",
  signInEnding:
    "If that was not you, set a new password on the account page: that signs out every device. There you also turn these mails off.",
  announcedSubject: "News of {group}",
  announcedAction: "Open the group",
  stillAction: "No more announcements by mail",
  stillAsk: "Shall we stop mailing you the announcements of your groups?",
  stillDo: "Yes, stop them",
  stillDone: "No more announcements come by mail. You find them in your groups.",
} as const;
