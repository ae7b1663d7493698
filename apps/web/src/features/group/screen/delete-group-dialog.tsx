import type { Group } from "@daily-quran/domain/group/group";
import { useNavigate } from "react-router-dom";
import { failureText } from "../../../reader/server/failure.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { useForgetGroup } from "./use-forget-group.ts";

interface DeleteGroupDialogProps {
  readonly group: Group;
  readonly groupsPath: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function DeleteGroupDialog({ group, groupsPath, opened, onClose }: DeleteGroupDialogProps) {
  const t = useTexts("group");
  const navigate = useNavigate();
  const forget = useForgetGroup(group.id);
  const { mutateAsync, isPending, error } = trpc.group.delete.useMutation({
    meta: { ownsError: true },
    onSuccess: async () => {
      await navigate(groupsPath);
      await forget();
    },
  });
  const remove = useOneAtATime(() => mutateAsync({ groupId: group.id }));
  return (
    <ConfirmDialog
      title={t("deleteTitle")}
      question={t("deleteQuestion", { name: group.name })}
      action={t("delete")}
      destructive
      isPending={isPending}
      failure={error ? failureText(error) : undefined}
      opened={opened}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
