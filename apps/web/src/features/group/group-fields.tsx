import type { UseFormReturnType } from "@mantine/form";
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
  return (
    <>
      <TextField
        label="Group Name"
        placeholder="My Reading Circle"
        data-autofocus
        {...form.getInputProps("name")}
      />
      <TextAreaField label="Description (Optional)" {...form.getInputProps("description")} />
      <SwitchField
        label="Private Group"
        description="Only invited members can join this group"
        {...form.getInputProps("isPrivate", { type: "checkbox" })}
      />
    </>
  );
}
