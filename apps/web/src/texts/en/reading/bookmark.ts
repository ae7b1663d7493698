/** A bookmark on a verse, where it is made. */
export const bookmark = {
  add: "Bookmark and note",
  added: "Bookmarked",
  note: "Note",
  label: "Label",
  labelHint: "such as Patience",
  save: "Save",
  saved: "Saved.",
  unsaved: "Not saved yet.",
  remove: "Remove bookmark",
  all: "All bookmarks",
} as const;
