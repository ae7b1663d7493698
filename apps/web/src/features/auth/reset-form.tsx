import { ResetPasswordInput } from "@daily-quran/domain/account/password-reset";
import type { User } from "@daily-quran/domain/account/user";
import { NewPasswordField } from "../../reader/forms/new-password-field.tsx";
import { trpc } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { CallForm, useCallForm } from "../../reader/forms/call-form.tsx";

interface ResetFormProps {
  readonly token: string;
  readonly username: string;
  readonly onSignedIn: (user: User) => Promise<void>;
}

/** Sets the password of a reset link's account, which signs in. */
export function ResetForm({ token, username, onSignedIn }: ResetFormProps) {
  const t = useTexts("reset");
  const { form, options } = useCallForm<ResetPasswordInput>(ResetPasswordInput, {
    token,
    password: "",
  });
  const call = trpc.auth.resetPassword.useMutation({
    ...options,
    onSuccess: onSignedIn,
  });
  return (
    <CallForm
      form={form}
      call={call}
      onSend={call.mutateAsync}
      failed={t("failed")}
      label={t("set")}
      pendingLabel={t("setting")}
      fullWidth
    >
      {/* A password manager learns from it whose password this is. */}
      <input hidden readOnly type="text" autoComplete="username" value={username} />
      <NewPasswordField
        label={t("newPassword")}
        password={form.values.password}
        {...form.getInputProps("password")}
      />
    </CallForm>
  );
}
