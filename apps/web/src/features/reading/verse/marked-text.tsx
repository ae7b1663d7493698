import { Fragment, type ReactNode } from "react";
import classes from "./marked-text.module.css";
import type { MarkRange } from "./marks.ts";

interface MarkedTextProps {
  readonly text: string;
  readonly marks: readonly MarkRange[];
  /** How a part of the text is set, where plain text is not enough. */
  readonly children?: ((part: string) => ReactNode) | undefined;
}

const plain = (part: string): ReactNode => part;

/** A text with its matches marked; the letters stay the same. */
export function MarkedText({ text, marks, children = plain }: MarkedTextProps) {
  if (marks.length === 0) return children(text);
  const last = marks.at(-1)?.end ?? 0;
  return (
    <>
      {marks.map(({ start, end }, index) => (
        <Fragment key={start}>
          {children(text.slice(marks[index - 1]?.end ?? 0, start))}
          <mark className={classes.mark}>{children(text.slice(start, end))}</mark>
        </Fragment>
      ))}
      {children(text.slice(last))}
    </>
  );
}
