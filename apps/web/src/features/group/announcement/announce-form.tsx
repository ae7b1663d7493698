import { AnnounceInput } from "@daily-quran/domain/group/announcement";
import type { Group } from "@daily-quran/domain/group/group";
import { CallForm, useCallForm } from "../../../reader/forms/call-form.tsx";
import { useDraft } from "../../../reader/forms/use-draft.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import { TextAreaField } from "../../../ui/fields/text-area-field.tsx";
import { useRefreshGroups } from "../use-refresh-groups.ts";

interface AnnounceFormProps {
  readonly group: Group;
  readonly onClose: () => void;
}

/** Writes what stands above the tabs of a group; empty it takes that down. */
export function AnnounceForm({ group, onClose }: AnnounceFormProps) {
  const t = useTexts("announcements");
  const refresh = useRefreshGroups();
  const blank = { message: group.announcement?.message ?? "" };
  const draft = useDraft(`announcement ${group.id}`, blank);
  const { form, options } = useCallForm(AnnounceInput, blank, draft);
  const call = trpc.announcement.set.useMutation({
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
      onSend={(values) => call.mutateAsync({ groupId: group.id, ...values })}
      failed={t("notDone")}
      label={t("announce")}
      pendingLabel={t("announcing")}
    >
      <TextAreaField
        label={t("message")}
        description={t("messageWhy")}
        {...form.getInputProps("message")}
      />
    </CallForm>
  );
}
