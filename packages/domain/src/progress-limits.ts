/** The most characters (UTF-16 units) of a bookmark's note. */
export const MAX_NOTE_LENGTH = 1000;

/** The most characters (UTF-16 units) of a bookmark's label. */
export const MAX_LABEL_LENGTH = 50;

/** The most bytes of an imported file: 2 MiB, more than ten years of reading. */
export const MAX_DOCUMENT_BYTES = 2 * 1024 * 1024;
