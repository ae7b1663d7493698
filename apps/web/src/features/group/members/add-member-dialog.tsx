import { Dialog } from "../../../ui/dialog.tsx";
import { AddMemberForm } from "./add-member-form.tsx";

interface AddMemberDialogProps {
  readonly groupId: number;
  readonly canMakeAdmin: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function AddMemberDialog({ opened, onClose, ...form }: AddMemberDialogProps) {
  return (
    <Dialog
      title="Add Member"
      description="Members find their user ID on their account page."
      opened={opened}
      onClose={onClose}
    >
      <AddMemberForm {...form} onClose={onClose} />
    </Dialog>
  );
}
