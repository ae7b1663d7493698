/** A verse of a picture; its number is drawn where it ends, if it is there whole. */
export interface PictureVerse {
  readonly arabic: string;
  readonly number: number;
}

/** What a picture shows: an Arabic name or a verse, and two lines below it. */
export interface PictureSpec {
  /** Set large, such as a surah's name. */
  readonly name?: string;
  readonly verse?: PictureVerse;
  readonly title: string;
  readonly subtitle: string;
  /** What is said instead of the subtitle where the verse does not fit. */
  readonly cutSubtitle: string;
  readonly site: string;
}
