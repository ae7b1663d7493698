import { ChangePasswordInput } from "@daily-quran/domain/account/user";
import { NewPasswordField } from "../../reader/forms/new-password-field.tsx";
import { trpc } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";
import { CallForm, useCallForm } from "../../reader/forms/call-form.tsx";

export function ChangePasswordForm({ username }: { readonly username: string }) {
  const t = useTexts("account");
  const showToast = useShowToast();
  const { form, options } = useCallForm<ChangePasswordInput>(ChangePasswordInput, {
    currentPassword: "",
    newPassword: "",
  });
  const call = trpc.auth.changePassword.useMutation({
    ...options,
    onSuccess: () => {
      form.reset();
      showToast({ title: t("passwordChanged"), description: t("passwordChangedText") });
    },
  });
  return (
    <CallForm
      form={form}
      call={call}
      onSend={call.mutateAsync}
      failed={t("passwordFailed")}
      label={t("changePasswordDo")}
      pendingLabel={t("changing")}
    >
      {/* A password manager learns from it whose password changes. */}
      <input hidden readOnly type="text" autoComplete="username" value={username} />
      <PasswordField label={t("currentPassword")} {...form.getInputProps("currentPassword")} />
      <NewPasswordField
        label={t("newPassword")}
        password={form.values.newPassword}
        {...form.getInputProps("newPassword")}
      />
    </CallForm>
  );
}
