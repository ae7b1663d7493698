import { StartPasskeyInput } from "@daily-quran/domain/account/passkey";
import { startRegistration } from "@simplewebauthn/browser";
import { useMutation } from "@tanstack/react-query";
import { usePasskeyFault } from "../../../reader/passkeys.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import { CallForm, useCallForm } from "../../../reader/forms/call-form.tsx";

/** Asks for the password, and has the browser make a passkey. */
export function AddPasskeyForm({ username }: { readonly username: string }) {
  const t = useTexts("passkeys");
  const faultText = usePasskeyFault();
  const showToast = useShowToast();
  const utils = trpc.useUtils();
  const { form, options } = useCallForm(StartPasskeyInput, { password: "" });
  const call = useMutation({
    ...options,
    mutationFn: async (values: { readonly password: string }) => {
      const optionsJSON = await utils.client.passkey.start.mutate(values);
      await utils.client.passkey.add.mutate(await startRegistration({ optionsJSON }));
    },
    onSuccess: () => {
      form.reset();
      showToast({ title: t("addedTitle"), description: t("addedText") });
      return utils.passkey.list.invalidate();
    },
  });
  return (
    <CallForm
      form={form}
      call={call}
      onSend={call.mutateAsync}
      failed={t("addFailed")}
      textOf={faultText}
      label={t("add")}
      pendingLabel={t("adding")}
    >
      <input hidden readOnly type="text" autoComplete="username" value={username} />
      <PasswordField label={t("password")} {...form.getInputProps("password")} />
    </CallForm>
  );
}
