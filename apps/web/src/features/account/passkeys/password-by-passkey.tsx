import { PasswordByPasskeyInput } from "@daily-quran/domain/account/passkey";
import { useForm } from "@mantine/form";
import { startAuthentication } from "@simplewebauthn/browser";
import { useMutation } from "@tanstack/react-query";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { NewPasswordField } from "../../../reader/new-password-field.tsx";
import { usePasskeyFault } from "../../../reader/passkeys.ts";
import { fieldErrors } from "../../../reader/server/failure.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useSchemaResolver } from "../../../reader/use-schema-resolver.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { FormButtons, FormFailure, FormLayout } from "../../../ui/forms/form-layout.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";

const NewOne = PasswordByPasskeyInput.pick({ newPassword: true });

/** Sets a new password for who has forgotten the old one, and has a passkey. */
export function PasswordByPasskey({ username }: { readonly username: string }) {
  const t = useTexts("passkeys");
  return (
    <details>
      <summary>{t("setPassword")}</summary>
      <Form username={username} />
    </details>
  );
}

function Form({ username }: { readonly username: string }) {
  const t = useTexts("passkeys");
  const faultText = usePasskeyFault();
  const showToast = useShowToast();
  const { client } = trpc.useUtils();
  const form = useForm({ initialValues: { newPassword: "" }, validate: useSchemaResolver(NewOne) });
  const { mutateAsync, isPending, error } = useMutation({
    meta: { ownsError: true },
    mutationFn: async ({ newPassword }: { readonly newPassword: string }) => {
      const optionsJSON = await client.passkey.startSignIn.mutate();
      const signed = await startAuthentication({ optionsJSON });
      await client.passkey.setPassword.mutate({ newPassword, signed });
    },
    onSuccess: () => {
      form.reset();
      showToast({ title: t("passwordSet"), description: t("passwordSetText") });
    },
    onError: (failure) => form.setErrors(fieldErrors(failure)),
  });
  const submit = useOneAtATime(mutateAsync);
  return (
    <FormLayout onSubmit={form.onSubmit((values) => submit(values))}>
      <input hidden readOnly type="text" autoComplete="username" value={username} />
      <NewPasswordField
        label={t("newPassword")}
        password={form.values.newPassword}
        {...form.getInputProps("newPassword")}
      />
      <FormFailure text={error ? faultText(error, t("setPasswordFailed")) : undefined} />
      <FormButtons>
        <SubmitButton
          label={t("setPasswordDo")}
          pendingLabel={t("settingPassword")}
          isPending={isPending}
        />
      </FormButtons>
    </FormLayout>
  );
}
