import { type Group, UpdateGroupInput } from "@daily-quran/domain/group/group";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useForm } from "@mantine/form";
import { useSchemaResolver } from "../../../reader/use-schema-resolver.ts";
import { useDraft } from "../../../reader/use-draft.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { FormButtons, FormFailure, FormLayout } from "../../../ui/forms/form-layout.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { GroupFields, type GroupFormValues } from "../group-fields.tsx";
import { useRefreshGroups } from "../use-refresh-groups.ts";
import { failureText, fieldErrors } from "../../../reader/server/failure.ts";

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
  const form = useForm<GroupFormValues>({
    initialValues: draft.typed ?? { name, description, isPrivate },
    onValuesChange: draft.keep,
    validate: useSchemaResolver(UpdateGroupInput),
  });
  const { mutateAsync, isPending, error } = trpc.group.update.useMutation({
    meta: { ownsError: true },
    onSuccess: async () => {
      draft.forget();
      onClose();
      await refresh();
    },
    onError: (failure) => form.setErrors(fieldErrors(failure)),
  });
  const submit = useOneAtATime(mutateAsync);
  return (
    <FormLayout onSubmit={form.onSubmit((values) => submit({ groupId, ...values }))}>
      <GroupFields form={form} />
      <FormFailure text={error ? failureText(error) : undefined} />
      <FormButtons>
        <Button h={44} variant="default" onClick={onClose}>
          {groups("cancel")}
        </Button>
        <SubmitButton label={t("save")} pendingLabel={t("saving")} isPending={isPending} />
      </FormButtons>
    </FormLayout>
  );
}
