/** Setting a new password by a reset link. */
export const reset = {
  head: "New password · Daily Quran Reading",
  description: "Set a new password for your account.",
  invalid: "This link is not valid",
  invalidHint:
    "It may have expired, or been used, or a newer one has been sent. Ask for a new one where you sign in.",
  title: "Set a new password",
  whose:
    "For the account <name>{username}</name>. Every browser that is signed in to it is logged out, and this one is signed in.",
  checkFailed: "Failed to check the link",
  needs: "Setting a password needs",
  checking: "Checking the link...",
  newPassword: "New password",
  set: "Set Password",
  setting: "Setting...",
  failed: "The password was not set",
  yourEmail: "Your email address",
  yourEmailWhy: "The one that your account has.",
  mail: "Mail me a link",
  mailing: "One moment...",
  mailFailed: "The link could not be asked for",
  mailed:
    "If an account has the address <address>{email}</address>, a link that sets a new password is on its way to it. It works once, for {minutes, number} minutes.",
  nothingCame: "Nothing came? Look among unwanted mail, or <again>try another address</again>.",
  orWrite: "You can also write to <mail>{address}</mail>.",
  orAsk: "You can also ask whoever runs this site.",
} as const;
