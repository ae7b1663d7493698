import { createContext } from "react";

/** A stretch of a text in UTF-16 units, as `slice` takes it. */
export interface MarkRange {
  readonly start: number;
  readonly end: number;
}

/** Finds what is to be marked in a text; null while nothing is searched for. */
export type FindMarks = (text: string) => readonly MarkRange[];

export const MarksContext = createContext<FindMarks | null>(null);
