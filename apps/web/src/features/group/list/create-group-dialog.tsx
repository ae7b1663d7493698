import { Dialog } from "../../../ui/dialog.tsx";
import { CreateGroupForm } from "./create-group-form.tsx";

interface CreateGroupDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function CreateGroupDialog({ opened, onClose }: CreateGroupDialogProps) {
  return (
    <Dialog
      title="Create Reading Group"
      description="Start a new community for Quran reading and challenges"
      opened={opened}
      onClose={onClose}
    >
      <CreateGroupForm onClose={onClose} />
    </Dialog>
  );
}
