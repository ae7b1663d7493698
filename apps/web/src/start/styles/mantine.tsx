import { MantineContext, type MantineTheme, MantineThemeContext } from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import { theme as data } from "virtual:mantine-theme";
import { variantColors } from "./variant-colors.ts";

const theme: MantineTheme = { ...data, variantColorResolver: variantColors };

const nothing = () => {};

/** The build writes Mantine's CSS variables, and applyTheme sets its colour scheme. */
const settings = {
  colorScheme: "auto",
  setColorScheme: nothing,
  clearColorScheme: nothing,
  getRootElement: () => document.documentElement,
  classNamesPrefix: "mantine",
  cssVariablesSelector: ":root",
  withStaticClasses: true,
} as const;

interface MantineProps {
  readonly env: "default" | "test";
  readonly children: ReactNode;
}

/** MantineProvider without what the document has already, which is 6 KB of scripts. */
export function Mantine({ env, children }: MantineProps) {
  const value = useMemo(() => ({ ...settings, env }), [env]);
  return (
    <MantineContext value={value}>
      <MantineThemeContext value={theme}>{children}</MantineThemeContext>
    </MantineContext>
  );
}
