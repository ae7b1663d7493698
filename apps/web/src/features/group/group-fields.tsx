import type { UseFormReturnType } from "@mantine/form";
import { useTexts } from "../../texts/use-texts.ts";
import { SwitchField } from "../../ui/fields/switch-field.tsx";
import { TextAreaField } from "../../ui/fields/text-area-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";

export interface GroupFormValues {
  readonly name: string;
  readonly description: string;
  readonly isPrivate: boolean;
}

/** The fields of a group: name, description, privacy. */
export function GroupFields({ form }: { readonly form: UseFormReturnType<GroupFormValues> }) {
  const t = useTexts("groups");
  return (
    <>
      <TextField
        label={t("name")}
        placeholder={t("nameHint")}
        data-autofocus
        {...form.getInputProps("name")}
      />
      <TextAreaField label={t("description")} {...form.getInputProps("description")} />
      <SwitchField
        label={t("privateGroup")}
        description={
          <>
            {t("privateGroupWhy")}
            {!form.values.isPrivate && (
              <>
                <br />
                <span>{t("publicGroupWhy")}</span>
              </>
            )}
          </>
        }
        {...form.getInputProps("isPrivate", { type: "checkbox" })}
      />
    </>
  );
}
