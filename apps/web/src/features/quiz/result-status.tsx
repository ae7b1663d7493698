import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { UNSENT } from "../../lib/unsent.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
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
  const t = useTexts("quiz");
  const notices = useTexts("notices");
  if (isPending)
    return (
      <output>
        <VisuallyHidden>{t("saving")}</VisuallyHidden>
      </output>
    );
  if (!isError) return null;
  return (
    <div className={classes.unsaved} {...UNSENT}>
      <p>{t("unsaved")}</p>
      <Button h={44} fullWidth onClick={complete}>
        {notices("tryAgain")}
      </Button>
    </div>
  );
}
