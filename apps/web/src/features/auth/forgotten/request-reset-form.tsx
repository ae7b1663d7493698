import { RequestResetInput } from "@daily-quran/domain/account/password-reset";
import { useForm } from "@mantine/form";
import { useSchemaResolver } from "../../../reader/use-schema-resolver.ts";
import { failureText, fieldErrors } from "../../../reader/server/failure.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useSiteSettings } from "../../../reader/site-settings.ts";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import classes from "./forgotten.module.css";
import textButton from "../../../ui/buttons/text-button.module.css";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { FormFailure, FormLayout } from "../../../ui/forms/form-layout.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";

/** Has a link mailed that sets a new password; says the same whether the address has an account or not. */
export function RequestResetForm() {
  const t = useTexts("reset");
  const form = useForm<RequestResetInput>({
    initialValues: { email: "" },
    validate: useSchemaResolver(RequestResetInput),
  });
  const { mutateAsync, isPending, error, data, reset } = trpc.auth.requestReset.useMutation({
    meta: { ownsError: true },
    onError: (failure) => form.setErrors(fieldErrors(failure)),
  });
  const submit = useOneAtATime(mutateAsync);
  if (data)
    return (
      <output className={classes["mailed"]}>
        <p>
          {t("mailed", {
            email: form.values.email.trim(),
            minutes: data.validMinutes,
            address: (email) => <strong>{email}</strong>,
          })}
        </p>
        <NothingCame onAgain={reset} />
      </output>
    );
  return (
    <FormLayout onSubmit={form.onSubmit((values) => submit(values))}>
      <TextField
        label={t("yourEmail")}
        description={t("yourEmailWhy")}
        type="email"
        autoComplete="email"
        {...form.getInputProps("email")}
      />
      <FormFailure text={error ? failureText(error, t("mailFailed")) : undefined} />
      <SubmitButton label={t("mail")} pendingLabel={t("mailing")} isPending={isPending} fullWidth />
    </FormLayout>
  );
}

/** A mail that does not come locks nobody out. */
function NothingCame({ onAgain }: { readonly onAgain: () => void }) {
  const t = useTexts("reset");
  const { contactEmail } = useSiteSettings();
  return (
    <p>
      {t("nothingCame", {
        again: (label) => (
          <button type="button" className={textButton["button"]} onClick={onAgain}>
            {label}
          </button>
        ),
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
