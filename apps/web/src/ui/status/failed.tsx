import { readableError } from "../../lib/readable-error.ts";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./notice.module.css";
import { PlainButton } from "../buttons/plain-button.tsx";

interface FailedProps {
  readonly what: string;
  readonly error?: unknown;
  /** What `error` says if it is written for people. */
  readonly why?: string | undefined;
  readonly onRetry: () => void;
  /** In one line, as a part of a page. */
  readonly isLine?: boolean;
}

/** Shown where something could not be loaded. */
export function Failed(props: FailedProps) {
  const { what, error, why = readableError(error)?.message, onRetry, isLine = false } = props;
  const t = useTexts("notices");
  return (
    <div className={isLine ? classes.line : classes.notice} role="alert">
      <p className={classes.what}>{what}</p>
      {!isLine && why && <p>{why}</p>}
      <PlainButton isQuiet={isLine} className={isLine ? "" : classes.retry} onClick={onRetry}>
        {t("tryAgain")}
      </PlainButton>
    </div>
  );
}
