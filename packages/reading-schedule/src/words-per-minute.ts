/** Words per minute of a slow recitation: the median day of 259 words takes ten minutes. */
export const WORDS_PER_MINUTE = 26;
