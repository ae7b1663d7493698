/** Bytes of one file: the largest surah of the largest known commentary has 6 MB. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** Bytes of a whole edition, unpacked: the largest known commentary has 34 MB. */
export const MAX_EDITION_BYTES = 64 * 1024 * 1024;

/** Files of an edition: one for each surah, and some to spare. */
export const MAX_FILES = 300;

/** A size as people write it. */
export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
