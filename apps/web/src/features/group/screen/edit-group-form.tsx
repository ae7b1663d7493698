import { type Group, UpdateGroupInput } from "@daily-quran/domain/group/group";
import { useDraft } from "../../../reader/forms/use-draft.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import { GroupFields, type GroupFormValues } from "../group-fields.tsx";
import { useRefreshGroups } from "../use-refresh-groups.ts";
import { CallForm, useCallForm } from "../../../reader/forms/call-form.tsx";

interface EditGroupFormProps {
  readonly group: Group;
  readonly onClose: () => void;
}

export function EditGroupForm({ group, onClose }: EditGroupFormProps) {
  const t = useTexts("group");
  const groups = useTexts("groups");
  const refresh = useRefreshGroups();
  const { id: groupId, name, description = "", isPrivate } = group;
  const draft = useDraft<GroupFormValues>(`group ${groupId}`, { name, description, isPrivate });
  const { form, options } = useCallForm<GroupFormValues>(
    UpdateGroupInput,
    draft.typed ?? { name, description, isPrivate },
    draft.keep,
  );
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
