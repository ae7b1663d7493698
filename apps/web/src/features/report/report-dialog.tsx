import { ReportForm, type Reportable } from "./report-form.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";

interface ReportDialogProps {
  readonly texts: readonly Reportable[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function ReportDialog({ texts, opened, onClose }: ReportDialogProps) {
  const t = useTexts("report");
  return (
    <Dialog title={t("open")} opened={opened} onClose={onClose}>
      <ReportForm texts={texts} onClose={onClose} />
    </Dialog>
  );
}
