import { Textarea, type TextareaProps } from "@mantine/core";
import { field } from "./field.ts";

/** Several lines; the reader's to make taller. */
export function TextAreaField(props: TextareaProps) {
  return <Textarea {...field} rows={3} resize="vertical" {...props} />;
}
