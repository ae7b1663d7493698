import type { Group, Member, Role } from "@daily-quran/domain/group/group";
import { useState } from "react";
import { useTexts } from "../../../texts/use-texts.ts";
import { Action, ActionMenu } from "../../../ui/dialogs/action-menu.tsx";
import type { GroupAccess } from "../group-access.ts";
import { HandOverDialog } from "./hand-over-dialog.tsx";
import { useFormats } from "../../../texts/use-formats.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { useOwnToast } from "../../../ui/toasts/use-own-toast.ts";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import { failureToast } from "../failure-toast.ts";
import { useRefreshGroups } from "../use-refresh-groups.ts";

const ROLES: readonly Role[] = ["admin", "moderator", "member"];

interface MemberMenuProps {
  readonly group: Group;
  readonly access: GroupAccess;
  readonly member: Member;
}

/** A leader's actions on a member: only admins change roles, only the creator hands over. */
export function MemberMenu({ group, access, member }: MemberMenuProps) {
  const t = useTexts("members");
  const [dialog, setDialog] = useState<"remove" | "hand-over" | null>(null);
  const changeRole = useChangeRole(group.id, member);
  const close = () => setDialog(null);
  return (
    <>
      <ActionMenu label={t("actionsFor", { name: member.username })}>
        {access.isAdmin &&
          ROLES.map((role) => (
            <Action key={role} disabled={member.role === role} onSelect={() => changeRole(role)}>
              {t("makeRole", { role })}
            </Action>
          ))}
        {access.isCreator && member.role === "admin" && (
          <Action onSelect={() => setDialog("hand-over")}>{t("handOverGroup")}</Action>
        )}
        <Action destructive onSelect={() => setDialog("remove")}>
          {t("remove")}
        </Action>
      </ActionMenu>
      <RemoveMemberDialog
        group={group}
        member={member}
        opened={dialog === "remove"}
        onClose={close}
      />
      <HandOverDialog group={group} heir={member} opened={dialog === "hand-over"} onClose={close} />
    </>
  );
}

function useChangeRole(groupId: number, { userId, username }: Member): (role: Role) => void {
  const t = useTexts("members");
  const refresh = useRefreshGroups();
  const utils = trpc.useUtils();
  const showToast = useShowToast();
  const failure = useOwnToast();
  const { mutateAsync } = trpc.member.changeRole.useMutation({
    meta: { ownsError: true },
    onSuccess: async (_, { role }) => {
      failure.withdraw();
      const invites = utils.invite.list.getData({ groupId });
      const hadLinks = role === "member" && invites?.some((one) => one.createdBy === username);
      const text = t("roleUpdatedText", { name: username, role });
      showToast({
        title: t("roleUpdated"),
        description: hadLinks ? `${text} ${t("roleLinksEnded")}` : text,
      });
      await refresh();
    },
    onError: (error) => {
      failure.show(failureToast(error, { title: t("roleFailedTitle"), fallback: t("roleFailed") }));
      // The user may be no admin any more.
      void refresh();
    },
  });
  return useOneAtATime((role: Role) => mutateAsync({ groupId, userId, role }));
}

interface RemoveMemberDialogProps {
  readonly group: Group;
  readonly member: Member;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function RemoveMemberDialog(props: RemoveMemberDialogProps) {
  const { group, member, opened, onClose } = props;
  const { userId, username: name } = member;
  const t = useTexts("members");
  const { numerals } = useFormats();
  const refresh = useRefreshGroups();
  const showToast = useShowToast();
  const failure = useOwnToast();
  const { mutateAsync, isPending } = trpc.member.remove.useMutation({
    meta: { ownsError: true },
    onSuccess: async () => {
      failure.withdraw();
      onClose();
      showToast({ title: t("removed"), description: t("removedText", { name }) });
      await refresh();
    },
    onError: (error) => {
      failure.show(
        failureToast(error, { title: t("removeFailedTitle"), fallback: t("removeFailed") }),
      );
      // The user may be no leader any more.
      void refresh();
    },
  });
  const { data: invites = [] } = trpc.invite.list.useQuery(
    { groupId: group.id },
    { enabled: opened, meta: { ownsError: "load" } },
  );
  const openLinks = invites.filter(({ createdBy }) => createdBy === name).length;
  const remove = useOneAtATime(() => mutateAsync({ groupId: group.id, userId }));
  return (
    <ConfirmDialog
      title={t("removeTitle", { name })}
      question={t("removeQuestion", { id: numerals(String(userId)) })}
      action={t("remove")}
      destructive
      isPending={isPending}
      opened={opened}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t("removeHint", { name, links: openLinks })}</p>
    </ConfirmDialog>
  );
}
