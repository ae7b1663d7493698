/** The plan in a calendar program. */
export const calendar = {
  title: "The schedule in your calendar",
  about: "Each day’s verses with a link, kept up to date by your calendar.",
  alarm: "Alarm, if you want one",
  alarmWhy: "Google Calendar passes over it and has its own.",
  google: "Google Calendar",
  device: "This device’s calendar",
  download: "Download the file",
  address: "Address",
  addressWhy: "For any other calendar program: subscribe to this address.",
  own: "Private calendar",
  ownWhy:
    "Your own plans and the cycles of your groups, for your calendar program. Whoever has the address sees them; renew it if somebody has it who should not.",
  ownLoading: "Loading your calendar...",
  ownFailed: "Failed to load your calendar",
  ownNotDone: "That did not work. Please try again.",
  ownMake: "Make an Address",
  ownRenew: "Renew the Address",
  ownEnd: "End It",
  ownMade: "You have one. Its address was shown when it was made; a new one ends it.",
  ownOnce: "Copy it now: it is shown this once. Subscribe to it in a calendar program.",
  ownLink: "Your own plans and groups in a private calendar",
} as const;
