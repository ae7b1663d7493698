/** The most characters (UTF-16 units) of a bookmark's note. */
export const MAX_NOTE_LENGTH = 1000;

/** The most characters (UTF-16 units) of a bookmark's label. */
export const MAX_LABEL_LENGTH = 50;

/** The most bytes of an exported or imported file, 4 MiB: what an account may store is in one. */
export const MAX_DOCUMENT_BYTES = 4 * 1024 * 1024;

/** The most bytes of one reader's items in a file; the rest of it, and the last item, have room beside them. */
export const MAX_PROGRESS_BYTES = MAX_DOCUMENT_BYTES - 64 * 1024;

/** The most items of one reader, removed ones included. */
export const MAX_PROGRESS_ITEMS = 20_000;

/** The most bytes of what a device sends at a time. */
export const MAX_SYNC_BYTES = 2 * 1024 * 1024;

/** The most operations of one push, and the most changes of one reply. */
export const MAX_SYNC_SIZE = 2000;
