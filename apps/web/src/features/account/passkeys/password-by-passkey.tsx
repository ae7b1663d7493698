import { PasswordByPasskeyInput } from "@daily-quran/domain/account/passkey";
import { startAuthentication } from "@simplewebauthn/browser";
import { useMutation } from "@tanstack/react-query";
import { NewPasswordField } from "../../../reader/forms/new-password-field.tsx";
import { usePasskeyFault } from "../../../reader/passkeys.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import { CallForm, useCallForm } from "../../../reader/forms/call-form.tsx";

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
  const { form, options } = useCallForm(NewOne, { newPassword: "" });
  const call = useMutation({
    ...options,
    mutationFn: async ({ newPassword }: { readonly newPassword: string }) => {
      const optionsJSON = await client.passkey.startSignIn.mutate();
      const signed = await startAuthentication({ optionsJSON });
      await client.passkey.setPassword.mutate({ newPassword, signed });
    },
    onSuccess: () => {
      form.reset();
      showToast({ title: t("passwordSet"), description: t("passwordSetText") });
    },
  });
  return (
    <CallForm
      form={form}
      call={call}
      onSend={call.mutateAsync}
      failed={t("setPasswordFailed")}
      textOf={faultText}
      label={t("setPasswordDo")}
      pendingLabel={t("settingPassword")}
    >
      <input hidden readOnly type="text" autoComplete="username" value={username} />
      <NewPasswordField
        label={t("newPassword")}
        password={form.values.newPassword}
        {...form.getInputProps("newPassword")}
      />
    </CallForm>
  );
}
