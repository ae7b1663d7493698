import type { Group } from "@daily-quran/domain/group/group";
import { useTexts } from "../../../texts/use-texts.ts";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { EditGroupForm } from "./edit-group-form.tsx";

interface EditGroupDialogProps {
  readonly group: Group;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function EditGroupDialog({ group, opened, onClose }: EditGroupDialogProps) {
  const t = useTexts("group");
  return (
    <Dialog title={t("edit")} opened={opened} onClose={onClose}>
      <EditGroupForm group={group} onClose={onClose} />
    </Dialog>
  );
}
