import { TextInput, type TextInputProps } from "@mantine/core";
import { field } from "./field.ts";

export function TextField(props: TextInputProps) {
  return <TextInput {...field} {...props} />;
}
