import * as apiPaths from "@daily-quran/domain/api-paths";
import { ChangeEmailInput } from "@daily-quran/domain/account/user";
import { useQueryClient } from "@tanstack/react-query";
import { trpc } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { CallForm, useCallForm } from "../../reader/forms/call-form.tsx";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";

export function ChangeEmailForm() {
  const t = useTexts("account");
  const queryClient = useQueryClient();
  const showToast = useShowToast();
  const { form, options } = useCallForm<ChangeEmailInput>(ChangeEmailInput, {
    email: "",
    password: "",
  });
  const call = trpc.auth.changeEmail.useMutation({
    ...options,
    onSuccess: (user, { email }) => {
      form.reset();
      queryClient.setQueryData([apiPaths.user], user);
      const isAsked = user.email !== email;
      showToast({
        title: t(isAsked ? "emailAsked" : "emailChanged"),
        description: t(isAsked ? "emailAskedText" : "emailChangedText", { email }),
      });
    },
  });
  return (
    <CallForm
      form={form}
      call={call}
      onSend={call.mutateAsync}
      failed={t("emailFailed")}
      label={t("changeEmailDo")}
      pendingLabel={t("changing")}
    >
      <TextField
        label={t("newEmail")}
        type="email"
        autoComplete="email"
        {...form.getInputProps("email")}
      />
      <PasswordField label={t("password")} {...form.getInputProps("password")} />
    </CallForm>
  );
}
