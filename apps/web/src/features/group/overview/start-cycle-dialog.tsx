import { Dialog } from "../../../ui/dialog.tsx";
import { StartCycleForm } from "./start-cycle-form.tsx";

interface StartCycleDialogProps {
  readonly groupId: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function StartCycleDialog({ groupId, opened, onClose }: StartCycleDialogProps) {
  return (
    <Dialog
      title="Start New Cycle"
      description="Everyone in the group reads the whole Quran in 300 days, one reading a day."
      opened={opened}
      onClose={onClose}
    >
      <StartCycleForm groupId={groupId} onClose={onClose} />
    </Dialog>
  );
}
