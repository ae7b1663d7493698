/** A bookmark on a verse, where it is made. */
export const bookmark = {
  add: "Bookmark this verse",
  added: "Bookmarked",
  note: "Note",
  label: "Label",
  labelHint: "such as Patience",
  save: "Save",
  saved: "Saved.",
  remove: "Remove bookmark",
  all: "All bookmarks",
} as const;
