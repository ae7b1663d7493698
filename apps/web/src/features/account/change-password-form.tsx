import { ChangePasswordInput } from "@daily-quran/domain/account/user";
import { useForm } from "@mantine/form";
import { useSchemaResolver } from "../../reader/use-schema-resolver.ts";
import { failureText, fieldErrors } from "../../reader/server/failure.ts";
import { NewPasswordField } from "../../reader/new-password-field.tsx";
import { trpc } from "../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { FormButtons, FormFailure, FormLayout } from "../../ui/forms/form-layout.tsx";
import { SubmitButton } from "../../ui/forms/submit-button.tsx";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";

export function ChangePasswordForm({ username }: { readonly username: string }) {
  const t = useTexts("account");
  const showToast = useShowToast();
  const form = useForm<ChangePasswordInput>({
    initialValues: { currentPassword: "", newPassword: "" },
    validate: useSchemaResolver(ChangePasswordInput),
  });
  const { mutateAsync, isPending, error } = trpc.auth.changePassword.useMutation({
    meta: { ownsError: true },
    onSuccess: () => {
      form.reset();
      showToast({ title: t("passwordChanged"), description: t("passwordChangedText") });
    },
    onError: (failure) => form.setErrors(fieldErrors(failure)),
  });
  const submit = useOneAtATime(mutateAsync);
  return (
    <FormLayout onSubmit={form.onSubmit((values) => submit(values))}>
      {/* A password manager learns from it whose password changes. */}
      <input hidden readOnly type="text" autoComplete="username" value={username} />
      <PasswordField
        label={t("currentPassword")}
        autoComplete="current-password"
        {...form.getInputProps("currentPassword")}
      />
      <NewPasswordField
        label={t("newPassword")}
        password={form.values.newPassword}
        {...form.getInputProps("newPassword")}
      />
      <FormFailure text={error ? failureText(error, t("passwordFailed")) : undefined} />
      <FormButtons>
        <SubmitButton
          label={t("changePasswordDo")}
          pendingLabel={t("changing")}
          isPending={isPending}
        />
      </FormButtons>
    </FormLayout>
  );
}
