import { LoginInput } from "@daily-quran/domain/account/user";
import { useForm } from "@mantine/form";
import { useSchemaResolver } from "../../reader/use-schema-resolver.ts";
import { failureText, fieldErrors } from "../../reader/server/failure.ts";
import { trpc } from "../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { FormFailure, FormLayout } from "../../ui/forms/form-layout.tsx";
import { SubmitButton } from "../../ui/forms/submit-button.tsx";
import { useSignIn } from "./use-sign-in.ts";

/** A username, or a passkey in its place. */
const AUTOFILL = "username webauthn";

export function LoginForm() {
  const t = useTexts("auth");
  const signIn = useSignIn();
  const form = useForm<LoginInput>({
    initialValues: { username: "", password: "" },
    validate: useSchemaResolver(LoginInput),
  });
  const { mutateAsync, isPending, error } = trpc.auth.login.useMutation({
    meta: { ownsError: true },
    onSuccess: signIn,
    onError: (failure) => form.setErrors(fieldErrors(failure)),
  });
  const submit = useOneAtATime(mutateAsync);
  return (
    <FormLayout onSubmit={form.onSubmit((values) => submit(values))}>
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
      <FormFailure text={error ? failureText(error, t("loginFailed")) : undefined} />
      <SubmitButton
        label={t("signIn")}
        pendingLabel={t("signingIn")}
        isPending={isPending}
        fullWidth
      />
    </FormLayout>
  );
}
