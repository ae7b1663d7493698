import { CreateGroupInput } from "@daily-quran/domain/group/group";
import { groupPath } from "@daily-quran/domain/web-paths";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { trpc } from "../../../reader/server/trpc.tsx";
import { newUuid } from "../../../lib/new-uuid.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { GroupFields, type GroupFormValues } from "../group-fields.tsx";
import { useRefreshGroups } from "../use-refresh-groups.ts";
import { CallForm, useCallForm } from "../../../reader/forms/call-form.tsx";
import { useDraft } from "../../../reader/forms/use-draft.ts";

const BLANK: GroupFormValues = { name: "", description: "", isPrivate: false };

/** Input stays when a submit fails or the dialog is closed. */
export function CreateGroupForm({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts("groups");
  const navigate = useNavigate();
  const refresh = useRefreshGroups();
  // Sent again where no answer came: one form makes one group.
  const [clientId] = useState(newUuid);
  const draft = useDraft("new-group", BLANK);
  const { form, options } = useCallForm(CreateGroupInput, BLANK, draft);
  const call = trpc.group.create.useMutation({
    ...options,
    onSuccess: async (group) => {
      draft.forget();
      onClose();
      void navigate(groupPath(group.id));
      await refresh();
    },
    onError: (failure) => {
      options.onError(failure);
      // It may have been made, and only the answer was lost.
      void refresh();
    },
  });
  return (
    <CallForm
      form={form}
      call={call}
      onSend={(values) => call.mutateAsync({ ...values, clientId })}
      failed={t("createFailed")}
      label={t("createGroup")}
      pendingLabel={t("creating")}
      cancel={{ label: t("cancel"), onCancel: onClose }}
    >
      <GroupFields form={form} />
    </CallForm>
  );
}
