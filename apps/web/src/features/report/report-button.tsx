import { useState } from "react";
import type { Reportable } from "./report-form.tsx";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { TextButton } from "../../ui/buttons/text-button.tsx";
import classes from "./report-button.module.css";

function DialogFailed() {
  const t = useTexts("report");
  return <p role="alert">{t("notLoaded")}</p>;
}

const ReportDialog = lazyPart(
  "report dialog",
  async () => (await import("./report-dialog.tsx")).ReportDialog,
  { failed: DialogFailed },
);

/** Opens the form that reports a mistake; the form is loaded when it is first wanted. */
export function ReportButton({ texts }: { readonly texts: readonly Reportable[] }) {
  const t = useTexts("report");
  // Undefined until it is first opened.
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <TextButton
        className={classes.button}
        aria-haspopup="dialog"
        data-scripted
        onClick={() => setOpen(true)}
      >
        {t("open")}
      </TextButton>
      {isOpen !== undefined && (
        <ReportDialog texts={texts} opened={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
