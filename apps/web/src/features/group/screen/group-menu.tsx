import { type Group, UpdateGroupInput } from "@daily-quran/domain/group/group";
import { groupPath } from "@daily-quran/domain/web-paths";
import { Button } from "../../../ui/buttons/button.tsx";
import { useState } from "react";
import { useTexts } from "../../../texts/use-texts.ts";
import { Link } from "../../../ui/buttons/link.tsx";
import { FormButtons } from "../../../ui/forms/form-layout.tsx";
import { Action, ActionMenu } from "../../../ui/dialogs/action-menu.tsx";
import { useNavigate } from "react-router-dom";
import { CallDialog } from "../../../reader/forms/call-dialog.tsx";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useForgetGroup } from "./use-forget-group.ts";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { AnnounceForm } from "../announcement/announce-form.tsx";
import { GroupFields, type GroupFormValues } from "../group-fields.tsx";
import { useRefreshGroups } from "../use-refresh-groups.ts";
import { CallForm, useCallForm } from "../../../reader/forms/call-form.tsx";
import { useDraft } from "../../../reader/forms/use-draft.ts";
import { LeaveGroupDialog } from "./leave-group-dialog.tsx";
import { LeaveToHeirDialog } from "./leave-to-heir-dialog.tsx";
import type { GroupAccess } from "../group-access.ts";

interface GroupMenuProps {
  readonly group: Group;
  readonly access: GroupAccess;
  readonly groupsPath: string;
}

/** A member's actions on the group. */
export function GroupMenu({ group, access, groupsPath }: GroupMenuProps) {
  const t = useTexts("group");
  const announcements = useTexts("announcements");
  const [dialog, setDialog] = useState<"edit" | "announce" | "leave" | "delete" | null>(null);
  const close = () => setDialog(null);
  const shared = { group, groupsPath, onClose: close };
  return (
    <>
      <ActionMenu label={t("actions")}>
        {access.isAdmin && <Action onSelect={() => setDialog("edit")}>{t("edit")}</Action>}
        {access.isAdmin && (
          <Action onSelect={() => setDialog("announce")}>{announcements("announce")}</Action>
        )}
        <Action destructive onSelect={() => setDialog("leave")}>
          {t(access.isCreator ? "leaveTo" : "leave")}
        </Action>
        {access.isCreator && (
          <Action destructive onSelect={() => setDialog("delete")}>
            {t("delete")}
          </Action>
        )}
      </ActionMenu>
      <EditGroupDialog group={group} opened={dialog === "edit"} onClose={close} />
      <Dialog title={announcements("title")} opened={dialog === "announce"} onClose={close}>
        <AnnounceForm group={group} onClose={close} />
      </Dialog>
      <LeaveGroupDialog {...shared} opened={dialog === "leave" && !access.isCreator} />
      <LeaveToHeirDialog
        {...shared}
        opened={dialog === "leave" && access.isCreator && group.memberCount > 1}
      />
      <Dialog
        title={t("aloneTitle")}
        description={t("aloneText", { name: group.name })}
        opened={dialog === "leave" && access.isCreator && group.memberCount <= 1}
        onClose={close}
      >
        <FormButtons>
          <Button variant="default" color="red" onClick={() => setDialog("delete")}>
            {t("delete")}
          </Button>
          <Button component={Link} to={groupPath(group.id, "members")} onClick={close}>
            {t("invitePeople")}
          </Button>
        </FormButtons>
      </Dialog>
      <DeleteGroupDialog {...shared} opened={dialog === "delete"} />
    </>
  );
}

interface EditGroupDialogProps {
  readonly group: Group;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function EditGroupDialog({ group, opened, onClose }: EditGroupDialogProps) {
  const t = useTexts("group");
  return (
    <Dialog title={t("edit")} opened={opened} onClose={onClose}>
      <EditGroupForm group={group} onClose={onClose} />
    </Dialog>
  );
}

interface DeleteGroupDialogProps {
  readonly group: Group;
  readonly groupsPath: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function DeleteGroupDialog({ group, groupsPath, opened, onClose }: DeleteGroupDialogProps) {
  const t = useTexts("group");
  const navigate = useNavigate();
  const forget = useForgetGroup(group.id);
  return (
    <CallDialog
      title={t("deleteTitle")}
      question={t("deleteQuestion", { name: group.name })}
      action={t("delete")}
      destructive
      call={trpc.group.delete.useMutation({ meta: { ownsError: true } })}
      input={{ groupId: group.id }}
      onDone={async () => {
        await navigate(groupsPath);
        await forget();
      }}
      opened={opened}
      onClose={onClose}
    />
  );
}

interface EditGroupFormProps {
  readonly group: Group;
  readonly onClose: () => void;
}

function EditGroupForm({ group, onClose }: EditGroupFormProps) {
  const t = useTexts("group");
  const groups = useTexts("groups");
  const refresh = useRefreshGroups();
  const { id: groupId, name, description = "", isPrivate } = group;
  const blank: GroupFormValues = { name, description, isPrivate };
  const draft = useDraft(`group ${groupId}`, blank);
  const { form, options } = useCallForm(UpdateGroupInput, blank, draft);
  const call = trpc.group.update.useMutation({
    ...options,
    onSuccess: async () => {
      draft.forget();
      onClose();
      await refresh();
    },
  });
  return (
    <CallForm
      form={form}
      call={call}
      onSend={(values) => call.mutateAsync({ groupId, ...values })}
      label={t("save")}
      pendingLabel={t("saving")}
      cancel={{ label: groups("cancel"), onCancel: onClose }}
    >
      <GroupFields form={form} />
    </CallForm>
  );
}
