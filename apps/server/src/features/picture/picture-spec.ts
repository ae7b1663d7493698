/** A verse of a picture; its number is drawn where it ends, if it is there whole. */
export interface PictureVerse {
  readonly arabic: string;
  readonly number: number;
}

/** A verse's translation in a picture, whole and letter for letter. */
export interface PictureTranslation {
  readonly text: string;
  /** Whose it is. */
  readonly source: string;
  /** What is remarked on it. */
  readonly remark?: string;
}

/** What a picture shows: an Arabic name or a verse, and two lines below it. */
export interface PictureSpec {
  /** Set large, such as a surah's name. */
  readonly name?: string;
  readonly verse?: PictureVerse;
  /** Below the verse, which is shown whole then. */
  readonly translation?: PictureTranslation;
  readonly title: string;
  readonly subtitle: string;
  /** What is said instead of the subtitle where the verse does not fit. */
  readonly cutSubtitle: string;
  readonly site: string;
}
