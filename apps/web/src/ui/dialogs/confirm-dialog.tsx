import { Button } from "../buttons/button.tsx";
import type { ReactNode } from "react";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./dialog.module.css";
import { Dialog } from "./dialog.tsx";
import { FormButtons, FormFailure } from "../forms/form-layout.tsx";

interface ConfirmDialogProps {
  readonly title: string;
  readonly question: string;
  readonly action: string;
  readonly destructive?: boolean;
  readonly isPending: boolean;
  /** Why it could not be done. */
  readonly failure?: string | undefined;
  readonly opened: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What can be chosen with it. */
  readonly children?: ReactNode;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useTexts("controls");
  const { title, question, action, destructive = false, isPending, opened } = props;
  return (
    <Dialog title={title} description={question} opened={opened} onClose={props.onClose}>
      {props.children && <div className={classes["choice"]}>{props.children}</div>}
      <FormFailure text={props.failure} />
      <FormButtons>
        <Button variant="default" data-autofocus onClick={props.onClose}>
          {t("cancel")}
        </Button>
        <Button
          disabled={isPending}
          onClick={props.onConfirm}
          {...(destructive && { color: "red" })}
        >
          {action}
        </Button>
      </FormButtons>
    </Dialog>
  );
}
