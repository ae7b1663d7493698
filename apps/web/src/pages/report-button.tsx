import { Suspense, useState } from "react";
import type { Reportable } from "../features/report/report-form.tsx";
import { lazyPart } from "../lib/lazy-part.ts";
import classes from "./report-button.module.css";

const DialogFailed = () => (
  <p role="alert">This could not be loaded. Check your network and open the page again.</p>
);

const ReportDialog = lazyPart(
  "report dialog",
  async () => (await import("./report-dialog.tsx")).ReportDialog,
  DialogFailed,
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
