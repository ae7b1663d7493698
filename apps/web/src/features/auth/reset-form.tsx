import { ResetPasswordInput } from "@daily-quran/domain/account/password-reset";
import type { User } from "@daily-quran/domain/account/user";
import { useForm } from "@mantine/form";
import { useSchemaResolver } from "../../reader/use-schema-resolver.ts";
import { failureText, fieldErrors } from "../../reader/server/failure.ts";
import { NewPasswordField } from "../../reader/new-password-field.tsx";
import { trpc } from "../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { FormFailure, FormLayout } from "../../ui/forms/form-layout.tsx";
import { SubmitButton } from "../../ui/forms/submit-button.tsx";

interface ResetFormProps {
  readonly token: string;
  readonly username: string;
  readonly onSignedIn: (user: User) => Promise<void>;
}

/** Sets the password of a reset link's account, which signs in. */
export function ResetForm({ token, username, onSignedIn }: ResetFormProps) {
  const t = useTexts("reset");
  const form = useForm<ResetPasswordInput>({
    initialValues: { token, password: "" },
    validate: useSchemaResolver(ResetPasswordInput),
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
      <NewPasswordField
        label={t("newPassword")}
        password={form.values.password}
        {...form.getInputProps("password")}
      />
      <FormFailure text={error ? failureText(error, t("failed")) : undefined} />
      <SubmitButton label={t("set")} pendingLabel={t("setting")} isPending={isPending} fullWidth />
    </FormLayout>
  );
}
