/** A member's check-in for a day of a reading cycle. */
export const checkin = {
  mark: "I have read day {day, number}",
  marked: "You have read day {day, number}",
  undo: "Undo",
  counts: "“Mark as read” counts here, too.",
  failed: "This could not be sent. Please try again.",
  read: "{read, number, ::group-off} of {members, number, ::group-off} {read, plural, one {has} other {have}} read day {day, number}",
  readNamed:
    "{read, number, ::group-off} of {members, number, ::group-off} {read, plural, one {has} other {have}} read day {day, number}: {names}",
  andMore: "{names} and {more, number, ::group-off} more",
  names:
    "Others see how many have read. Your <account>account</account> says whether they see your name.",
  unnamed: "Members who let others see their name, on their account page, are named here.",
  quizOnly: "The quiz of day {day, number} is done. For your streak, mark its reading too.",
  quizOnlyDays:
    "{count, plural, one {Day {days} has its quiz, but its reading is not marked. Once it is, the day counts for your streak.} other {Days {days} have their quiz, but their reading is not marked. Once it is, they count for your streak.}}",
  markDays: "{count, plural, one {I have read it} other {I have read them}}",
  kept: "Kept on this device. It is sent as soon as there is a connection.",
  refused:
    "{what, select, quiz {Your quiz of day {day, number}} other {What you marked as read}} was not taken: {why}",
  sendAgain: "Send again",
  letGo: "Let it go",
} as const;
