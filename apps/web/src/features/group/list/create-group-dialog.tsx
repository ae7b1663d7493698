import { useTexts } from "../../../texts/use-texts.ts";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { CreateGroupForm } from "./create-group-form.tsx";

interface CreateGroupDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function CreateGroupDialog({ opened, onClose }: CreateGroupDialogProps) {
  const t = useTexts("groups");
  return (
    <Dialog title={t("create")} description={t("createWhy")} opened={opened} onClose={onClose}>
      <CreateGroupForm onClose={onClose} />
    </Dialog>
  );
}
