import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { UNSENT } from "../../lib/unsent.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import classes from "./quiz-results.module.css";

interface ResultStatusProps {
  readonly completion: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly complete: () => void;
  };
}

/** Whether the result is saved, with a retry on failure. The answers are saved already. */
export function ResultStatus({ completion: { isPending, isError, complete } }: ResultStatusProps) {
  if (isPending)
    return (
      <output>
        <VisuallyHidden>Saving your result...</VisuallyHidden>
      </output>
    );
  if (!isError) return null;
  return (
    <div className={classes.unsaved} {...UNSENT}>
      <p>Your answers are kept. The result can be sent again.</p>
      <Button h={44} fullWidth onClick={complete}>
        Try Again
      </Button>
    </div>
  );
}
