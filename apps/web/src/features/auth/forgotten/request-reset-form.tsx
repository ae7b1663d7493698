import { RequestResetInput } from "@daily-quran/domain/account/password-reset";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useSiteSettings } from "../../../reader/site-settings.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import classes from "./forgotten.module.css";
import { TextButton } from "../../../ui/buttons/text-button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { CallForm, useCallForm } from "../../../reader/forms/call-form.tsx";

/** Has a link mailed that sets a new password; says the same whether the address has an account or not. */
export function RequestResetForm() {
  const t = useTexts("reset");
  const { form, options } = useCallForm<RequestResetInput>(RequestResetInput, { email: "" });
  const call = trpc.auth.requestReset.useMutation(options);
  if (call.data)
    return (
      <output className={classes["mailed"]}>
        <p>
          {t("mailed", {
            email: form.values.email.trim(),
            minutes: call.data.validMinutes,
            address: (email) => <strong>{email}</strong>,
          })}
        </p>
        <NothingCame onAgain={call.reset} />
      </output>
    );
  return (
    <CallForm
      form={form}
      call={call}
      onSend={call.mutateAsync}
      failed={t("mailFailed")}
      label={t("mail")}
      pendingLabel={t("mailing")}
      fullWidth
    >
      <TextField
        label={t("yourEmail")}
        description={t("yourEmailWhy")}
        type="email"
        autoComplete="email"
        {...form.getInputProps("email")}
      />
    </CallForm>
  );
}

/** A mail that does not come locks nobody out. */
function NothingCame({ onAgain }: { readonly onAgain: () => void }) {
  const t = useTexts("reset");
  const { contactEmail } = useSiteSettings();
  return (
    <p>
      {t("nothingCame", {
        again: (label) => <TextButton onClick={onAgain}>{label}</TextButton>,
      })}{" "}
      {contactEmail
        ? t("orWrite", {
            address: contactEmail,
            mail: (address) => <a href={`mailto:${contactEmail}`}>{address}</a>,
          })
        : t("orAsk")}
    </p>
  );
}
