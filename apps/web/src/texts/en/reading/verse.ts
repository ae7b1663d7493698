/** The button of a verse. */
export const verse = {
  more: "Verse {verse}: bookmark, copy or report",
  failed: "This could not be loaded. Check your network and try again.",
} as const;
