import { passwordWeakness } from "@daily-quran/domain/account/password-strength";
import type { ComponentProps } from "react";
import { useTexts } from "../../texts/use-texts.ts";
import { PasswordField } from "../../ui/fields/password-field.tsx";

type NewPasswordFieldProps = ComponentProps<typeof PasswordField> & {
  /** What is typed so far. */
  readonly password: string;
};

/** A new password, with its rule or a hint about a weak one; an error takes their place. */
export function NewPasswordField({ password, ...field }: NewPasswordFieldProps) {
  const t = useTexts("passwords");
  return (
    <PasswordField
      autoComplete="new-password"
      description={field.error ? undefined : t(passwordWeakness(password) ?? "rule")}
      inputWrapperOrder={["label", "input", "description", "error"]}
      {...field}
    />
  );
}
