import type { ReactNode } from "react";
import classes from "./needs-script.module.css";

interface NeedsScriptProps {
  /** The beginning of the sentence: "The quiz needs". */
  readonly what: string;
  /** What can do nothing without JavaScript. */
  readonly children: ReactNode;
}

/** Where JavaScript is off, says that something needs it, in its place. */
export const NeedsScript = ({ what, children }: NeedsScriptProps) => (
  <>
    <noscript>
      <p className={classes.text}>
        {what} JavaScript. Please turn it on in your browser, then reload this page.
      </p>
    </noscript>
    <div className={classes.content}>{children}</div>
  </>
);
