import { lazy, Suspense, useState } from "react";
import type { Reportable } from "../features/report/report-form.tsx";
import { logFailure } from "../lib/failure-log.ts";
import classes from "./report-button.module.css";

const ReportDialog = lazy(async () => {
  const dialog = await import("./report-dialog.tsx").catch((error: unknown) =>
    logFailure("report dialog", error),
  );
  return { default: dialog?.ReportDialog ?? DialogFailed };
});

const DialogFailed = () => (
  <p role="alert">This could not be loaded. Check your network and open the page again.</p>
);

/** Opens the form that reports a mistake; the form is loaded when it is first wanted. */
export function ReportButton({ texts }: { readonly texts: readonly Reportable[] }) {
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        Report a mistake
      </button>
      {isWanted && (
        <Suspense fallback={null}>
          <ReportDialog texts={texts} opened={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
