import type { Group } from "@daily-quran/domain/group";
import { Dialog } from "../../../ui/dialog.tsx";
import { EditGroupForm } from "./edit-group-form.tsx";

interface EditGroupDialogProps {
  readonly group: Group;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function EditGroupDialog({ group, opened, onClose }: EditGroupDialogProps) {
  return (
    <Dialog title="Edit Group" opened={opened} onClose={onClose}>
      <EditGroupForm group={group} onClose={onClose} />
    </Dialog>
  );
}
