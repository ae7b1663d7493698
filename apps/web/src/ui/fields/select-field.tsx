import { NativeSelect, type NativeSelectProps } from "@mantine/core";
import { field } from "./field.ts";

/** One of a few, in the browser's own list. */
export function SelectField(props: NativeSelectProps) {
  return <NativeSelect {...field} {...props} />;
}
