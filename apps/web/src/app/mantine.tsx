import { MantineContext, MantineThemeProvider } from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import { theme } from "./theme.ts";

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

/** MantineProvider without what the document has already, which is 2.5 KB of scripts. */
export function Mantine({ env, children }: MantineProps) {
  const value = useMemo(() => ({ ...settings, env }), [env]);
  return (
    <MantineContext value={value}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
