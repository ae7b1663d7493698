import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import classes from "./notice.module.css";

interface FailedProps {
  readonly what: string;
  readonly error: { readonly message: string };
  readonly onRetry: () => void;
}

/** Stands where something could not be loaded. */
export function Failed({ what, error, onRetry }: FailedProps) {
  return (
    <div className={classes.notice} role="alert">
      <p className={classes.what}>{what}</p>
      <p>{error.message}</p>
      <Button h={44} mt="md" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
