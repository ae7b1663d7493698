import * as apiPaths from "@daily-quran/domain/api-paths";
import { ChangeEmailInput } from "@daily-quran/domain/account/user";
import { useForm } from "@mantine/form";
import { useSchemaResolver } from "../../reader/forms/use-schema-resolver.ts";
import { useQueryClient } from "@tanstack/react-query";
import { failureText, fieldErrors } from "../../reader/server/failure.ts";
import { trpc } from "../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { FormButtons, FormFailure, FormLayout } from "../../ui/forms/form-layout.tsx";
import { SubmitButton } from "../../ui/forms/submit-button.tsx";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";

export function ChangeEmailForm() {
  const t = useTexts("account");
  const queryClient = useQueryClient();
  const showToast = useShowToast();
  const form = useForm<ChangeEmailInput>({
    initialValues: { email: "", password: "" },
    validate: useSchemaResolver(ChangeEmailInput),
  });
  const { mutateAsync, isPending, error } = trpc.auth.changeEmail.useMutation({
    meta: { ownsError: true },
    onSuccess: (user, { email }) => {
      form.reset();
      queryClient.setQueryData([apiPaths.user], user);
      const isAsked = user.email !== email;
      showToast({
        title: t(isAsked ? "emailAsked" : "emailChanged"),
        description: t(isAsked ? "emailAskedText" : "emailChangedText", { email }),
      });
    },
    onError: (failure) => form.setErrors(fieldErrors(failure)),
  });
  const submit = useOneAtATime(mutateAsync);
  return (
    <FormLayout onSubmit={form.onSubmit((values) => submit(values))}>
      <TextField
        label={t("newEmail")}
        type="email"
        autoComplete="email"
        {...form.getInputProps("email")}
      />
      <PasswordField
        label={t("password")}
        autoComplete="current-password"
        {...form.getInputProps("password")}
      />
      <FormFailure text={error ? failureText(error, t("emailFailed")) : undefined} />
      <FormButtons>
        <SubmitButton
          label={t("changeEmailDo")}
          pendingLabel={t("changing")}
          isPending={isPending}
        />
      </FormButtons>
    </FormLayout>
  );
}
