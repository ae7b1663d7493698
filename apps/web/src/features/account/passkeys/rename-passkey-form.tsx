import { type Passkey, RenamePasskeyInput } from "@daily-quran/domain/account/passkey";
import { useForm } from "@mantine/form";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { failureText, fieldErrors } from "../../../reader/server/failure.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useSchemaResolver } from "../../../reader/use-schema-resolver.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { FormButtons, FormFailure, FormLayout } from "../../../ui/forms/form-layout.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";

interface RenamePasskeyFormProps {
  readonly passkey: Passkey;
  readonly onDone: () => void;
}

export function RenamePasskeyForm({ passkey: { id, name }, onDone }: RenamePasskeyFormProps) {
  const t = useTexts("passkeys");
  const utils = trpc.useUtils();
  const form = useForm({
    initialValues: { name },
    validate: useSchemaResolver(RenamePasskeyInput.pick({ name: true })),
  });
  const { mutateAsync, isPending, error } = trpc.passkey.rename.useMutation({
    meta: { ownsError: true },
    onSuccess: () => {
      onDone();
      return utils.passkey.list.invalidate();
    },
    onError: (failure) => form.setErrors(fieldErrors(failure)),
  });
  const submit = useOneAtATime(mutateAsync);
  return (
    <FormLayout onSubmit={form.onSubmit((values) => submit({ id, ...values }))}>
      <TextField label={t("name")} data-autofocus {...form.getInputProps("name")} />
      <FormFailure text={error ? failureText(error, t("renameFailed")) : undefined} />
      <FormButtons>
        <SubmitButton label={t("save")} pendingLabel={t("saving")} isPending={isPending} />
      </FormButtons>
    </FormLayout>
  );
}
