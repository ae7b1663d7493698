import type { VariantColorsResolver } from "@mantine/core";
import { variants } from "virtual:mantine-theme";

/** The colours of Mantine's components, from a table of the build: its own resolver mixes any colour. */
export const variantColors: VariantColorsResolver = ({ variant, color = "teal" }) => {
  const colors = variants[color]?.[variant];
  if (!colors) throw new Error(`plugins/mantine-theme.ts has no ${variant} in ${color}`);
  return variant === "filled" ? { ...colors, color: "var(--on-accent)" } : colors;
};
