import { passwordStrengthHint } from "@daily-quran/domain/password-strength";
import { ResetPasswordInput } from "@daily-quran/domain/password-reset";
import type { User } from "@daily-quran/domain/user";
import { schemaResolver, useForm } from "@mantine/form";
import { failureText, fieldErrors } from "../../reader/failure.ts";
import { trpc } from "../../reader/trpc.tsx";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { FormFailure, FormLayout } from "../../ui/form-layout.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";

interface ResetFormProps {
  readonly token: string;
  readonly username: string;
  readonly onSignedIn: (user: User) => Promise<void>;
}

/** Sets the password of a reset link's account, which signs in. */
export function ResetForm({ token, username, onSignedIn }: ResetFormProps) {
  const form = useForm<ResetPasswordInput>({
    initialValues: { token, password: "" },
    validate: schemaResolver(ResetPasswordInput, { sync: true }),
  });
  const { mutateAsync, isPending, error } = trpc.auth.resetPassword.useMutation({
    meta: { ownsError: true },
    onSuccess: onSignedIn,
    onError: (failure) => form.setErrors(fieldErrors(failure)),
  });
  const submit = useOneAtATime(mutateAsync);
  return (
    <FormLayout onSubmit={form.onSubmit((values) => submit(values))}>
      {/* A password manager learns from it whose password this is. */}
      <input hidden readOnly type="text" autoComplete="username" value={username} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        description={passwordStrengthHint(form.values.password) ?? "At least 8 characters."}
        inputWrapperOrder={["label", "input", "description", "error"]}
        {...form.getInputProps("password")}
      />
      <FormFailure text={error ? failureText(error, "The password was not set") : undefined} />
      <SubmitButton
        label="Set Password"
        pendingLabel="Setting..."
        isPending={isPending}
        fullWidth
      />
    </FormLayout>
  );
}
