import type { ReactNode } from "react";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./needs-script.module.css";

interface NeedsScriptProps {
  /** The beginning of the sentence: "The quiz needs". */
  readonly what: string;
  /** What can do nothing without JavaScript. */
  readonly children: ReactNode;
}

/** Where JavaScript is off, says that something needs it, in its place. */
export function NeedsScript({ what, children }: NeedsScriptProps) {
  const t = useTexts("controls");
  return (
    <>
      <noscript>
        <p className={classes.text}>{t("needsScript", { what })}</p>
      </noscript>
      <div className={classes.content}>{children}</div>
    </>
  );
}
