import { LoginInput } from "@daily-quran/domain/account/user";
import { trpc } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useSignIn } from "./use-sign-in.ts";
import { CallForm, useCallForm } from "../../reader/forms/call-form.tsx";

/** A username, or a passkey in its place. */
const AUTOFILL = "username webauthn";

export function LoginForm() {
  const t = useTexts("auth");
  const signIn = useSignIn();
  const { form, options } = useCallForm<LoginInput>(LoginInput, { username: "", password: "" });
  const call = trpc.auth.login.useMutation({
    ...options,
    onSuccess: signIn,
  });
  return (
    <CallForm
      form={form}
      call={call}
      onSend={call.mutateAsync}
      failed={t("loginFailed")}
      label={t("signIn")}
      pendingLabel={t("signingIn")}
      fullWidth
    >
      <TextField
        label={t("usernameOrEmail")}
        autoComplete={AUTOFILL}
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps("username")}
      />
      <PasswordField
        label={t("password")}
        autoComplete="current-password"
        {...form.getInputProps("password")}
      />
    </CallForm>
  );
}
