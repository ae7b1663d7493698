import { readableError } from "../../lib/readable-error.ts";
import { failureStatus } from "../../reader/server/failure.ts";
import { useServerAway } from "../../reader/server/server-away.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { PlainButton } from "../../ui/buttons/plain-button.tsx";
import classes from "./reading-status.module.css";

interface ReadingEmptyProps {
  /** Undefined for today. */
  readonly day?: number | undefined;
}

/** Shown while a day has no content. */
export function ReadingEmpty({ day }: ReadingEmptyProps) {
  const t = useTexts("reading");
  return (
    <div className={classes.status}>
      <p className={classes.what}>
        {day === undefined ? t("preparingToday") : t("preparing", { day })}
      </p>
      <p>{t("comeBack")}</p>
    </div>
  );
}

interface ReadingFailedProps {
  readonly what: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Shown when a reading could not be loaded; nothing replaces it. */
export function ReadingFailed({ what, error, onRetry }: ReadingFailedProps) {
  const t = useTexts("reading");
  const notices = useTexts("notices");
  const isLost = useServerAway() && (failureStatus(error) ?? 503) > 500;
  const reason = isLost ? t("offline") : (readableError(error)?.message ?? what);
  return (
    <div className={classes.status} role="alert">
      <p className={classes.what}>{what}</p>
      {reason !== what && <p>{reason}</p>}
      <PlainButton className={classes.retry} onClick={onRetry}>
        {notices("tryAgain")}
      </PlainButton>
    </div>
  );
}
