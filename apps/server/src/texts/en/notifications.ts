/** What notifications say, by their kind. */
export const notifications = {
  addedTitle: "Added to a group",
  added: "{by} added you to “{group}”.",
  removedTitle: "Removed from a group",
  removed:
    "{count, plural, =1 {You are no longer a member of “{group}”.} other {You are no longer a member of {amount} groups.}}",
  deletedTitle: "{count, plural, =1 {Group deleted} other {Groups deleted}}",
  deleted:
    "{count, plural, =1 {“{group}” was deleted.} other {{amount} of your groups were deleted.}}",
  roleTitle: "New role",
  role: "You are now {role, select, admin {an admin} moderator {a moderator} other {a member}} of “{group}”.",
  creatorTitle: "New role",
  creator: "“{group}” was handed over to you: you are now its creator.",
  claimedTitle: "{who} asks for your group",
  claimed:
    "{to, select, creator {You have not been here for some time, so {who} asks for “{group}”. It stays yours if you are here by {day}: say that you keep it, or hand it over.} other {The creator of “{group}” has not been here for some time, so {who} asks for the group. It goes to {who} if the creator does not come back by {day}.}}",
  claimKeptTitle: "The group stays as it is",
  claimKept:
    "{to, select, creator {While you were away {who} asked for “{group}”. You are here again, so it stays yours.} other {{who} is here again and keeps “{group}”.}}",
  tookOverTitle: "A group of yours went to {who}",
  tookOver:
    "You had not been here for a long time, and for 14 days did not answer. {who} leads “{group}” now; you remain an admin of it.",
  joinedTitle: "{count, plural, =1 {New member} other {New members}}",
  joined: "{count, plural, =1 {{who} joined “{group}”.} other {{amount} people joined “{group}”.}}",
  cycleTitle: "{count, plural, =1 {New reading cycle} other {New reading cycles}}",
  cycle:
    "{count, plural, =1 {“{cycle}” starts on {day} in “{group}”.} other {“{group}” has {amount} new reading cycles.}}",
  cycleEndTitle: "Another last day of “{cycle}”",
  cycleEnd: "“{cycle}” in “{group}” ends with {day}. What everyone has done stays.",
  faultTitle: "{count, plural, =1 {A fault in a question} other {Faults in questions}}",
  fault:
    "{count, plural, =1 {A member found a fault in the question of “{group}” on day {day, number}.} other {Members found faults in questions of “{group}” on {amount} days.}}",
  announcedTitle: "News of a group",
  announced: "{by} has announced something in {group}.",
  nudgedTitle: "A kind word from {group}",
  nudged: "{by} thinks of you: today’s reading is here whenever you have a few minutes.",
  khatmaTitle: "A khatma begins",
  khatma:
    "{count, plural, =1 {{by} begins “{khatma}” in “{group}”. Take a share if you like.} other {{amount} khatmas have begun in “{group}”.}}",
  khatmaDoneTitle: "The Quran was read to its end",
  khatmaDone: "Every share of “{khatma}” is read. May it be accepted from all of you.",
  shareHandedOnTitle: "A share was given on",
  shareHandedOn:
    "{count, plural, =1 {{part, select, juz {Juz {n, number}} hizb {Hizb {n, number}} surah {Surah {n, number}} page {Page {n, number}} other {Part {n, number}}} of “{khatma}” is free again for others. If you have read it, you can still say so.} other {{amount} of your shares of “{khatma}” are free again for others.}}",
  shareReturnsTitle: "A reminder of “{khatma}”",
  shareReturns:
    "{count, plural, =1 {You have {part, select, juz {juz {n, number}} hizb {hizb {n, number}} surah {surah {n, number}} page {page {n, number}} other {part {n, number}}}. On {day} it goes back to the others, so that the khatma can be finished.} other {You have {amount} shares. The first goes back to the others on {day}.}}",
  passedTitle: "You were passed",
  passed: "{who} passed you and now leads “{cycle}”.",
  dayReadingTitle: "Today’s reading",
  dayReading: "A few minutes with the Quran: today’s verses are here whenever you have time.",
  openQuizTitle: "{quizzes, plural, =1 {A quiz is open} other {Quizzes are open}}",
  openQuiz:
    "{quizzes, plural, =1 {Today’s quiz of “{group}” is still open, if you like.} other {Today’s quizzes of {quizzes, number} of your groups are still open, if you like.}}",
  pastWeekTitle: "Your week",
  pastWeek:
    "{days, plural, =0 {A new week begins, and the reading is here for you.} =1 {You read on one day of this week.} other {You read on {days, number} days of this week.}} {year, plural, =0 {} =1 {In this year it was one day.} other {In this year it was {year, number} days.}} {people, plural, =0 {} =1 {In your groups one person took the quizzes.} other {In your groups {people, number} people took the quizzes.}}",
  moreThan: "More than {count, number}",
} as const;
