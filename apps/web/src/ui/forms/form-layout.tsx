import { IconAlertTriangle } from "@tabler/icons-react";
import { type FormEvent, type FormEventHandler, type ReactNode, useEffect, useRef } from "react";
import classes from "./form-layout.module.css";

interface FormLayoutProps {
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
}

/** The fields of a form, one below the other, validated by its own rules and not the browser's. */
export function FormLayout({ onSubmit, children }: FormLayoutProps) {
  const { form, expectOutcome, forgetOutcome } = useFocusOnRefusal();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    expectOutcome();
    onSubmit(event);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} onInput={forgetOutcome} className={classes.form}>
      {children}
    </form>
  );
}

/**
 * Moves the focus to the first field that a submit was refused for; where no field is at fault, back to the
 * button, which lost the focus while it was disabled.
 */
function useFocusOnRefusal() {
  const form = useRef<HTMLFormElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current || !form.current) return;
    const field = form.current.querySelector<HTMLElement>("[aria-invalid=true]");
    const isRefused = form.current.querySelector("[role=alert]") !== null;
    const button = form.current.querySelector<HTMLElement>("[type=submit]:enabled");
    const isLost = document.activeElement === document.body;
    const target = field ?? (isRefused && isLost ? button : null);
    if (!target) return;
    isAwaited.current = false;
    target.focus();
  });
  return {
    form,
    expectOutcome: () => {
      isAwaited.current = true;
    },
    forgetOutcome: () => {
      isAwaited.current = false;
    },
  };
}

/** The buttons that end a form or a dialog. */
export function FormButtons({ children }: { readonly children: ReactNode }) {
  return <div className={classes.buttons}>{children}</div>;
}

/** Says above a form's button why it was refused. */
export function FormFailure({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <div role="alert" className={classes.failure}>
      <IconAlertTriangle aria-hidden size={20} />
      <span>{text}</span>
    </div>
  );
}
