import { RegisterInput } from "@daily-quran/domain/account/user";
import { useForm } from "@mantine/form";
import { useSchemaResolver } from "../../reader/use-schema-resolver.ts";
import { failureText, fieldErrors } from "../../reader/server/failure.ts";
import { NewPasswordField } from "../../reader/new-password-field.tsx";
import { trpc } from "../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import { FormFailure, FormLayout } from "../../ui/forms/form-layout.tsx";
import { SubmitButton } from "../../ui/forms/submit-button.tsx";
import { useSignIn } from "./use-sign-in.ts";

export function RegisterForm() {
  const t = useTexts("auth");
  const signIn = useSignIn();
  const form = useForm<RegisterInput>({
    initialValues: { username: "", email: "", password: "" },
    validate: useSchemaResolver(RegisterInput),
  });
  const { mutateAsync, isPending, error } = trpc.auth.register.useMutation({
    meta: { ownsError: true },
    onSuccess: signIn,
    onError: (failure) => form.setErrors(fieldErrors(failure)),
  });
  const submit = useOneAtATime(mutateAsync);
  return (
    <FormLayout onSubmit={form.onSubmit((values) => submit(values))}>
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
      <FormFailure text={error ? failureText(error, t("registrationFailed")) : undefined} />
      <SubmitButton
        label={t("createAccount")}
        pendingLabel={t("creatingAccount")}
        isPending={isPending}
        fullWidth
      />
    </FormLayout>
  );
}
