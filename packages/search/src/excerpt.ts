import type { TextMark } from "@daily-quran/domain/search/search";

/** A text with the ranges that are marked in it. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly TextMark[];
}

const BEFORE = 60;

/** The part of a long text around its first mark, cut between words, with an ellipsis at each cut. */
export function excerptOf({ text, marks }: MarkedText, maxLength: number): MarkedText {
  if (text.length <= maxLength) return { text, marks };
  const first = marks[0]?.start ?? 0;
  const start = first <= BEFORE ? 0 : wordStart(text, first - BEFORE);
  const end =
    start + maxLength >= text.length ? text.length : text.lastIndexOf(" ", start + maxLength);
  const cut = end <= start ? start + maxLength : end;
  const head = start > 0 ? "… " : "";
  const shift = head.length - start;
  return {
    text: `${head}${text.slice(start, cut)}${cut < text.length ? " …" : ""}`,
    marks: marks
      .filter((mark) => mark.start >= start && mark.end <= cut)
      .map((mark) => ({ start: mark.start + shift, end: mark.end + shift })),
  };
}

function wordStart(text: string, from: number): number {
  const space = text.indexOf(" ", from);
  return space === -1 ? from : space + 1;
}
