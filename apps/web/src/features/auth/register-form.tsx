import { passwordStrengthHint } from "@daily-quran/domain/password-strength";
import { RegisterInput } from "@daily-quran/domain/user";
import { schemaResolver, useForm } from "@mantine/form";
import { failureText, fieldErrors } from "../../reader/failure.ts";
import { trpc } from "../../reader/trpc.tsx";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { FormFailure, FormLayout } from "../../ui/form-layout.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useSignIn } from "./use-sign-in.ts";

export function RegisterForm() {
  const signIn = useSignIn();
  const form = useForm<RegisterInput>({
    initialValues: { username: "", email: "", password: "" },
    validate: schemaResolver(RegisterInput, { sync: true }),
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
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps("username")}
      />
      <TextField label="Email" type="email" autoComplete="email" {...form.getInputProps("email")} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        description={passwordStrengthHint(form.values.password) ?? "At least 8 characters."}
        inputWrapperOrder={["label", "input", "description", "error"]}
        {...form.getInputProps("password")}
      />
      <FormFailure text={error ? failureText(error, "Registration failed") : undefined} />
      <SubmitButton
        label="Create Account"
        pendingLabel="Creating account..."
        isPending={isPending}
        fullWidth
      />
    </FormLayout>
  );
}
