/** Days of verses. */
export const VERSES = "verseCache";
export const LISTS = "apiCache";

/** Pages as they were last opened; a page never opened shows the offline page. */
export const PAGES = "pages";
export const FILES = "assets";

/** The whole text, which a page fills (features/whole-text) and the worker reads. */
export const WHOLE_TEXT = "wholeText";

/** Recitations, which a page fills and plays (features/player/kept). */
export const RECITATIONS = "recitations";
