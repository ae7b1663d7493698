import { useTexts } from "../../../texts/use-texts.ts";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { AddMemberForm } from "./add-member-form.tsx";

interface AddMemberDialogProps {
  readonly groupId: number;
  readonly canMakeAdmin: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function AddMemberDialog({ opened, onClose, ...form }: AddMemberDialogProps) {
  const t = useTexts("members");
  return (
    <Dialog title={t("addMember")} opened={opened} onClose={onClose}>
      <AddMemberForm {...form} onClose={onClose} />
    </Dialog>
  );
}
