import { IconAlertTriangle } from "@tabler/icons-react";
import type { FormEventHandler, ReactNode } from "react";
import classes from "./form-layout.module.css";

interface FormLayoutProps {
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
}

/** The fields of a form under each other. The form's own rules speak, not the browser's. */
export function FormLayout({ onSubmit, children }: FormLayoutProps) {
  return (
    <form noValidate onSubmit={onSubmit} className={classes.form}>
      {children}
    </form>
  );
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
