import { RegisterInput } from "@daily-quran/domain/account/user";
import { NewPasswordField } from "../../reader/forms/new-password-field.tsx";
import { trpc } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useSignIn } from "./use-sign-in.ts";
import { CallForm, useCallForm } from "../../reader/forms/call-form.tsx";

export function RegisterForm() {
  const t = useTexts("auth");
  const signIn = useSignIn();
  const { form, options } = useCallForm<RegisterInput>(RegisterInput, {
    username: "",
    email: "",
    password: "",
  });
  const call = trpc.auth.register.useMutation({
    ...options,
    onSuccess: signIn,
  });
  return (
    <CallForm
      form={form}
      call={call}
      onSend={call.mutateAsync}
      failed={t("registrationFailed")}
      label={t("createAccount")}
      pendingLabel={t("creatingAccount")}
      fullWidth
    >
      <TextField
        label={t("username")}
        description={form.errors["username"] ? undefined : t("usernameRule")}
        inputWrapperOrder={["label", "input", "description", "error"]}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps("username")}
      />
      <TextField
        label={t("email")}
        type="email"
        autoComplete="email"
        {...form.getInputProps("email")}
      />
      <NewPasswordField
        label={t("password")}
        password={form.values.password}
        {...form.getInputProps("password")}
      />
    </CallForm>
  );
}
