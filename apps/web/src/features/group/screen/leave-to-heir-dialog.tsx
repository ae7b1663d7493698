import type { Group } from "@daily-quran/domain/group/group";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { failureText } from "../../../reader/server/failure.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { ShowMore } from "../../../ui/buttons/show-more.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import { useMembers } from "../members/use-members.ts";
import { useRefreshGroups } from "../use-refresh-groups.ts";
import { useForgetGroup } from "./use-forget-group.ts";

interface LeaveToHeirDialogProps {
  readonly group: Group;
  readonly groupsPath: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const OWN = { meta: { ownsError: true } };

/** A creator hands the group over to a member, who becomes an admin for it, and leaves. */
export function LeaveToHeirDialog({ opened, ...props }: LeaveToHeirDialogProps) {
  // The members are asked for once it is open.
  return opened && <OpenDialog {...props} />;
}

function OpenDialog({ group, groupsPath, onClose }: Omit<LeaveToHeirDialogProps, "opened">) {
  const t = useTexts("group");
  const texts = useTexts("members");
  const navigate = useNavigate();
  const showToast = useShowToast();
  const forget = useForgetGroup(group.id);
  const refresh = useRefreshGroups();
  const { members, error: failure, ...query } = useMembers(group.id);
  const heirs = members?.filter(({ userId }) => userId !== group.createdBy) ?? [];
  const [chosen, setChosen] = useState("");
  const heir = heirs.find(({ userId }) => String(userId) === chosen);
  const changeRole = trpc.member.changeRole.useMutation(OWN);
  const handOver = trpc.group.handOver.useMutation(OWN);
  const leave = trpc.group.leave.useMutation(OWN);
  const steps = [changeRole, handOver, leave];
  const handOverAndLeave = useOneAtATime(async () => {
    if (!heir) return;
    const { userId, username: name, role } = heir;
    const groupId = group.id;
    try {
      if (role !== "admin") await changeRole.mutateAsync({ groupId, userId, role: "admin" });
      await handOver.mutateAsync({ groupId, userId });
      await leave.mutateAsync({ groupId, block: false });
    } catch {
      // Some of it may be done: then the menu offers the rest.
      return await refresh();
    }
    showToast({ title: texts("handedOver"), description: texts("handedOverText", { name }) });
    await navigate(groupsPath);
    return await forget();
  });
  const error = steps.find((step) => step.error)?.error ?? failure;
  return (
    <ConfirmDialog
      title={t("heirTitle")}
      question={t("heirQuestion", { name: group.name })}
      action={t("handOverAndLeave")}
      destructive
      isPending={!heir || steps.some(({ isPending }) => isPending)}
      failure={error ? failureText(error) : undefined}
      opened
      onConfirm={handOverAndLeave}
      onClose={onClose}
    >
      <SelectField
        label={t("heir")}
        data={[
          { value: "", label: t("chooseHeir") },
          ...heirs.map(({ userId, username }) => ({ value: String(userId), label: username })),
        ]}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <ShowMore query={query} />
    </ConfirmDialog>
  );
}
