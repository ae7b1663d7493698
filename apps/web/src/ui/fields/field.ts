import "@mantine/core/styles/Input.layer.css";
import classes from "./field.module.css";

/** What every field of a form shares: its size and its colours. */
export const field = {
  size: "md",
  classNames: {
    wrapper: classes["wrapper"] ?? "",
    label: classes["label"] ?? "",
    description: classes["description"] ?? "",
    input: classes["input"] ?? "",
    error: classes["error"] ?? "",
  },
} as const;
