import { useTexts } from "../../../texts/use-texts.ts";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { StartCycleForm } from "./start-cycle-form.tsx";

interface StartCycleDialogProps {
  readonly groupId: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function StartCycleDialog({ groupId, opened, onClose }: StartCycleDialogProps) {
  const t = useTexts("cycles");
  return (
    <Dialog title={t("start")} description={t("startWhy")} opened={opened} onClose={onClose}>
      <StartCycleForm groupId={groupId} onClose={onClose} />
    </Dialog>
  );
}
