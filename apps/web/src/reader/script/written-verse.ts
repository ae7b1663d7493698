import type { ReactNode } from "react";

/** A range of a text in UTF-16 units, as for `slice`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A verse's Arabic as it is to be set. */
export interface WrittenVerse {
  readonly text: string;
  readonly marks: readonly TextRange[];
  /** The ornament at its end; only in the Indo-Pak script, where signs stand on it. */
  readonly ornament?: ReactNode;
}

export interface InScriptProps {
  readonly verse: { readonly surahNumber: number; readonly verseNumber: number };
  /** In the Uthmani script. */
  readonly arabic: string;
  /** Of the Uthmani text. */
  readonly marks?: readonly TextRange[] | undefined;
  readonly children: (written: WrittenVerse) => ReactNode;
}
