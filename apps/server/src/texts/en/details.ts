/** Failures that name what was asked for, in place of the text of their code. */
export const details = {
  noSuchVerse: "There is no {reference}: surah {surah, number} has {count, number} verses.",
  noSuchSurah: "There is no such verse: the Quran has {count, number} surahs.",
  noEdition: "There is no {kind} with this id here. There are: {ids}.",
  tooManyVerses: "The references are of more than {most, number} verses together.",
  noSuchEdition: "There is no edition “{id}” here. There are: {ids}.",
  noTextForm: "A whole text is not there in this format. There are: {forms}.",
  noSuchReciter: "audio names nobody who recites here. There are: {ids}.",
  repeatsItself: "The text says the same too often to be told apart. Send a part of it.",
  noCommentary: "No commentary is installed here.",
  tokenNeeds: "This access token may not do that: it needs the scope “{needed}”.",
  tokenNever: "No access token may do that. Sign in on the site itself.",
  noEditions: "There is no {kind} with this id here. None is installed.",
  badUtf8: "The body is not valid UTF-8.",
  badJson: "The body is not valid JSON.",
  badJsonEnd: "The body is not valid JSON: it ends too early.",
  badJsonAt:
    "The body is not valid JSON: it breaks at line {line, number}, column {column, number}.",
  requestEnded: "The request ended early.",
  tooManyCalls: "A batch has at most {most, number} calls.",
  noStreams: "Batches are not streamed: leave out trpc-accept.",
  fault: "{fault}",
  mcpBatch: "One request holds one message: batches are not in the protocol any more.",
  badImport: "This file cannot be imported. {path}: {fault}",
  noTimeZone: "This time zone is not known. Name one as Asia/Dhaka.",
  nameOfAccount:
    "Somebody here has this username, or one that looks like it. If it is you, sign in; if not, add a word to your name.",
  shareTaken:
    "{part, select, juz {Juz {n, number}} hizb {Hizb {n, number}} surah {Surah {n, number}} page {Page {n, number}} other {Part {n, number}}} is with {by}. Every other share is taken, too.",
  shareTakenNext:
    "{part, select, juz {Juz {n, number}} hizb {Hizb {n, number}} surah {Surah {n, number}} page {Page {n, number}} other {Part {n, number}}} is with {by}. {part, select, juz {Juz {next, number}} hizb {Hizb {next, number}} surah {Surah {next, number}} page {Page {next, number}} other {Part {next, number}}} is free.",
  dailyKhatmas:
    "You can begin {most, plural, one {# khatma} other {# khatmas}} a day. You can go on in {hours, plural, one {# hour} other {# hours}}.",
  dailyGroups:
    "You can create {most, plural, one {# group} other {# groups}} a day. You can go on in {hours, plural, one {# hour} other {# hours}}.",
  dailyCycles:
    "You can start {most, plural, one {# reading cycle} other {# reading cycles}} a day. You can go on in {hours, plural, one {# hour} other {# hours}}.",
  dailyMembers:
    "You can add {most, plural, one {# member} other {# members}} a day. An invite link has no such limit. You can go on in {hours, plural, one {# hour} other {# hours}}.",
  dailyInvites:
    "You can make {most, plural, one {# invite link} other {# invite links}} a day. You can go on in {hours, plural, one {# hour} other {# hours}}.",
  dailyClaims:
    "You can ask for a group {most, plural, one {# time} other {# times}} a day. You can go on in {hours, plural, one {# hour} other {# hours}}.",
  dailyQuizzes:
    "You can open {most, plural, one {# quiz} other {# quizzes}} a day that nobody in the group has opened yet. You can go on in {hours, plural, one {# hour} other {# hours}}.",
} as const;
