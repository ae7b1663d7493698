import { ReportForm, type Reportable } from "../features/report/report-form.tsx";
import { Dialog } from "../ui/dialog.tsx";

interface ReportDialogProps {
  readonly texts: readonly Reportable[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function ReportDialog({ texts, opened, onClose }: ReportDialogProps) {
  return (
    <Dialog title="Report a mistake" opened={opened} onClose={onClose}>
      <ReportForm texts={texts} onClose={onClose} />
    </Dialog>
  );
}
