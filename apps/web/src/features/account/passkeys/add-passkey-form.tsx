import { StartPasskeyInput } from "@daily-quran/domain/account/passkey";
import { useForm } from "@mantine/form";
import { startRegistration } from "@simplewebauthn/browser";
import { useMutation } from "@tanstack/react-query";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { usePasskeyFault } from "../../../reader/passkeys.ts";
import { fieldErrors } from "../../../reader/server/failure.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useSchemaResolver } from "../../../reader/use-schema-resolver.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { FormButtons, FormFailure, FormLayout } from "../../../ui/forms/form-layout.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";

/** Asks for the password, and has the browser make a passkey. */
export function AddPasskeyForm({ username }: { readonly username: string }) {
  const t = useTexts("passkeys");
  const faultText = usePasskeyFault();
  const showToast = useShowToast();
  const utils = trpc.useUtils();
  const form = useForm({
    initialValues: { password: "" },
    validate: useSchemaResolver(StartPasskeyInput),
  });
  const { mutateAsync, isPending, error } = useMutation({
    meta: { ownsError: true },
    mutationFn: async (values: { readonly password: string }) => {
      const optionsJSON = await utils.client.passkey.start.mutate(values);
      await utils.client.passkey.add.mutate(await startRegistration({ optionsJSON }));
    },
    onSuccess: () => {
      form.reset();
      showToast({ title: t("addedTitle"), description: t("addedText") });
      return utils.passkey.list.invalidate();
    },
    onError: (failure) => form.setErrors(fieldErrors(failure)),
  });
  const submit = useOneAtATime(mutateAsync);
  return (
    <FormLayout onSubmit={form.onSubmit((values) => submit(values))}>
      <input hidden readOnly type="text" autoComplete="username" value={username} />
      <PasswordField
        label={t("password")}
        autoComplete="current-password"
        {...form.getInputProps("password")}
      />
      <FormFailure text={error ? faultText(error, t("addFailed")) : undefined} />
      <FormButtons>
        <SubmitButton label={t("add")} pendingLabel={t("adding")} isPending={isPending} />
      </FormButtons>
    </FormLayout>
  );
}
