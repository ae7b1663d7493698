import { RequestError } from "../../reader/fetcher.ts";
import { PlainButton } from "../../ui/plain-button.tsx";
import classes from "./reading-status.module.css";

interface ReadingEmptyProps {
  /** As a sentence names the day: `today`, `day 5`. */
  readonly when: string;
}

/** Shown while a day has no content. */
export function ReadingEmpty({ when }: ReadingEmptyProps) {
  return (
    <div className={classes.status}>
      <p className={classes.what}>The reading content for {when} is being prepared.</p>
      <p>Please check back later, or choose another day from the schedule menu.</p>
    </div>
  );
}

const OFFLINE = "You are offline. The days that you opened before are here.";

/** What the server said, or that there is no network; a lost connection has nothing to add. */
function reasonOf(error: Error): string | undefined {
  if (error instanceof RequestError) return error.message;
  return navigator.onLine ? undefined : OFFLINE;
}

interface ReadingFailedProps {
  readonly what: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Shown when a reading could not be loaded; nothing replaces it. */
export function ReadingFailed({ what, error, onRetry }: ReadingFailedProps) {
  const reason = reasonOf(error);
  return (
    <div className={classes.status} role="alert">
      <p className={classes.what}>{what}</p>
      {reason && <p>{reason}</p>}
      <PlainButton className={classes.retry} onClick={onRetry}>
        Try Again
      </PlainButton>
    </div>
  );
}
