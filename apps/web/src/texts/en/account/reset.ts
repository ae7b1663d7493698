/** Setting a new password by a reset link. */
export const reset = {
  head: "New password · Daily Quran Reading",
  description: "Set a new password for your account.",
  invalid: "This link is not valid",
  invalidHint: "It may have expired. Ask the person who sent it for a new one.",
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
} as const;
