import { CreateGroupInput } from "@daily-quran/domain/group/group";
import { groupPath } from "@daily-quran/domain/web-paths";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useForm } from "@mantine/form";
import { useSchemaResolver } from "../../../reader/use-schema-resolver.ts";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useDraft } from "../../../reader/use-draft.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { newUuid } from "../../../lib/new-uuid.ts";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { FormButtons, FormFailure, FormLayout } from "../../../ui/forms/form-layout.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { GroupFields, type GroupFormValues } from "../group-fields.tsx";
import { useRefreshGroups } from "../use-refresh-groups.ts";
import { failureText, fieldErrors } from "../../../reader/server/failure.ts";

const FORM = "group new";
const BLANK: GroupFormValues = { name: "", description: "", isPrivate: false };

/** Input stays when a submit fails or the dialog is closed. */
export function CreateGroupForm({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts("groups");
  const navigate = useNavigate();
  const refresh = useRefreshGroups();
  // Sent again where no answer came: one form makes one group.
  const [clientId] = useState(newUuid);
  const draft = useDraft(FORM, BLANK);
  const form = useForm<GroupFormValues>({
    initialValues: draft.typed ?? BLANK,
    onValuesChange: draft.keep,
    validate: useSchemaResolver(CreateGroupInput),
  });
  const { mutateAsync, isPending, error } = trpc.group.create.useMutation({
    meta: { ownsError: true },
    onSuccess: async (group) => {
      draft.forget();
      onClose();
      void navigate(groupPath(group.id));
      await refresh();
    },
    onError: (failure) => {
      form.setErrors(fieldErrors(failure));
      // It may have been made, and only the answer was lost.
      void refresh();
    },
  });
  const submit = useOneAtATime(mutateAsync);
  return (
    <FormLayout onSubmit={form.onSubmit((values) => submit({ ...values, clientId }))}>
      <GroupFields form={form} />
      <FormFailure text={error ? failureText(error, t("createFailed")) : undefined} />
      <FormButtons>
        <Button h={44} variant="default" onClick={onClose}>
          {t("cancel")}
        </Button>
        <SubmitButton label={t("createGroup")} pendingLabel={t("creating")} isPending={isPending} />
      </FormButtons>
    </FormLayout>
  );
}
