/** One's reading as a file, to keep and to bring back. */
export const file = {
  title: "Your reading as a file",
  what: "All that you have marked, bookmarked and planned, and where you stopped: one JSON file for you to keep, or to take to another account.",
  visitor:
    "It is kept in this browser alone. Save a file now and then, or sign in: then it is on all your devices.",
  save: "Save as a file",
  saving: "Saving…",
  saveFailed: "The file could not be made: {why}",
  bring: "Bring in a file",
  bringing: "Bringing it in…",
  brought:
    "{imported, plural, =0 {Nothing new: all of it was here already.} one {# item is new here.} other {# items are new here.}}",
  tooLarge: "This file is too large: an export has at most 8 MB. Nothing was brought in.",
  unreadable: "This is not a file of this app’s reading. Nothing was brought in.",
  tooNew: "This file is of a newer version of the app. Reload this page, then try again.",
  failed: "The file was not brought in: {why}",
  anotherTitle: "Another person’s file?",
  another:
    "This file was saved by {owner}. Bring it in only if that reading is meant to become yours.",
  anotherBring: "Bring it in",
} as const;
