import { EnterKhatmaInput } from "@daily-quran/domain/group/khatma";
import { useMutation } from "@tanstack/react-query";
import { CallForm, useCallForm } from "../../reader/forms/call-form.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";

interface EnterDialogProps {
  /** Whether the name is somebody's who has no phone. */
  readonly isHelped?: boolean;
  readonly opened: boolean;
  readonly onEnter: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the name under which somebody without an account takes part. */
export function EnterDialog({ isHelped = false, opened, onEnter, onClose }: EnterDialogProps) {
  const t = useTexts("khatma");
  const { form, options } = useCallForm<EnterKhatmaInput>(EnterKhatmaInput, { name: "" });
  const call = useMutation({ ...options, mutationFn: onEnter, onSuccess: form.reset });
  return (
    <Dialog
      title={t(isHelped ? "theirName" : "yourName")}
      description={t(isHelped ? "theirNameHint" : "yourNameHint")}
      opened={opened}
      onClose={onClose}
    >
      <CallForm
        form={form}
        call={call}
        onSend={({ name }) => call.mutateAsync(name)}
        label={t("takePart")}
        pendingLabel={t("sending")}
      >
        <TextField
          label={t("nameLabel")}
          autoComplete="given-name"
          data-autofocus
          {...form.getInputProps("name")}
        />
      </CallForm>
    </Dialog>
  );
}
