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
} as const;
