import type { VerseNote } from "@daily-quran/domain/verse-remark";
import { Fragment, type ReactNode } from "react";
import type { MarkRange } from "./marks.ts";
import "./marked-text.css";

interface MarkedTextProps {
  readonly text: string;
  readonly marks: readonly MarkRange[];
  /** Footnotes, which the style numbers; where something is marked it is shown in their place. */
  readonly notes?: readonly VerseNote[] | undefined;
  /** How a part of the text is set, where plain text is not enough. */
  readonly children?: ((part: string) => ReactNode) | undefined;
}

const plain = (part: string): ReactNode => part;

/** A text with its matches marked; the letters stay the same. */
export function MarkedText({ text, marks: found, notes = [], children = plain }: MarkedTextProps) {
  const marks = found.length > 0 ? found : notes.map(({ at }) => ({ start: at, end: at }));
  return (
    <>
      {marks.map(({ start, end }, index) => (
        // Two footnotes may stand at one place; the order identifies them.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {children(text.slice(marks[index - 1]?.end, start))}
          {start < end ? <mark>{children(text.slice(start, end))}</mark> : <sup />}
        </Fragment>
      ))}
      {children(text.slice(marks.at(-1)?.end))}
    </>
  );
}
