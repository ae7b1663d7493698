/** The keys that do something by themselves. */
export const keyboard = {
  title: "Keyboard",
  or: "or",
  afterwards: "then",
  verses: "To the next verse, to the one before",
  play: "Play or pause the verse",
  player: "While reciting: the verse before, the next one",
  translation: "The next translation",
  bookmark: "Bookmark the verse, or remove the bookmark",
  mark: "Mark the reading as read, or undo it",
  search: "Search",
  home: "Today",
  schedule: "Schedule",
  quran: "Quran",
  words: "Words",
  groups: "Groups",
  list: "This list",
  setting: "Single keys",
  about:
    "Keys such as <key>J</key> and <key>K</key> do something by themselves; <key>?</key> lists them.",
  translationIs: "Translation: {name}",
  bookmarked: "Verse {verse} is bookmarked.",
  unbookmarked: "The bookmark on {verse} is removed.",
  hasNote:
    "The bookmark on {verse} has a note or a label, so it stays. Remove it behind the verse’s number.",
  marked: "Day {day, number} is marked as read.",
  unmarked: "Day {day, number} is not marked as read any more.",
} as const;
