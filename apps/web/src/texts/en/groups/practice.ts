/** Questions without points: after a day's quiz, and for visitors. */
export const practice = {
  title: "Practice for day {day, number}",
  loading: "Loading questions...",
  failed: "The questions could not be loaded",
  needsConnection: "Practice needs a connection",
  more: "Three more",
  moreHint: "More questions on this day, without points. Nothing is stored.",
  tryToday: "Try today’s quiz",
  tryDay: "Try the quiz of this day",
  tryHint: "Three questions on these verses. No account is needed, and nothing is stored.",
  end: "To the end",
  right: "{right, number} of {count, number} right",
  others: "There is more to ask about this day.",
  again:
    "You have met nearly all that we can ask about this day. From here on some questions come again, which is how they stay with you.",
  close: "Close",
  backToResults: "Back to the results",
} as const;
