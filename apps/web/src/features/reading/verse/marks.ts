import { createContext } from "react";

/** A range of a text in UTF-16 units, as for `slice`. */
export interface MarkRange {
  readonly start: number;
  readonly end: number;
}

/** Finds the matches in a text; null without a search. */
export type FindMarks = (text: string) => readonly MarkRange[];

export const MarksContext = createContext<FindMarks | null>(null);
