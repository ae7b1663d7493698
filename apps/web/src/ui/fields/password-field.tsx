import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/PasswordInput.layer.css";
import { useTexts } from "../../texts/use-texts.ts";
import { field } from "./field.ts";
import classes from "./password-field.module.css";

/** A password, the current one unless told otherwise, with a button that shows what was typed. */
export function PasswordField(props: PasswordInputProps) {
  const t = useTexts("controls");
  return (
    <PasswordInput
      {...field}
      classNames={{
        label: field.classNames.label,
        description: field.classNames.description,
        error: field.classNames.error,
        input: field.classNames.input,
        innerInput: classes["inner"] ?? "",
        visibilityToggle: classes["toggle"] ?? "",
      }}
      visibilityToggleButtonProps={{ "aria-label": t("showPassword"), tabIndex: 0 }}
      rightSectionWidth={44}
      autoComplete="current-password"
      // Mantine marks the box around the input alone.
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  );
}
