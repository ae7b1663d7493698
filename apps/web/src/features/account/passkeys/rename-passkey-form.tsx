import { type Passkey, RenamePasskeyInput } from "@daily-quran/domain/account/passkey";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { CallForm, useCallForm } from "../../../reader/forms/call-form.tsx";

interface RenamePasskeyFormProps {
  readonly passkey: Passkey;
  readonly onDone: () => void;
}

export function RenamePasskeyForm({ passkey: { id, name }, onDone }: RenamePasskeyFormProps) {
  const t = useTexts("passkeys");
  const utils = trpc.useUtils();
  const { form, options } = useCallForm(RenamePasskeyInput.pick({ name: true }), { name });
  const call = trpc.passkey.rename.useMutation({
    ...options,
    onSuccess: () => {
      onDone();
      return utils.passkey.list.invalidate();
    },
  });
  return (
    <CallForm
      form={form}
      call={call}
      onSend={(values) => call.mutateAsync({ id, ...values })}
      failed={t("renameFailed")}
      label={t("save")}
      pendingLabel={t("saving")}
    >
      <TextField label={t("name")} data-autofocus {...form.getInputProps("name")} />
    </CallForm>
  );
}
