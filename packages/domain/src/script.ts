/** The scripts that the Arabic is written in: that of the Madani mushaf, and that of India, Pakistan and Bangladesh. */
export const SCRIPTS = ["uthmani", "indopak"] as const;
export type Script = (typeof SCRIPTS)[number];

/** The edition with the Indo-Pak text. */
export const INDO_PAK_EDITION = "ar-indopak";
