import { Switch, type SwitchProps } from "@mantine/core";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Switch.layer.css";
import classes from "./switch-field.module.css";

/** On or off. Its name is its label alone: Mantine's label element holds the description, too. */
export function SwitchField(props: SwitchProps & { readonly label: string }) {
  return (
    <Switch
      aria-label={props.label}
      size="md"
      classNames={{
        root: classes["root"] ?? "",
        body: classes["body"] ?? "",
        label: classes["label"] ?? "",
        description: classes["description"] ?? "",
        track: classes["track"] ?? "",
      }}
      {...props}
    />
  );
}
