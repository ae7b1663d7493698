/** What a reader has read: where it is kept, and what was not. */
export const progress = {
  storageFull:
    "This device has no space left: what you mark now is kept only until you close this page.",
  storageBlocked:
    "Your browser does not let this site store anything: what you mark is kept only until you close this page.",
  stillSent: "It is still sent to your account.",
  notSent: "Not in your account yet: {why}",
  refused: "This could not be kept: {why}",
  ok: "OK",
  leftTitle: "Bring your reading along?",
  left: "In this browser there is reading from before you signed in: {marks, plural, one {# day read} other {# days read}}, {bookmarks, plural, one {# bookmark} other {# bookmarks}}, {plans, plural, one {# plan} other {# plans}}. Take it into your account? What your account has already stays.",
  leftTake: "Take it along",
  leftLeave: "Leave it here",
  markRead: "Mark as read",
  readOn: "Read · {date}",
  undo: "Undo",
  readFor: "Read · counts for {date}",
  tomorrow: "Tomorrow: {title} · {minutes, number} min",
  next: "Next: {title} · {minutes, number} min",
  ownEnded: "Your own day {day, number} is over. Today is day {all, number}, as for everyone.",
  keepDay: "Keep day {day, number}",
  isRead: "Read",
  continueAt: "Continue at {verse}",
  continueDay: "Continue day {day, number} at {verse}",
  planToday: "{name}: read today’s portion",
  lastRead: "You last read day {day, number}. Go on with day {next, number}",
} as const;
