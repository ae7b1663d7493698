import { useTexts } from "../texts/use-texts.ts";
import classes from "./notice.module.css";
import { PlainButton } from "./plain-button.tsx";

interface FailedProps {
  readonly what: string;
  readonly error: { readonly message: string };
  readonly onRetry: () => void;
  /** In one line, as a part of a page. */
  readonly isLine?: boolean;
}

/** Shown where something could not be loaded. */
export function Failed({ what, error, onRetry, isLine = false }: FailedProps) {
  const t = useTexts("notices");
  return (
    <div className={isLine ? classes.line : classes.notice} role="alert">
      <p className={classes.what}>{what}</p>
      {!isLine && <p>{error.message}</p>}
      <PlainButton isQuiet={isLine} className={isLine ? "" : classes.retry} onClick={onRetry}>
        {t("tryAgain")}
      </PlainButton>
    </div>
  );
}
